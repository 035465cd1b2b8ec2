import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BODY_LIMIT } from './functions/functions.ts';
import { parseHost } from './host.ts';
import type { Unanswered } from './unanswered.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests of one connection that wait for their answers. Browsers and proxies send one after the other. */
export const MOST_UNANSWERED = 8;

/**
 * Passes a server's requests on and refuses those that no app can read: what is no HTTP, comes too slowly or is too
 * large (Node would answer without a body), a host that is none, two hosts, or none in HTTP/1.1 (RFC 9112, 3.2). A client
 * that sends more than `MOST_UNANSWERED` ahead of their answers loses its connection, and no other request of it is read.
 * @param headers of each refusal
 */
export function refuseEarly(
  server: Server,
  unanswered: Unanswered,
  headers: Record<string, string>,
  listener: Listener,
): void {
  server.on('request', onRequest);
  server.on('checkContinue', (request, response) => {
    if (!hasTurn(request)) return;
    if (Number(request.headers['content-length']) > BODY_LIMIT) return refuse(response, 413);
    response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => {
    if (hasTurn(request)) refuse(response, 417);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isBegun = Array.from(unanswered.get(socket) ?? []).some(({ headersSent }) => headersSent);
    if (socket.writable && !isBegun) socket.write(rawRefusal(STATUSES[error.code ?? ''] ?? 400, headers));
    socket.destroy();
  });

  function onRequest(request: IncomingMessage, response: ServerResponse) {
    if (!hasTurn(request)) return;
    if (!isHostRight(request)) return refuse(response, 400);
    // Once all that came together has been read: too many requests close the connection, and then none is worth an answer.
    process.nextTick(() => {
      if (!request.socket.destroyed) listener(request, response);
    });
  }

  function hasTurn({ socket }: IncomingMessage): boolean {
    if ((unanswered.get(socket)?.size ?? 0) > MOST_UNANSWERED) socket.destroy();
    return !socket.destroyed;
  }

  function refuse(response: ServerResponse, status: number) {
    const { fields, body } = refusal(status, headers);
    response.writeHead(status, fields).end(body);
  }
}

function refusal(status: number, headers: Record<string, string>) {
  const body = `${STATUS_CODES[status]}\n`;
  const fields = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  return { fields, body };
}

/** Of Node's errors, as Node itself answers them. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function rawRefusal(status: number, headers: Record<string, string>): string {
  const { fields, body } = refusal(status, headers);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Also writes the host in its one spelling, because the adapter takes others for errors. */
function isHostRight({ headers, headersDistinct, httpVersion }: IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion === '1.0';
  headers.host = parseHost(headers.host);
  return headers.host !== undefined && headersDistinct.host?.length === 1;
}
