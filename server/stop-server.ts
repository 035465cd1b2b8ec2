import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for a request that is already being sent over an idle connection, and for current requests. */
export const STOP_TIMES = { linger: 500, grace: 10_000 };

/**
 * Makes a server stoppable without cutting off requests. Call it before any other listener of requests. The returned function
 * stops the server: it answers with `Connection: close`, which sends a proxy elsewhere, and accepts no connection after
 * `linger`, and closes idle ones after `linger` again. It resolves when the last one is closed, after `grace` at the latest.
 */
export function makeStoppable(server: Server, { linger, grace } = STOP_TIMES): () => Promise<void> {
  const current = new Set<ServerResponse>();
  let isStopping = false;
  server.on('request', (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    current.add(response);
    response.once('close', () => current.delete(response));
  });

  return async function stop() {
    isStopping = true;
    for (const response of current) response.shouldKeepAlive = false;
    await pause(linger);
    // On a busy machine the timer comes before connections and requests that arrived long ago: these are taken and read first.
    await setImmediate();
    await setImmediate();
    const closed = once(server, 'close');
    // The HTTP server's own `close()` would also close connections at once whose first request is on its way.
    NetServer.prototype.close.call(server);
    const lingering = setInterval(() => server.closeIdleConnections(), linger);
    const tooLong = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearInterval(lingering);
    clearTimeout(tooLong);
  };
}
