import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Times in milliseconds. */
export interface StopTimes {
  /** For a request that is already being sent over an idle connection. */
  linger: number;
  /** For current requests. */
  grace: number;
}

export const STOP_TIMES: StopTimes = { linger: 500, grace: 10_000 };

/**
 * Makes a server stoppable without cutting off requests. Call it before the server listens. The returned function stops
 * the server: it accepts no new connections, answers with `Connection: close`, and closes idle connections after
 * `linger`. It resolves when the last connection is closed.
 */
export function makeStoppable(
  server: Server,
  { linger, grace }: StopTimes = STOP_TIMES,
): () => Promise<void> {
  const sockets = new Set<Socket>();
  const answering = new Map<Socket, ServerResponse>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    answering.set(socket, response);
    response.once('close', () => answering.delete(socket));
    if (isStopping) response.shouldKeepAlive = false;
  });

  return async function stop() {
    const closed = once(server, 'close');
    isStopping = true;
    for (const response of answering.values()) response.shouldKeepAlive = false;
    // The HTTP server's own `close()` would close idle connections at once, with requests already on their way.
    NetServer.prototype.close.call(server);
    const lingering = setInterval(() => {
      for (const socket of sockets) if (!answering.has(socket)) socket.destroy();
    }, linger);
    const tooLong = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, grace);
    await closed;
    clearInterval(lingering);
    clearTimeout(tooLong);
  };
}
