import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

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
  /** The answers that each connection waits for: several when its client sends requests ahead. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    // Node tells nothing of the answers that a closed connection had no turn for.
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    const answers = connections.get(socket);
    answers?.add(response);
    response.once('close', () => answers?.delete(response));
    if (isStopping) response.shouldKeepAlive = false;
  });

  return async function stop() {
    const closed = once(server, 'close');
    isStopping = true;
    for (const answers of connections.values()) {
      for (const response of answers) response.shouldKeepAlive = false;
    }
    // Connections that the system has made are taken first; closing resets them.
    await polled();
    // The HTTP server's own `close()` would close idle connections at once, with requests already on their way.
    NetServer.prototype.close.call(server);
    const lingering = setInterval(async () => {
      // On a busy machine the timer may come before requests that have arrived long ago.
      await polled();
      for (const [socket, answers] of connections) if (answers.size === 0) socket.destroy();
    }, linger);
    const tooLong = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
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
