import { expect, test } from 'vitest';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { FinishedPage } from './finished-page.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://site.example/', { headers });

test('a browser that has the page already gets 304 and no body', async () => {
  const page = new FinishedPage('<p>Text</p>', 200, new Headers());
  const first = await page.respond(ask());
  expect(await first.text()).toBe('<p>Text</p>');
  const again = await page.respond(ask({ 'if-none-match': first.headers.get('etag') ?? '' }));
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('all encodings share the weak tag of the text, and tell the same', async () => {
  const page = new FinishedPage('<p>Text</p>'.repeat(100), 200, new Headers());
  for (const accept of ['identity', 'gzip', 'br', 'gzip', '']) {
    const response = await page.respond(ask({ 'accept-encoding': accept }));
    expect(response.headers.get('etag')).toMatch(/^W\/"[\w-]{16}"$/);
    expect(response.headers.get('content-encoding') ?? '').toBe(accept === 'identity' ? '' : accept);
  }
});

test('a page that is asked for again becomes smaller, and stays the same', async () => {
  const text = Array.from({ length: 3000 }, (_, index) => `<p>${index * 7919}</p>`).join('');
  const page = new FinishedPage(text, 200, new Headers());
  expect(page.ready('br')).toBeUndefined();
  await page.respond(ask({ 'accept-encoding': 'br' }));
  const first = page.ready('br')?.body ?? Buffer.alloc(0);
  await expect.poll(() => page.ready('br')?.body.length).toBeLessThan(first.length);
  const body = page.ready('br')?.body ?? Buffer.alloc(0);
  expect((await promisify(brotliDecompress)(body)).toString()).toBe(text);
});

test('once it is compressed the text itself is let go of', async () => {
  const page = new FinishedPage('<p>Text</p>'.repeat(1000), 200, new Headers());
  const whole = page.size;
  await page.respond(ask({ 'accept-encoding': 'br' }));
  expect(page.size).toBeLessThan(whole / 2);
  expect(await (await page.respond(ask())).text()).toHaveLength(11_000);
});

test('an error page has no tag, so that it is asked for again', async () => {
  const page = new FinishedPage('<h1>404</h1>', 404, new Headers());
  expect((await page.respond(ask())).headers.get('etag')).toBeNull();
});
