import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds for a request that is already being sent over an idle connection, and for current requests. */
export const STOP_TIMES = { linger: 500, grace: 10_000 };

/**
 * Makes a server stoppable without cutting off requests. Call it before any other listener of requests. The returned
 * function stops the server: it accepts no new connections, answers with `Connection: close`, which sends a proxy
 * elsewhere, and closes idle connections after `linger`. It resolves when the last one is closed, after `grace` at the
 * latest.
 */
export function makeStoppable(server: Server, { linger, grace } = STOP_TIMES): () => Promise<void> {
  const sockets = new Set<Socket>();
  const current = new Map<ServerResponse, Socket>();
  let isStopping = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    current.set(response, socket);
    response.once('close', () => current.delete(response));
  });

  return async function stop() {
    const closed = once(server, 'close');
    isStopping = true;
    for (const response of current.keys()) response.shouldKeepAlive = false;
    // Accepts connections that the system has made already; closing would reset them.
    await polled();
    // The HTTP server's own `close()` would close idle connections at once, with requests already on their way.
    NetServer.prototype.close.call(server);
    const lingering = setInterval(async () => {
      // On a busy machine the timer may come before requests that arrived long ago.
      await polled();
      const answered = new Set(current.values());
      for (const socket of sockets) if (!answered.has(socket)) socket.destroy();
    }, linger);
    const tooLong = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(lingering);
    clearTimeout(tooLong);
  };
}

/** Resolves when the event loop has looked at all sockets, which takes two turns if the first is past that phase. */
async function polled(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
