import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { FinishedPage } from './finished-page.ts';
import { keptPages } from './kept-pages.ts';
import { PageCache } from './page-cache.ts';

let port: number;
let version: string;
let pages: PageCache;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), alarm: vi.fn() };
const countRequest = vi.fn();

beforeEach(async () => {
  version = 'v1';
  pages = new PageCache({ limit: 1_000_000 });
  const services = {
    pages,
    content: { version: () => version },
    metrics: { countRequest },
    log,
    settings: { secure: true },
  };
  const answer = keptPages(services as never);
  const listener: RequestListener = (request, response) =>
    answer(request, response, () => response.end('through everything'));
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  await keep('/pricing', 'en', 'Prices');
  await keep('/pricing', 'de', 'Preise');
  await keep('/fr/pricing', 'fr', 'Tarifs');
  return () => server.close();
});

async function keep(path: string, language: string, html: string) {
  const headers = new Headers({
    'Content-Type': 'text/html',
    'Content-Security-Policy': "script-src 'self'",
  });
  const page = await pages.get(
    `${path} ${language}`,
    version,
    async () => new FinishedPage(html, 200, headers),
  );
  await page.respond(new Request('http://site.example/'));
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = httpRequest({ port, path, headers, method }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = (await response.toArray()).join('');
  return { status: response.statusCode, headers: response.headers, body };
}

test.each([
  ['/pricing', {}, 'Prices'],
  ['/pricing', { cookie: 'selectedLanguage=de' }, 'Preise'],
  ['/fr/pricing', { cookie: 'selectedLanguage=de' }, 'Tarifs'],
])('%s with %j is answered from memory, in its language', async (path, headers, body) => {
  expect(await ask(path, headers)).toMatchObject({ status: 200, body });
});

test.each([
  ['another page', '/about', {}, 'GET'],
  ['a query', '/pricing?period=annual', {}, 'GET'],
  ['a form', '/pricing', {}, 'POST'],
  ['an encoding that is not made yet', '/pricing', { 'accept-encoding': 'br' }, 'GET'],
])('%s goes through everything', async (_what, path, headers, method) => {
  expect((await ask(path, headers, method)).body).toBe('through everything');
});

test('after an edit nothing is answered from memory', async () => {
  expect((await ask('/pricing')).body).toBe('Prices');
  version = 'v2';
  await expect.poll(async () => (await ask('/pricing')).body).toBe('through everything');
});

test('a browser that has the page gets 304 without a body, and only its headers when it asks for those', async () => {
  const { headers } = await ask('/pricing');
  const again = await ask('/pricing', { 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers.etag).toBe(headers.etag);
  expect(again.headers).not.toHaveProperty('content-length');
  const head = await ask('/pricing', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: '' });
  expect(head.headers['content-length']).toBe('6');
});

test('the answer carries the security headers and keeps the policy of its page', async () => {
  expect((await ask('/pricing')).headers).toMatchObject({
    'content-security-policy': "script-src 'self'",
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-content-type-options': 'nosniff',
  });
});

test('the request is logged and counted as any other', async () => {
  await ask('/pricing', { cookie: 'selectedLanguage=de' });
  expect(log.info).toHaveBeenLastCalledWith('request', {
    method: 'GET',
    path: '/pricing',
    status: 200,
    ms: expect.any(Number),
    bytes: 6,
  });
  expect(countRequest).toHaveBeenLastCalledWith('page', 200, expect.any(Number));
});
