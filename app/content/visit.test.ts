import { beforeEach, expect, test, vi } from 'vitest';
import { contactContent } from './files/contact.ts';
import { homeContent } from './files/home.ts';

const fetched = vi.fn<(path: string) => Promise<Response>>();
let visit: typeof import('./visit.ts');

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  visit = await import('./visit.ts');
});

function answer(body: unknown, versions: string, status = 200) {
  fetched.mockResolvedValueOnce(Response.json(body, { status, headers: { 'Content-Versions': versions } }));
}

test('a file is asked for once in a visit', async () => {
  answer({ hero: { title: 'One' } }, 'home.json="a"');
  const loaded = await visit.contentOfVisit(homeContent);
  expect(loaded.content.hero.title).toBe('One');
  expect(visit.contentOfVisit(homeContent)).toBe(loaded);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/data/home.json');
});

test('what the server has painted is not asked for', () => {
  const painted = { content: {} as never, version: 'a' };
  visit.rememberPainted('home.json', painted);
  expect(visit.contentOfVisit(homeContent)).toBe(painted);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that another answer tells to have changed is asked for again', async () => {
  visit.rememberPainted('home.json', { content: {} as never, version: 'a' });
  answer({}, 'home.json="b", contact.json="c"');
  await visit.contentOfVisit(contactContent);
  answer({ hero: { title: 'Two' } }, 'home.json="b", contact.json="c"');
  expect((await visit.contentOfVisit(homeContent)).content.hero.title).toBe('Two');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure gives the defaults and the error of the catalogue, and is tried again by the next page', async () => {
  answer({}, '', 503);
  const failed = await visit.contentOfVisit(homeContent);
  expect(failed.error).toBe('Failed to load home.json: 503');
  expect(failed.content.stats).toHaveLength(4);
  expect(console.error).toHaveBeenCalledWith('Failed to load home.json: 503');
  answer({ hero: { title: 'Back' } }, 'home.json="a"');
  expect((await visit.contentOfVisit(homeContent)).content.hero.title).toBe('Back');
});

test('another failure tells its own message', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Network is down'));
  expect((await visit.contentOfVisit(homeContent)).error).toBe('Network is down');
  fetched.mockRejectedValueOnce('nothing');
  expect((await visit.contentOfVisit(homeContent)).error).toBe('Failed to load data');
});
