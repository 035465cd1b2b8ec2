import { once } from 'node:events';
import { BlockList } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../tests/fixtures/raw-connection.ts';
import { listening } from '../tests/fixtures/listening.ts';
import { CONNECTION_LIMITS, createHttpServer, type ConnectionLimits } from './http-server.ts';

/** Times so short that a test need not wait, and far enough apart to tell which of them ran out. */
const SHORT = {
  headersTimeout: 50,
  requestTimeout: 60_000,
  keepAliveTimeout: 60_000,
  idleTimeout: 60_000,
  connectionsCheckingInterval: 10,
};

const REQUEST = 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n';
const LAST_REQUEST = 'GET / HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n';

describe('the connections', () => {
  let port: number;

  it('are closed when nothing is sent', async () => {
    await listen({ ...SHORT, headersTimeout: 60_000, idleTimeout: 50 });
    const { answer } = await send('');
    expect(await answer).toBe('');
  });

  it('are closed when no further request follows', async () => {
    await listen({ ...SHORT, keepAliveTimeout: 1 });
    const { answer } = await send(REQUEST);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('are limited in number', async () => {
    const server = await listen({ ...SHORT, headersTimeout: 60_000, maxConnections: 1 });
    await send(REQUEST);
    const dropped = once(server, 'drop');
    const { answer } = await send(REQUEST);
    await dropped;
    expect(await answer).toBe('');
  });

  it('of one client are limited in number, unless it is a trusted proxy', async () => {
    await listen({ ...SHORT, headersTimeout: 60_000, maxConnectionsPerIp: 1 });
    await send('GET / HTTP/1.1\r\nHost');
    const refused = await send(REQUEST);
    expect(await refused.answer).toBe('');
    const proxies = new BlockList();
    proxies.addSubnet('127.0.0.0', 8);
    await listen({ ...SHORT, headersTimeout: 60_000, maxConnectionsPerIp: 1 }, proxies);
    await send('GET / HTTP/1.1\r\nHost');
    const answered = await send(LAST_REQUEST);
    expect(await answered.answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('of one client may be opened again once others are closed', async () => {
    await listen({ ...SHORT, headersTimeout: 60_000, maxConnectionsPerIp: 1 });
    for (let count = 0; count < 3; count += 1) {
      const { answer } = await send(LAST_REQUEST);
      expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('answer a request to upgrade as any other, and close a tunnel', async () => {
    await listen({ ...SHORT, headersTimeout: 60_000 });
    const { answer } = await send(LAST_REQUEST.replace('close', 'Upgrade, close\r\nUpgrade: websocket'));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await (await send('CONNECT a.example:1 HTTP/1.1\r\nHost: a.example\r\n\r\n')).answer).toBe('');
  });

  async function listen(limits: Partial<ConnectionLimits>, trustedProxies?: BlockList) {
    const server = createHttpServer({ ...CONNECTION_LIMITS, ...limits }, trustedProxies);
    server.on('request', (request, response) => {
      request.resume();
      request.on('end', () => response.end('welcome'));
    });
    const site = await listening(server);
    ({ port } = site);
    onTestFinished(site.close);
    return server;
  }

  function send(text: string) {
    return sendRaw(port, text);
  }
});
