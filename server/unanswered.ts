import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answers that each open connection waits for: several when its client sends requests ahead. */
export type Unanswered = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/** Keeps the record of a server. Call it before the server listens, and before anything else listens to its requests. */
export function recordUnanswered(server: Server): Unanswered {
  const connections = new Map<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    // Node tells nothing of the answers that a closed connection had no turn for.
    socket.once('close', () => connections.delete(socket));
  });
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    server.on(event, ({ socket }: IncomingMessage, response: ServerResponse) => {
      const answers = connections.get(socket);
      answers?.add(response);
      response.once('close', () => answers?.delete(response));
    });
  }
  return connections;
}
