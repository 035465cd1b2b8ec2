import { once } from 'node:events';
import { type Server } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendRaw } from '../tests/fixtures/raw-connection.ts';
import { listening } from '../tests/fixtures/listening.ts';
import { CONNECTION_LIMITS, createHttpServer } from './http-server.ts';
import { documentHeaders } from './middleware/security-headers.ts';
import { MOST_UNANSWERED, refuseEarly } from './refuse-early.ts';
import { recordUnanswered } from './unanswered.ts';

const HOST = 'Host: site.example\r\n';

describe('what no app can read', () => {
  let server: Server;
  let port: number;
  let passedOn = 0;

  beforeEach(async () => {
    server = createHttpServer({
      ...CONNECTION_LIMITS,
      headersTimeout: 500,
      requestTimeout: 500,
      connectionsCheckingInterval: 10,
    });
    refuseEarly(server, recordUnanswered(server), documentHeaders({ secure: true }), (request, response) => {
      passedOn += 1;
      if (request.url === '/begun') response.write('half');
      else request.resume().once('end', () => response.end(`welcome to ${request.headers.host}`));
    });
    const site = await listening(server);
    ({ port } = site);
    return site.close;
  });

  it.each([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['a header without end', 408, 'GET / HTTP/1.1\r\nHost'],
    ['a body without end', 408, `POST / HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\nhalf`],
    ['a header that is too large', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(17_000)}\r\n\r\n`],
    ['no host in HTTP/1.1', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 400, `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
    ['two hosts in HTTP/1.0', 400, `GET / HTTP/1.0\r\n${HOST}${HOST}\r\n`],
    ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: 999.999.999.999\r\n\r\n'],
    ['an expectation that nobody knows', 417, `GET / HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`],
    [
      'a large body that waits for leave',
      413,
      `POST / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 10000000\r\n\r\n`,
    ],
  ])('is refused with all headers and a few words: %s', async (_what, status, text) => {
    const answer = await ask(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(documentHeaders({ secure: true })))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(body).toMatch(/^[A-Z][\w ]+\n$/);
    expect(answer).toContain(`\r\nContent-Length: ${body.length}\r\n`);
  });

  it.each([
    ['HTTP/1.0 without a host', 'undefined', 'GET / HTTP/1.0\r\n\r\n'],
    ['a host with an empty port', 'a', 'GET / HTTP/1.1\r\nHost: a:\r\nConnection: close\r\n\r\n'],
    ['a host in capitals', 'a.example', 'GET / HTTP/1.1\r\nHost: A.Example:80\r\nConnection: close\r\n\r\n'],
    [
      'a small body that waits for leave',
      'site.example',
      `POST / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx`,
    ],
  ])('does not include %s', async (_what, host, text) => {
    expect(await ask(text)).toContain(`welcome to ${host}`);
  });

  it('does not end up in the middle of another answer', async () => {
    const { socket, answer } = await sendRaw(port, `GET /begun HTTP/1.1\r\n${HOST}\r\n`);
    await once(socket, 'data');
    socket.write('hello\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answer).not.toContain('HTTP/1.1 400');
  });

  it.each([
    ['requests', `GET / HTTP/1.1\r\n${HOST}\r\n`],
    ['expectations that nobody knows', `GET / HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`],
  ])(
    'is more than so many %s that are sent ahead: the connection is closed, and no more is read',
    async (_what, text) => {
      let read = 0;
      for (const event of ['request', 'checkContinue', 'checkExpectation'])
        server.on(event, () => (read += 1));
      const last = `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
      const ahead = await ask(`GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(MOST_UNANSWERED - 1) + last);
      expect(ahead.match(/HTTP\/1\.1 200 /g)).toHaveLength(MOST_UNANSWERED);
      read = 0;
      passedOn = 0;
      expect(await ask(text.repeat(2000))).not.toContain('HTTP/1.1 200');
      expect(passedOn).toBe(0);
      expect(read).toBeLessThanOrEqual(2 * MOST_UNANSWERED + 1);
    },
  );

  it('is not one request after the other', async () => {
    const { socket } = await sendRaw(port, '');
    for (let count = 0; count < 3 * MOST_UNANSWERED; count += 1) {
      socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
      const [answer] = await once(socket, 'data');
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    }
    socket.destroy();
  });

  async function ask(text: string) {
    return (await sendRaw(port, text)).answer;
  }
});
