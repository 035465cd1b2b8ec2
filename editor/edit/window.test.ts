import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { Entries } from './entries.ts';
import { EditedFolder } from './folder.ts';
import { historyOf } from './history.ts';
import { Overlay } from './overlay.ts';
import { editorsWindow } from './window.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

const ORIGIN = 'http://127.0.0.1:3001';
const ARTICLE = `---
title: A first article
description: What it is about.
category: Analytics
published: 2026-01-15
---

See [the other](/solutions/fundraising).
`;

let path: string;
let overlay: Overlay;
let window: ReturnType<typeof editorsWindow>;

beforeEach(async () => {
  path = temporaryFolder();
  cpSync(CONTENT, path, { recursive: true });
  writeFileSync(join(path, 'articles/first.md'), ARTICLE);
  await open();
});
afterEach(() => overlay[Symbol.dispose]());

async function open() {
  const folder = new EditedFolder(path);
  overlay = new Overlay(folder.path);
  window = editorsWindow({
    entries: new Entries(folder, await historyOf(folder.path), overlay),
    origin: ORIGIN,
    secret: 'the-secret',
    previewOrigin: 'http://127.0.0.1:3003',
    programs: [],
  });
}

const ALLOWED = { Host: '127.0.0.1:3001', Cookie: 'editor=the-secret', Origin: ORIGIN };

function call(address: string, body?: object, headers: Record<string, string> = ALLOWED) {
  const sent = body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : body && JSON.stringify(body);
  return window.request(`${ORIGIN}/api/${address}`, {
    headers,
    ...(sent !== undefined && { method: 'POST', body: sent }),
  });
}

async function answerOf(response: Response | Promise<Response>) {
  return (await (await response).json()) as Record<string, unknown>;
}

async function opened(file: string) {
  const { values } = await answerOf(call(`entry?file=${file}`));
  const { _version: version, ...fields } = values as Record<string, unknown>;
  return { file, isNew: false, version: String(version), values: fields };
}

const text = (file: string) => readFileSync(join(path, file), 'utf8');

test.each([
  ['another name of this machine', { ...ALLOWED, Host: 'evil.example:3001' }],
  ['a page of another site', { ...ALLOWED, Origin: 'http://evil.example' }],
  ['another program of this machine', { Host: ALLOWED.Host, Origin: ORIGIN }],
  ['a wrong key', { ...ALLOWED, Cookie: 'editor=another' }],
  ['a page that hides where it is', { Host: ALLOWED.Host, Cookie: ALLOWED.Cookie }],
])('%s cannot write', async (_who, headers) => {
  const save = await opened('home.json');
  expect((await call('save', { ...save, values: {} }, headers)).status).toBe(403);
});

test('the address that is printed lets its browser in, and the key does not stay in it', async () => {
  const headers = { Host: ALLOWED.Host };
  expect((await window.request(`${ORIGIN}/admin/`, { headers })).status).toBe(403);
  const entered = await window.request(`${ORIGIN}/admin/?key=the-secret`, { headers });
  expect([entered.status, entered.headers.get('Location')]).toEqual([302, '/admin/']);
  expect(entered.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Strict/);
});

test.each([
  '../outside.json',
  '.git/config',
  'articles/.hidden.md',
  'schemas/x.sh',
  'media/../../x.png',
  'languages/de.po',
])('nothing is written to %s', async (file) => {
  const save = { file, isNew: false, version: 'new', values: { title: 'x' } };
  expect((await call('save', save)).status).toBe(403);
});

test('a folder that leads elsewhere is not written to', async () => {
  const elsewhere = temporaryFolder();
  const linked = temporaryFolder();
  mkdirSync(join(linked, 'media'));
  symlinkSync(elsewhere, join(linked, 'articles'));
  const folder = new EditedFolder(linked);
  expect(() => folder.write('articles/a.md', 'x')).toThrow(/leads out of the content folder/);
});

test('one changed word is one changed line, and the answer says whether visitors see it', async () => {
  const save = await opened('articles/first.md');
  const answer = await answerOf(
    call('save', { ...save, values: { ...save.values, title: 'Another title' } }),
  );
  expect(answer).toMatchObject({ state: 'Published', url: '/intel/first' });
  expect(text('articles/first.md')).toBe(ARTICLE.replace('A first article', 'Another title'));
});

test('an editor who saves second sees the present text and chooses', async () => {
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
])('what visitors would meet is told before a file is written: %j', async (change, field, says) => {
  const save = await opened('articles/first.md');
  const { faults } = await answerOf(call('save', { ...save, values: { ...save.values, ...change } }));
  expect(faults).toEqual([expect.objectContaining({ field, says: expect.stringContaining(says) })]);
  expect(text('articles/first.md')).toBe(ARTICLE);
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

test('a broken file is not opened, and the list says where it is broken', async () => {
  writeFileSync(join(path, 'articles/broken.md'), '---\ntitle: Results: we missed\n---\n');
  expect((await call('entry?file=articles/broken.md')).status).toBe(422);
  const list = (await (await call('entries?folder=articles')).json()) as { file: string; values: object }[];
  expect(list.find(({ file }) => file === 'articles/broken.md')?.values).toMatchObject({
    _state: expect.stringContaining('Broken'),
  });
});

const NEW = {
  title: '图表',
  description: 'What it is about.',
  category: 'Analytics',
  published: '2026-01-15',
  body: 'Words.',
};

test('a new article is looked at before it is saved', async () => {
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

test('a title without Latin letters, one that exists, and an address of its own', async () => {
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

test('a page that moves names the links that lead to it, and leads them and its old address there', async () => {
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
});

test('an article is renamed in its form', async () => {
  const save = await opened('articles/first.md');
  const answer = await answerOf(call('save', { ...save, values: { ...save.values, _name: 'second' } }));
  expect(answer).toMatchObject({
    file: 'articles/second.md',
    moved: { from: '/intel/first', to: '/intel/second' },
  });
  expect([existsSync(join(path, 'articles/first.md')), text('articles/second.md')]).toEqual([false, ARTICLE]);
});

test.each(['with git', 'without git'])('every save can be taken back, %s', async (kind) => {
  if (kind === 'with git') {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: path, stdio: 'pipe' });
    git('init', '--quiet');
    git('config', 'user.name', 'An Editor');
    git('config', 'user.email', 'editor@company.example');
    git('add', '.');
    git('commit', '--quiet', '--message', 'All');
    writeFileSync(join(path, 'about.json'), `${text('about.json')}\n`);
    git('add', 'about.json');
    overlay[Symbol.dispose]();
    await open();
  }
  const save = await opened('articles/first.md');
  await call('save', { ...save, values: { ...save.values, title: 'Another title' } });
  const versions = (await (await call('versions?file=articles/first.md')).json()) as { id: string }[];
  const before = versions.at(-1)?.id ?? '';
  await call('restore', { file: 'articles/first.md', id: before });
  expect(text('articles/first.md')).toBe(ARTICLE);
  // Staged changes are for their owner to commit.
  const staged = () =>
    execFileSync('git', ['diff', '--cached', '--name-only'], { cwd: path, encoding: 'utf8' });
  expect(kind === 'without git' || staged().trim() === 'about.json').toBe(true);
});
// Staged changes are for their owner to commit.

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
