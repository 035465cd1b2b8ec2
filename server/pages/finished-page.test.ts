import { expect, test } from 'vitest';
import { FinishedPage, preferredEncoding } from './finished-page.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://site.example/', { headers });

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  [null, 'identity'],
])('%s is answered with %s', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});

test('a browser that has the page already gets 304 and no body', async () => {
  const page = new FinishedPage('<p>Text</p>', 200, new Headers());
  const first = await page.respond(ask());
  expect(await first.text()).toBe('<p>Text</p>');
  const again = await page.respond(ask({ 'if-none-match': first.headers.get('etag') ?? '' }));
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('each encoding has a tag of its own', async () => {
  const page = new FinishedPage('<p>Text</p>', 200, new Headers());
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accept) =>
      (await page.respond(ask({ 'accept-encoding': accept }))).headers.get('etag'),
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

test('an error page has no tag, so that it is asked for again', async () => {
  const page = new FinishedPage('<h1>404</h1>', 404, new Headers());
  expect((await page.respond(ask())).headers.get('etag')).toBeNull();
});
