import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from '../../tests/fixtures/services/raw-connection.ts';
import { listening } from '../../tests/fixtures/site/listening.ts';
import { makeStoppable } from './stop-server.ts';

const LINGER_MS = 50;

const REQUEST = 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n';

describe('a server that is stopped', () => {
  let server: Server;
  let port: number;
  let stop: () => Promise<void>;
  let arrived: ServerResponse[];

  beforeEach(async () => {
    arrived = [];
    server = createServer((_request, response) => {
      arrived.push(response);
      server.emit('arrived');
    });
    server.keepAliveTimeout = 60_000;
    stop = makeStoppable(server, { linger: LINGER_MS, grace: 60_000 });
    ({ port } = await listening(server));
    return () => server.closeAllConnections();
  });

  it('finishes the current response with Connection: close', async () => {
    const { answer } = await send();
    const stopped = stop();
    arrived[0]?.end('whole');
    expect(await answer).toMatch(/\r\nConnection: close\r\n[^]*whole/);
    await stopped;
  });

  it('answers on a connection that the system has accepted and the server has not', async () => {
    const socket = connect(port, '127.0.0.1');
    const answer = text(socket);
    // By then the system has accepted the connection, without a turn of the event loop.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const stopped = stop();
    const coming = once(server, 'arrived');
    socket.write(REQUEST);
    await coming;
    arrived[0]?.end('whole');
    expect(await answer).toMatch(/\r\nConnection: close\r\n[^]*whole/);
    await stopped;
  });

  it('answers a request on a kept-alive connection and then closes it, even if it reads the request late', async () => {
    const { socket, answer } = await send();
    arrived[0]?.end('first');
    await once(socket, 'readable');
    const stopped = stop();
    socket.write(REQUEST);
    block(LINGER_MS * 2);
    await expect.poll(() => arrived.length).toBe(2);
    arrived[1]?.end('second');
    expect(await answer).toMatch(/first[^]*\r\nConnection: close\r\n[^]*second/);
    await stopped;
  });

  it('closes idle connections and cuts off requests that take too long', async () => {
    const unfinished = [await sendRaw(port, ''), await sendRaw(port, 'GET / HTTP/1.1\r\nHost'), await send()];
    await makeStoppable(server, { linger: LINGER_MS, grace: 300 })();
    expect(await Promise.all(unfinished.map(({ answer }) => answer))).toEqual(['', '', '']);
  });

  async function send(requests = REQUEST) {
    const coming = once(server, 'arrived');
    const sent = await sendRaw(port, requests);
    await coming;
    return sent;
  }
});

/** Blocks, like a process that gets no processor time. */
function block(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
