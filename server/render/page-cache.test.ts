import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { cachedResponse, sizeOf } from './response/cached-response.ts';
import { PageCache } from './page-cache.ts';

const MEGABYTE = 1_000_000;

const answer = (text: string, status = 200) => cachedResponse(text, status, { 'X-One': '1' });

const ask = (headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
  new Request('http://site.example/', { headers });

describe('the page cache', () => {
  it('makes an answer once for each version of the content, even for simultaneous requests', async () => {
    const cache = new PageCache({ maxBytes: MEGABYTE });
    const make = vi.fn(() => answer('home'));
    await Promise.all([1, 2, 3].map(() => cache.respond(ask(), '/', 'v1', make)));
    await cache.respond(ask({}), '/', 'v1', make);
    expect(make).toHaveBeenCalledTimes(1);
    await cache.respond(ask(), '/', 'v2', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each([
    [404, 1],
    [500, 2],
    [503, 2],
  ])('keeps an answer of status %i or not: made %i times for two requests', async (status, times) => {
    const cache = new PageCache({ maxBytes: MEGABYTE });
    const make = vi.fn(() => answer('text', status));
    await cache.respond(ask(), '/x', 'v1', make);
    await cache.respond(ask(), '/x', 'v1', make);
    expect(make).toHaveBeenCalledTimes(times);
  });

  it('stays within its bytes, whatever the encoding, by evicting the least recently used', async () => {
    const most = 2 * sizeOf(await answer('1234567890'));
    const cache = new PageCache({ maxBytes: most });
    const make = vi.fn(() => answer('1234567890'));
    for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.respond(ask(), key, 'v1', make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.respond(ask(), 'b', 'v1', make);
    expect(make).toHaveBeenCalledTimes(4);
    for (const encoding of ['gzip', 'identity'])
      await cache.respond(ask({ 'accept-encoding': encoding }), 'b', 'v1', make);
    expect(cache.bytes).toBeLessThanOrEqual(most);
  });

  it('tries again after a failure', async () => {
    const cache = new PageCache({ maxBytes: MEGABYTE });
    const failing = cache.respond(ask(), 'a', 'v1', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(cache.respond(ask(), 'a', 'v1', () => answer('ok'))).resolves.toBeDefined();
  });

  it('sends the same text and weak tag in all encodings', async () => {
    const cache = new PageCache({ maxBytes: MEGABYTE });
    const text = '<p>Text</p>'.repeat(100);
    const decode: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };
    const tags = new Set();
    for (const encoding of ['identity', 'gzip', 'br', 'gzip']) {
      const request = ask({ 'accept-encoding': encoding });
      const response = await cache.respond(request, '/', 'v1', () => answer(text));
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(response.headers.get('content-length')).toBe(String(body.length));
      expect(response.headers.get('x-one')).toBe('1');
      expect((decode[encoding]?.(body) ?? body).toString()).toBe(text);
      tags.add(response.headers.get('etag'));
    }
    expect([...tags]).toEqual([expect.stringMatching(/^W\/"[\w-]{16}"$/)]);
  });

  it('compresses a response better once it was requested twice, without changing its text', async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `<p>${index * 7919}</p>`).join('');
    const cache = new PageCache({ maxBytes: MEGABYTE });
    const get = async () => {
      const response = await cache.respond(ask(), '/', 'v1', () => answer(text));
      return Buffer.from(await response.arrayBuffer());
    };
    const first = await get();
    await expect.poll(async () => (await get()).length).toBeLessThan(first.length);
    expect(brotliDecompressSync(await get()).toString()).toBe(text);
  });
});
