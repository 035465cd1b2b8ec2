import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Unanswered } from './unanswered.ts';

/** Milliseconds for a request that is already being sent over an idle connection, and for current requests. */
export const STOP_TIMES = { linger: 500, grace: 10_000 };

/**
 * Makes a server stoppable without cutting off requests. Call it before any other listener of requests. The returned function stops
 * the server: it accepts no new connections, answers with `Connection: close`, and closes idle connections after
 * `linger`. It resolves when the last connection is closed.
 */
export function makeStoppable(
  server: Server,
  unanswered: Unanswered,
  { linger, grace } = STOP_TIMES,
): () => Promise<void> {
  let isStopping = false;

  server.on('request', (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
  });

  return async function stop() {
    const closed = once(server, 'close');
    isStopping = true;
    for (const answers of unanswered.values()) {
      for (const response of answers) response.shouldKeepAlive = false;
    }
    // Connections that the system has made are taken first; closing resets them.
    await polled();
    // The HTTP server's own `close()` would close idle connections at once, with requests already on their way.
    NetServer.prototype.close.call(server);
    const lingering = setInterval(async () => {
      // On a busy machine the timer may come before requests that have arrived long ago.
      await polled();
      for (const [socket, answers] of unanswered) if (answers.size === 0) socket.destroy();
    }, linger);
    const tooLong = setTimeout(() => {
      for (const socket of unanswered.keys()) socket.destroy();
    }, grace);
    await closed;
    clearInterval(lingering);
    clearTimeout(tooLong);
  };
}

/** Resolves when the event loop has looked at all sockets: the first turn may be past that already. */
async function polled(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
