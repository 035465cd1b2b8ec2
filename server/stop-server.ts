import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long a server takes to stop, in milliseconds. */
export interface StopTimes {
  /** For a request that is on its way over a connection that was kept open. */
  linger: number;
  /** For the requests under way. */
  grace: number;
}

export const STOP_TIMES: StopTimes = { linger: 500, grace: 10_000 };

/**
 * Makes a server stoppable without cutting off a request. Call before it listens. The function it returns stops the
 * server: no new connections, every answer from now on says `Connection: close`, connections without a request are
 * closed after a moment. It resolves when the last connection is gone.
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
    // The server's own `close()` would close silent connections at once, and with them what is on its way over them.
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
