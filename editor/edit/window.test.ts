import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { copyContent } from '../../tests/fixtures/content-folder.ts';
import { ALLOWED, answerOf, openedWindow, ORIGIN } from '../../tests/fixtures/editors-window.ts';

const ARTICLE = `---
title: A first article
description: What it is about.
category: Analytics
published: 2026-01-15
---

See [the other](/solutions/fundraising).
`;

let path: string;
let window: Awaited<ReturnType<typeof openedWindow>>;

beforeEach(async () => {
  path = copyContent();
  writeFileSync(join(path, 'articles/first.md'), ARTICLE);
  window = await openedWindow(path);
});

const call: typeof window.call = (...args) => window.call(...args);
const opened = (file: string) => window.opened(file);
const text = (file: string) => window.text(file);

test('one changed word is one changed line, and the answer says whether visitors see it', async () => {
  const save = await opened('articles/first.md');
  const answer = await answerOf(
    call('save', { ...save, values: { ...save.values, title: 'Another title' } }),
  );
  expect(answer).toMatchObject({ state: 'Published', url: '/intel/first' });
  expect(text('articles/first.md')).toBe(ARTICLE.replace('A first article', 'Another title'));
});

test('an editor whose file was saved meanwhile sees the present text and chooses', async () => {
  const [one, other] = [await opened('articles/first.md'), await opened('articles/first.md')];
  await call('save', { ...one, values: { ...one.values, standfirst: 'Of the first.' } });
  const { conflict } = await answerOf(
    call('save', { ...other, values: { ...other.values, author: 'The second' } }),
  );
  expect(conflict).toMatchObject({ theirs: { standfirst: 'Of the first.' } });
  expect(text('articles/first.md')).not.toContain('The second');
  const { version } = conflict as { version: string };
  await call('save', { ...other, version, values: { ...other.values, author: 'The second' } });
  expect(text('articles/first.md')).toContain('The second');
});

test.each([
  [{ published: 'March 1, 2027' }, 'published', 'date such as'],
  [{ body: 'See [it](/solutions/nowhere).' }, '', '/solutions/nowhere'],
  [{ image: 'missing.png', image_alt: 'x' }, 'image', 'a file in media/'],
  [{ category: '' }, 'category', 'expected one of'],
])(
  'a fault that visitors would see is reported before a file is written: %j',
  async (change, field, says) => {
    const save = await opened('articles/first.md');
    const { faults } = await answerOf(call('save', { ...save, values: { ...save.values, ...change } }));
    expect(faults).toEqual([expect.objectContaining({ field, says: expect.stringContaining(says) })]);
    expect(text('articles/first.md')).toBe(ARTICLE);
  },
);

test('two texts that are checked at the same moment are judged separately', async () => {
  const save = await opened('articles/first.md');
  const lookAt = (category: string) =>
    answerOf(call('look', { ...save, values: { ...save.values, category } }));
  const answers = await Promise.all([lookAt(''), lookAt('Analytics')]);
  expect(answers.map(({ faults }) => faults)).toEqual([[expect.objectContaining({ field: 'category' })], []]);
});

test('an old fault stops no save, even when its entry has moved, but a new fault of its kind does', async () => {
  const links = [{ label: 'There', link: '/solutions/nowhere' }];
  const items = [{ question: 'Where?', answer: 'There.', links }];
  writeFileSync(join(path, 'faq.json'), `${JSON.stringify({ items }, null, 2)}\n`);
  const save = await opened('faq.json');
  const better = { ...save.values, items: [{ question: 'Who?', answer: 'We.' }, ...items] };
  const worse = { ...save.values, items: [...items, ...items] };
  const known = [expect.objectContaining({ field: 'items[1].links[0].link' })];
  expect(await answerOf(call('look', { ...save, values: better }))).toMatchObject({ faults: [], known });
  const { faults } = await answerOf(call('save', { ...save, values: worse }));
  expect(faults).toEqual([expect.objectContaining({ field: 'items[1].links[0].link' })]);
  expect(await answerOf(call('save', { ...save, values: better }))).toMatchObject({ file: 'faq.json' });
});

test('a draft may be unfinished, and is marked as a draft', async () => {
  const save = await opened('articles/first.md');
  const values = { ...save.values, draft: true, category: '', published: '' };
  expect(await answerOf(call('save', { ...save, values }))).toMatchObject({ state: 'Draft' });
  const later = await opened('articles/first.md');
  const scheduled = { ...later.values, draft: false, category: 'Analytics', published: '2127-03-01' };
  expect(await answerOf(call('save', { ...later, values: scheduled }))).toMatchObject({
    state: 'Scheduled for March 1, 2127',
  });
});

test.each([
  [
    'no valid YAML',
    '---\ntitle: Results: we missed\n---\n',
    'in line 2, column 8, near “title: Results: we missed”',
  ],
  ['in Latin-1', Buffer.from('---\ntitle: Café\n---\n', 'latin1'), 'is not UTF-8'],
])('a broken file is not opened, and the report quotes it: %s', async (_kind, broken, words) => {
  writeFileSync(join(path, 'articles/broken.md'), broken);
  expect(await answerOf(call('entry?file=articles/broken.md'))).toEqual({
    error: expect.stringContaining(words),
  });
  expect(await window.listed('articles/broken.md')).toMatchObject({ _state: expect.stringContaining(words) });
});

