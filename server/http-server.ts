import { createServer, IncomingMessage, type Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import { isIn } from './middleware/client-address.ts';

export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** Limits of connections and requests; times in milliseconds. */
export const CONNECTION_LIMITS = {
  /** From the start of a request until its header is complete. */
  headersTimeout: 10_000,
  /** From the start of a request until its body is complete. Slow phones send 64 KiB in half that time. */
  requestTimeout: 30_000,
  /** Between two requests. Proxies must close idle connections earlier, or they would send into a closing one. */
  keepAliveTimeout: 65_000,
  /** Without a byte in either direction, such as when a client does not read the response. */
  idleTimeout: 60_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 2000,
  /** Bytes of a request's header. */
  maxHeaderSize: 16 * 1024,
  maxHeadersCount: 100,
  /** Connections at a time, some ten kilobytes each; one more is closed at once. */
  maxConnections: 10_000,
  /** Connections of one IP address at a time: a browser opens six. Trusted proxies are exempt. */
  maxConnectionsPerIp: 256,
};

/**
 * Node's HTTP server with limits. It answers slow and oversized requests with 408 and 431 and closes their connections,
 * which defeats Slowloris attacks.
 */
export function createHttpServer(
  limits: ConnectionLimits = CONNECTION_LIMITS,
  trustedProxies = new BlockList(),
): Server {
  const { maxHeadersCount, maxConnections, maxConnectionsPerIp, idleTimeout, ...options } = limits;
  const server = createServer({
    ...options,
    // `refuseEarly` checks it, because Node's refusal has no headers.
    requireHostHeader: false,
    IncomingMessage: ReadWhileOpen,
    shouldUpgradeCallback: isClosed,
  });
  server.maxHeadersCount = maxHeadersCount;
  server.maxConnections = maxConnections;
  server.timeout = idleTimeout;
  limitPerIp(server, maxConnectionsPerIp, trustedProxies);
  return server;
}

/**
 * Node reads up to 64 KB of a connection at once, some two thousand requests, and would make an object of each even after
 * the connection was closed. It stops at what is no longer HTTP: so the first request after that is said to be.
 */
class ReadWhileOpen extends IncomingMessage {
  get upgrade(): boolean {
    return this.method === 'CONNECT' || isClosed(this);
  }

  /** Node says here what the request asks for. This server upgrades nothing, and ignores it. */
  set upgrade(_asked: unknown) {}
}

function isClosed({ socket }: IncomingMessage): boolean {
  return socket.destroyed;
}

function limitPerIp(server: Server, limit: number, exempt: BlockList) {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isIn(exempt, ip)) return;
    const count = (open.get(ip) ?? 0) + 1;
    if (count > limit) {
      socket.destroy();
      return;
    }
    open.set(ip, count);
    socket.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left > 0) open.set(ip, left);
      else open.delete(ip);
    });
  });
}
