import { expect, test, vi } from 'vitest';
import { FinishedPage } from './finished-page.ts';
import { PageCache } from './page-cache.ts';

const page = (html: string, status = 200) => new FinishedPage(html, status, new Headers());

test('a page is rendered once for each version of the content', async () => {
  const cache = new PageCache({ limit: 1_000_000 });
  const render = vi.fn(async () => page('home'));
  await cache.get('/ en', 'v1', render);
  await cache.get('/ en', 'v1', render);
  expect(render).toHaveBeenCalledTimes(1);
  await cache.get('/ en', 'v2', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('requests that come together share one rendering', async () => {
  const cache = new PageCache({ limit: 1_000_000 });
  const render = vi.fn(async () => page('home'));
  await Promise.all([1, 2, 3].map(() => cache.get('/ en', 'v1', render)));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page begun before an edit is not kept for the content after it', async () => {
  const cache = new PageCache({ limit: 1_000_000 });
  const slow = Promise.withResolvers<FinishedPage>();
  const before = cache.get('/ en', 'v1', () => slow.promise);
  await cache.get('/other en', 'v2', async () => page('other'));
  slow.resolve(page('old'));
  await before;
  const render = vi.fn(async () => page('new'));
  await cache.get('/ en', 'v2', render);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that is not a success is answered but not kept', async () => {
  const cache = new PageCache({ limit: 1_000_000 });
  const render = vi.fn(async () => page('lost', 404));
  await cache.get('/x en', 'v1', render);
  await cache.get('/x en', 'v1', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('when there are too many pages, the one longest unused goes', async () => {
  const cache = new PageCache({ limit: 2 * page('1234567890').size });
  const render = vi.fn(async () => page('1234567890'));
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 'v1', render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get('a', 'v1', render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.get('b', 'v1', render);
  expect(render).toHaveBeenCalledTimes(4);
});

test('each look is told to whoever counts: whether the page was there, or on its way', async () => {
  const onLookup = vi.fn();
  const cache = new PageCache({ limit: 1_000_000, onLookup });
  const render = async () => page('home');
  await Promise.all([cache.get('/ en', 'v1', render), cache.get('/ en', 'v1', render)]);
  await cache.get('/ en', 'v1', render);
  await cache.get('/ en', 'v2', render);
  expect(onLookup.mock.calls.flat()).toEqual([false, true, true, false]);
});

test('a failed rendering fails its request and is tried again by the next', async () => {
  const cache = new PageCache({ limit: 1_000_000 });
  await expect(cache.get('a', 'v1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.get('a', 'v1', async () => page('ok'))).resolves.toBeDefined();
});
