import { beforeEach, expect, test, vi } from 'vitest';
import type { homeContent } from '../../app/content/files/home.ts';
import type { Loaded } from '../../app/content/loaded.ts';

const fetched = vi.fn<(path: string) => Promise<Response>>();
let visit: typeof import('./content-cache.ts');

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  visit = await import('./content-cache.ts');
});

const home = () => visit.loadContent('home.json') as Promise<Loaded<typeof homeContent>>;

function answer(body: unknown, versions: string, status = 200) {
  fetched.mockResolvedValueOnce(Response.json(body, { status, headers: { 'Content-Versions': versions } }));
}

test('a file is asked for once in a visit', async () => {
  answer({ hero: { title: 'One' } }, 'home.json="a"');
  const loaded = await home();
  expect(loaded.content.hero.title).toBe('One');
  expect(home()).toBe(loaded);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/data/home.json');
});

test('what the server has rendered is not loaded again', () => {
  const rendered = { content: {} as never, version: 'a' };
  visit.cacheContent({ 'home.json': rendered });
  expect(home()).toBe(rendered);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that another answer tells to have changed is asked for again', async () => {
  visit.cacheContent({ 'home.json': { content: {} as never, version: 'a' } });
  answer({}, 'home.json="b", contact.json="c"');
  await visit.loadContent('contact.json');
  answer({ hero: { title: 'Two' } }, 'home.json="b", contact.json="c"');
  expect((await home()).content.hero.title).toBe('Two');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure gives the defaults and the error of the catalogue, and is tried again by the next page', async () => {
  answer({}, '', 503);
  const failed = await home();
  expect(failed.error).toBe('Failed to load home.json: 503');
  expect(failed.content.stats).toHaveLength(4);
  expect(console.error).toHaveBeenCalledWith('Failed to load home.json: 503');
  answer({ hero: { title: 'Back' } }, 'home.json="a"');
  expect((await home()).content.hero.title).toBe('Back');
});

test('another failure tells its own message', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Network is down'));
  expect((await home()).error).toBe('Network is down');
  fetched.mockRejectedValueOnce('nothing');
  expect((await home()).error).toBe('Failed to load data');
});

test('a long text is asked for once, and again when it could not be had', async () => {
  const file = 'legal/compliance.md';
  fetched.mockResolvedValueOnce(Response.json({}, { status: 503 }));
  expect(await visit.loadContent(file)).toBeNull();
  expect(console.error).toHaveBeenCalledWith('Failed to load legal/compliance.md: 503');
  fetched.mockResolvedValueOnce(Response.json({ metadata: { title: 'Compliance' }, blocks: [] }));
  const text = await visit.loadContent(file);
  expect(text).toMatchObject({ metadata: { title: 'Compliance' } });
  expect(visit.loadContent(file)).toBe(text);
  expect(fetched).toHaveBeenLastCalledWith('/documents/legal/compliance.json');
});

test('what the server could not have is reported once, and asked for by the next page', () => {
  visit.cacheContent({ 'home.json': { content: {} as never, error: 'Failed to load home.json: 500' } });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to load home.json: 500');
  answer({}, 'home.json="a"');
  expect(home()).toBeInstanceOf(Promise);
});
