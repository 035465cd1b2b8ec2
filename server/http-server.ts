import { createServer, type Server } from 'node:http';

/** How long and how much one connection may take; times in milliseconds. */
export interface ConnectionLimits {
  /** Until the header of a request has come. */
  headersTimeout: number;
  /** Until a request has come with its body: 64 KiB, which the slowest telephones send in half of it. */
  requestTimeout: number;
  /** Between two requests. Longer than proxies keep theirs open, or they would send into a closing one. */
  keepAliveTimeout: number;
  /** Without a byte in either direction: for those who ask and then do not read. */
  idleTimeout: number;
  /** How often the first two are looked at. */
  connectionsCheckingInterval: number;
  /** Bytes of a request's header. */
  maxHeaderSize: number;
  maxHeadersCount: number;
  /** Connections at a time, some ten kilobytes each; one more is hung up on. */
  maxConnections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 60_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  maxHeadersCount: 100,
  maxConnections: 10_000,
};

/**
 * Node's HTTP server, which answers slow and oversized requests by itself (408, 431) and hangs up on them, so
 * that nobody holds connections open for nothing (Slowloris).
 */
export function createHttpServer(limits: ConnectionLimits = CONNECTION_LIMITS): Server {
  const { maxHeadersCount, maxConnections, idleTimeout, ...options } = limits;
  const server = createServer(options);
  server.maxHeadersCount = maxHeadersCount;
  server.maxConnections = maxConnections;
  server.timeout = idleTimeout;
  return server;
}