const NEW = {
  title: '图表',
  description: 'What it is about.',
  category: 'Analytics',
  published: '2026-01-15',
  body: 'Words.',
};

test('a new article can be seen before it is saved', async () => {
  const save = {
    file: 'articles/An article: new.x',
    isNew: true,
    version: 'new',
    values: { ...NEW, title: 'An article: new' },
  };
  expect(await answerOf(call('look', save))).toMatchObject({
    url: '/intel/an-article-new',
    faults: [],
    state: 'Published',
  });
});

test('a title without Latin letters, one that exists, and one with another address', async () => {
  const add = (file: string, values: object) =>
    call('save', { file, isNew: true, version: 'new', values: { ...NEW, ...values } });
  expect(await answerOf(add('articles/图表.md', {}))).toMatchObject({ file: 'articles/article-1.md' });
  expect(await answerOf(add('articles/🚀.md', { title: '🚀' }))).toMatchObject({
    file: 'articles/article-2.md',
  });
  expect(await answerOf(add('articles/图表-1.md', {}))).toMatchObject({
    error: expect.stringContaining('same title'),
  });
  expect(await answerOf(add('articles/x.md', { title: 'X', _name: 'of-its-own' }))).toMatchObject({
    file: 'articles/of-its-own.md',
  });
});

test('moving a page lists the links to it, updates them, and redirects its old address', async () => {
  const page = 'pages/fundraising.json';
  const save = await opened(page);
  const { moved } = await answerOf(
    call('save', { ...save, values: { ...save.values, address: '/solutions/raising-money' } }),
  );
  expect(moved).toMatchObject({
    from: '/solutions/fundraising',
    to: '/solutions/raising-money',
    links: expect.arrayContaining(['articles/first.md']),
  });
  const { from, to } = moved as { from: string; to: string };
  await call('rename', { from, to, redirects: true, links: true });
  expect(text('articles/first.md')).toBe(ARTICLE.replace('/solutions/fundraising', to));
  expect(JSON.parse(text('redirects.json')).redirects).toContainEqual({ from, to });
  await call('rename', { from: to, to: from, redirects: true, links: true });
  const { redirects } = JSON.parse(text('redirects.json'));
  expect(redirects).toContainEqual({ from: to, to: from });
  expect(redirects).not.toContainEqual({ from, to });
});

test('an article is renamed in its form, and keeps the values that only one article may have', async () => {
  const numbered = ARTICLE.replace('category: Analytics', 'id: 99\ncategory: Featured');
  writeFileSync(join(path, 'articles/first.md'), numbered);
  const save = await opened('articles/first.md');
  const answer = await answerOf(call('save', { ...save, values: { ...save.values, _name: 'second' } }));
  expect(answer).toMatchObject({
    file: 'articles/second.md',
    moved: { from: '/intel/first', to: '/intel/second' },
  });
  expect([existsSync(join(path, 'articles/first.md')), text('articles/second.md')]).toEqual([
    false,
    numbered,
  ]);
});

test('pages and articles are named by their titles, without placeholders', async () => {
  writeFileSync(join(path, 'articles/first.md'), ARTICLE.replace('first', 'first {brand}'));
  const config = await answerOf(window.app.request(`${ORIGIN}/admin/config.json`, { headers: ALLOWED }));
  expect(config.forthright).toMatchObject({
    pages: expect.arrayContaining([
      { path: '/intel/first', title: expect.stringMatching(/^A first \w+ article$/) },
      { path: '/pricing', title: expect.stringMatching(/^[A-Z]/) },
    ]),
  });
  expect(await window.listed('articles/first.md')).toMatchObject({
    _title: expect.stringMatching(/^A first \w+ article$/),
  });
});

test('a video says that it needs a picture, and is shown with it', async () => {
  const film = new Uint8Array(Buffer.from('\0\0\0\x18ftypmp42, the rest of it'));
  expect(await answerOf(call('media?name=Film.mp4', film))).toMatchObject({
    note: expect.stringContaining('film.jpg'),
  });
  await call('media?name=Film.png', await picture(90, 45));
  expect(await answerOf(call('media?name=Film.webm', WEBM))).not.toHaveProperty('note');
});

const WEBM = new Uint8Array(Buffer.from('\x1aE\xdf\xa3 webm, the rest of it', 'latin1'));

test('words are found in every text, and a picture that is shown is not deleted', async () => {
  const hits = (await (await call(`search?words=${encodeURIComponent('The OTHER')}`)).json()) as {
    file: string;
  }[];
  expect(hits.map(({ file }) => file)).toContain('articles/first.md');
  await call('media?name=Chart.png', await picture(900, 450));
  writeFileSync(join(path, 'articles/first.md'), `${ARTICLE}\n![A chart.](chart.png)\n`);
  expect(await answerOf(call('delete', { file: 'media/chart.png' }))).toMatchObject({
    error: expect.stringContaining('articles/first.md'),
  });
});

async function picture(width: number, height: number): Promise<Uint8Array> {
  const create = { width, height, channels: 3, background: '#204060' } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
