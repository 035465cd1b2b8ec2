import { describe, expect, it, vi } from 'vitest';
import { cachedResponse, respond, sizeOf, type CachedResponse } from './cached-response.ts';
import * as compression from './compression.ts';
import { MOST_WAITING, PageCache } from './page-cache.ts';

vi.mock('./compression.ts', { spy: true });

const answer = (text: string, status = 200) => cachedResponse(text, status, {});

describe('the page cache', () => {
  it('has an answer made once for each version of the content, also for requests that come together', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000 });
    const make = vi.fn(() => answer('home'));
    await Promise.all([1, 2, 3].map(() => cache.get('/', 'v1', make)));
    await cache.get('/', 'v1', make);
    expect(make).toHaveBeenCalledTimes(1);
    await cache.get('/', 'v2', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not keep what was begun before an edit', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000 });
    const slow = Promise.withResolvers<CachedResponse>();
    const before = cache.get('/', 'v1', () => slow.promise);
    await cache.get('/other', 'v2', () => answer('other'));
    slow.resolve(await answer('old'));
    await before;
    const make = vi.fn(() => answer('new'));
    await cache.get('/', 'v2', make);
    expect(make).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 1],
    [500, 2],
    [503, 2],
  ])('keeps an answer of status %i or not: made %i times for two requests', async (status, times) => {
    const cache = new PageCache({ maxBytes: 1_000_000 });
    const make = vi.fn(() => answer('text', status));
    await cache.get('/x', 'v1', make);
    await cache.get('/x', 'v1', make);
    expect(make).toHaveBeenCalledTimes(times);
  });

  it('stays within its bytes: the longest unused go', async () => {
    const cache = new PageCache({ maxBytes: 2 * sizeOf(await answer('1234567890')) });
    const make = vi.fn(() => answer('1234567890'));
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 'v1', make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get('a', 'v1', make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get('b', 'v1', make);
    expect(make).toHaveBeenCalledTimes(4);
    expect(cache.bytes).toBeLessThanOrEqual(2 * sizeOf(await answer('1234567890')));
  });

  it('tries again after a failure', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000 });
    await expect(cache.get('a', 'v1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(cache.get('a', 'v1', () => answer('ok'))).resolves.toBeDefined();
  });
});

describe('better compression', () => {
  const TEXT = Array.from({ length: 3000 }, (_, index) => `<p>${index * 7919}</p>`).join('');

  it('comes to what is asked for twice, which stays the same', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000 });
    const get = () => cache.get('/', 'v1', () => answer(TEXT));
    const first = await get();
    await expect.poll(async () => (await get()).body.length).toBeLessThan(first.body.length);
    expect(await (await respond(new Request('http://site.example/'), await get())).text()).toBe(TEXT);
  });

  it('lets a bounded number wait, and comes to each of them', async () => {
    const opened = Promise.withResolvers<void>();
    const better = vi
      .mocked(compression.compressBetter)
      .mockImplementation((body) => opened.promise.then(() => Buffer.from(body)));
    const cache = new PageCache({ maxBytes: 10_000_000 });
    for (let request = 0; request < 4 * MOST_WAITING; request += 1) {
      const page = `${request % (2 * MOST_WAITING)}`;
      await cache.get(page, 'v1', () => answer(page));
    }
    opened.resolve();
    await expect.poll(() => better.mock.calls.length).toBe(MOST_WAITING);
    await new Promise((resolve) => setImmediate(resolve));
    expect(better).toHaveBeenCalledTimes(MOST_WAITING);
  });

  it('skips what has been edited since, and ends with the cache', async () => {
    const held = Promise.withResolvers<Buffer<ArrayBuffer>>();
    const better = vi.mocked(compression.compressBetter).mockImplementation(() => held.promise);
    const cache = new PageCache({ maxBytes: 10_000_000 });
    const askTwice = async (version: string) => {
      for (let page = 0; page < 2 * MOST_WAITING; page += 1) {
        for (let time = 0; time < 2; time += 1) await cache.get(`${page}`, version, () => answer(`${page}`));
      }
    };
    await askTwice('v1');
    expect(better).toHaveBeenCalledTimes(1);
    await askTwice('v2');
    cache.close();
    held.resolve(Buffer.from('x'));
    await held.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(better).toHaveBeenCalledTimes(1);
    expect((await cache.get('0', 'v2', () => answer('0'))).isSmallest).toBeUndefined();
  });
});
