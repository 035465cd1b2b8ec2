import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readFolder } from '../../../../tests/fixtures/site/read-folder.ts';
import { GONE_MS } from '../read-content.server.ts';

let { directory, read, faults, served, edit } = readFolder();

beforeEach(() => {
  ({ directory, read, faults, served, edit } = readFolder());
});

describe('a page', () => {
  const page = (fields: object) => {
    edit('pages/new.json', JSON.stringify({ address: '/new', ...fields, hero: { title: 'New' } }));
  };

  test.each([
    { drat: true },
    { draft: false, Draft: true },
    { publish: '2027-03-01' },
    { published: '2025-09-01', publish: '2027-03-01' },
    { published: 'March 1' },
  ])('that says %j is held back, and the field is named', async (fields) => {
    page(fields);
    expect((await read()).pages.get('/new')).toBeUndefined();
    expect(await faults()).toContainEqual(expect.stringContaining(Object.keys(fields).at(-1) ?? ''));
  });

  test.each(['subtitle', 'data', 'trade', 'art'])('with the unknown field %s is shown', async (name) => {
    page({ [name]: 'x' });
    expect((await read()).pages.get('/new')).toBeDefined();
  });

  test('is a built-in one when the folder is gone, because git keeps no empty folder', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const builtIn = [...(await read()).pages.keys()];
    page({});
    expect([...(await read()).pages.keys()]).toEqual(['/new']);
    rmSync(join(directory, 'pages'), { recursive: true });
    expect([...(await read()).pages.keys()]).toEqual(['/new']);
    vi.advanceTimersByTime(GONE_MS);
    expect([...(await read()).pages.keys()]).toEqual(builtIn);
  });
});

describe('a field that is wrong has its shipped value, on pages and under /data/:', () => {
  test.each([
    ['a value of the wrong type', { title: 5, description: 'New' }, 'hero.title'],
    ['a control character', { title: 'a\0b', description: 'New' }, 'hero.title'],
    ['half a character', { title: 'a\ud800b', description: 'New' }, 'hero.title'],
    ['an empty headline', { title: ' ', description: 'New' }, 'hero.title'],
    ['a misspelled name', { titel: 'New', description: 'New' }, 'hero.titel'],
  ])('%s', async (_, hero, path) => {
    edit('home.json', '{}');
    const shipped = (await read()).home.hero.title;
    edit('home.json', JSON.stringify({ hero }));
    expect((await read()).home.hero).toMatchObject({
      title: shipped,
      description: 'New',
    });
    expect(await served('home.json')).toMatchObject({ hero: { description: 'New' } });
    expect(await faults()).toContainEqual(expect.stringMatching(`home.json:1:\\d+ ${path}: found `));
    // With a byte-order mark.
    edit('home.json', '\uFEFF{"hero":{"title":"Good"}}');
    expect((await read()).home.hero.title).toBe('Good');
    expect((await read()).data('home.json')).toMatchObject({ body: '{"hero":{"title":"Good"}}' });
    expect((await faults()).filter((fault) => fault.includes('home.json'))).toEqual([]);
  });

  test.each(['{"hero":[]}', '{"hero":7}', '[]', 'null'])('the whole of %s', async (wrong) => {
    edit('home.json', '{}');
    const shipped = (await read()).home.hero;
    edit('home.json', wrong);
    expect((await read()).home.hero).toEqual(shipped);
  });
});

test('an entry of a list with a wrong figure shows no figure, and never that of another entry', async () => {
  const stats = [
    { value: 7, label: 'Funds' },
    { value: '98%', label: 'Satisfaction' },
  ];
  edit('home.json', JSON.stringify({ stats }));
  expect((await read()).home.stats).toEqual([{ value: '', label: 'Funds' }, stats[1]]);
});

test.each([
  [
    'twice',
    '{\n  "hero": { "title": "One" },\n  "hero": { "title": "Good" }\n}',
    /:3:\d+ hero: found this name twice/,
  ],
  [
    'though JavaScript keeps it for itself',
    '{ "hero": { "title": "Good", "__proto__": { "x": 1 } } }',
    /:1:\d+ hero\.__proto__: found this name/,
  ],
])('a name that an object has %s is a fault with its place', async (_, body, fault) => {
  edit('about.json', body);
  expect(await served('about.json')).toMatchObject({ hero: { title: 'Good' } });
  expect(await faults()).toContainEqual(expect.stringMatching(fault));
});

test('a file with very many mistakes reports at most fifty, and unknown names are dropped', async () => {
  const items = Array.from({ length: 15_000 }, (_, index) => ({ questoin: `${index}?`, answer: 'Yes' }));
  edit('faq.json', JSON.stringify({ items }));
  const wrong = Object.fromEntries(Array.from({ length: 45_000 }, (_, index) => [`name${index}`, 'x']));
  edit('about.json', JSON.stringify({ hero: { title: 'Good' }, ...wrong }));
  const lines = await faults();
  expect(lines.filter((line) => line.includes('faq.json'))).toHaveLength(51);
  expect(lines.findLast((line) => line.includes('about.json'))).toMatch(/: and 44950 more problems/);
  expect(await served('about.json')).toMatchObject({ hero: { title: 'Good' } });
});

test.each([
  ['0,', '1:100002 has too many values: expected at most 50000'],
  ['"\n[', '102:1 is nested too deeply'],
])('a file with too many of %j is refused as a whole, and the last good one stays', async (piece, fault) => {
  edit('home.json', '{"hero":{"title":"Good"}}');
  await read();
  edit('home.json', piece.repeat(100_000));
  expect((await read()).home.hero.title).toBe('Good');
  expect(await faults()).toContainEqual(expect.stringContaining(fault));
});
