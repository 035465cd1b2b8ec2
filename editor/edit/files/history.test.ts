import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTENT } from '../../../tests/fixtures/content-folder.ts';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { answerOf, openedWindow } from '../../../tests/fixtures/editors-window.ts';
import { historyOf } from './history.ts';

const ARTICLE = '---\ntitle: A first article\npublished: 2026-01-15\n---\n\nWords.\n';
const FIRST = 'articles/first.md';

test.each(['with git', 'without git'] as const)('every save can be undone, %s', async (kind) => {
  const path = folder(kind);
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  await window.call('save', { ...save, values: { ...save.values, title: 'Another title', standfirst: '' } });
  const { versions } = await listed(window.call(`versions?file=${FIRST}`));
  expect(versions[0]?.what).toMatch(/Edit articles\/first\.md: title$/);
  await window.call('restore', { file: FIRST, id: versions.at(-1)?.id });
  expect(window.text(FIRST)).toBe(ARTICLE);
});

test.each(['with git', 'without git'] as const)(
  'an article that is renamed twice keeps its versions, and is not listed as removed, %s',
  async (kind) => {
    const window = await openedWindow(folder(kind));
    const names = [
      'second',
      'a-name-of-its-own-that-is-as-long-as-the-title-of-an-article-that-says-everything',
    ];
    let file = FIRST;
    for (const name of names) {
      const save = await window.opened(file);
      await window.call('save', { ...save, values: { ...save.values, title: name, _name: name } });
      file = `articles/${name}.md`;
    }
    expect((await listed(window.call('removed'))).versions).toEqual([]);
    const { versions } = await listed(window.call(`versions?file=${file}`));
    await window.call('restore', { ...versions.at(-1), file });
    expect(window.text(file)).toBe(ARTICLE);
  },
);

test.each(['with git', 'without git'] as const)('a removed file can be brought back, %s', async (kind) => {
  const path = folder(kind);
  const window = await openedWindow(path);
  await window.call('media?name=Chart.png', await picture());
  const chart = readFileSync(join(path, 'media/chart.png'));
  for (const file of ['media/chart.png', FIRST]) await window.call('delete', { file });
  const { versions } = await listed(window.call('removed'));
  expect(versions.map(({ file }) => file).toSorted()).toEqual([FIRST, 'media/chart.png']);
  for (const { file, id } of versions) await window.call('restore', { file, id });
  expect(window.text(FIRST)).toBe(ARTICLE);
  const earlier = (await listed(window.call(`versions?file=${FIRST}`))).versions;
  for (const { id } of earlier) expect((await window.call('restore', { file: FIRST, id })).status).toBe(200);
  expect(readFileSync(join(path, 'media/chart.png')).equals(chart)).toBe(true);
  expect((await listed(window.call('removed'))).versions).toEqual([]);
});

test('a change by hand, even one that breaks the file, can be undone', async () => {
  const path = folder('with git');
  const window = await openedWindow(path);
  expect((await listed(window.call(`versions?file=${FIRST}`))).versions[0]).toMatchObject({
    isPresent: true,
  });
  writeFileSync(join(path, FIRST), '---\ntitle: A: b\n---\n');
  const { versions } = await listed(window.call(`versions?file=${FIRST}`));
  expect(versions[0]).toMatchObject({ isPresent: false });
  expect(await answerOf(window.call('restore', { file: FIRST, id: versions[0]?.id }))).toEqual({});
  expect(window.text(FIRST)).toBe(ARTICLE);
});

test('text that was written by hand and not committed is kept when an earlier version replaces it', async () => {
  const path = folder('with git');
  const another = ARTICLE.replace('first', 'second');
  writeFileSync(join(path, FIRST), another);
  git(path, 'commit', '--quiet', '--all', '--message', 'Another');
  writeFileSync(join(path, FIRST), ARTICLE.replace('Words', 'Words by hand'));
  const window = await openedWindow(path);
  const versions = async () => (await listed(window.call(`versions?file=${FIRST}`))).versions;
  const oldest = (await versions()).at(-1)?.id;
  expect(await answerOf(window.call('restore', { file: FIRST, id: oldest }))).toEqual({});
  expect(window.text(FIRST)).toBe(ARTICLE);
  expect((await versions())[0]).toMatchObject({ isPresent: true });
  const copy = (await versions()).find(({ what }) => what.startsWith('Before: '))?.id;
  await window.call('restore', { file: FIRST, id: copy });
  expect(window.text(FIRST)).toContain('Words by hand');
});

test('a save commits its file alone, and runs no hook', async () => {
  const path = folder('with git');
  writeFileSync(join(path, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(path, 'about.json'), '{}\n');
  git(path, 'add', 'about.json');
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  const saved = await answerOf(
    window.call('save', { ...save, values: { ...save.values, title: 'Another' } }),
  );
  expect(saved).not.toHaveProperty('note');
  expect(git(path, 'diff', '--cached', '--name-only').trim()).toBe('about.json');
  expect(git(path, 'show', '--name-only', '--format=').trim()).toBe(FIRST);
});

test('where git refuses the commit, the file is saved, the answer says so, and the save can be undone', async () => {
  const path = folder('with git');
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  writeFileSync(join(path, '.git/index.lock'), '');
  const saved = await answerOf(
    window.call('save', { ...save, values: { ...save.values, title: 'Another' } }),
  );
  expect(saved).toMatchObject({
    file: FIRST,
    note: expect.stringMatching(/Git did not commit it.*index\.lock/s),
  });
  expect(window.text(FIRST)).toContain('Another');
  const { versions } = await listed(window.call(`versions?file=${FIRST}`));
  await window.call('restore', { file: FIRST, id: versions[0]?.id });
  expect(window.text(FIRST)).toBe(ARTICLE);
});

test('during a merge nothing is committed, the answer says so, and each save can be undone', async () => {
  const path = folder('with git');
  writeFileSync(join(path, '.git/MERGE_HEAD'), git(path, 'rev-parse', 'HEAD'));
  const window = await openedWindow(path);
  for (const title of ['One', 'Another']) {
    const save = await window.opened(FIRST);
    expect(await answerOf(window.call('save', { ...save, values: { ...save.values, title } }))).toMatchObject(
      { note: expect.stringContaining('merge') },
    );
  }
  expect(git(path, 'log', '--format=%s').trim()).toBe('All');
  const { versions } = await listed(window.call(`versions?file=${FIRST}`));
  await window.call('restore', { file: FIRST, id: versions[0]?.id });
  expect(window.text(FIRST)).toContain('title: One');
  // A person who commits everything commits no copies.
  expect(git(path, 'status', '--porcelain').trim()).toBe(`M ${FIRST}`);
});

test('a broken version is not restored, and the answer says why', async () => {
  const path = folder('without git');
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  await window.call('save', { ...save, values: { ...save.values, title: 'Another' } });
  writeFileSync(join(path, FIRST), '---\ntitle: A: b\n---\n');
  const versions = async () => (await listed(window.call(`versions?file=${FIRST}`))).versions;
  const [good] = await versions();
  await window.call('restore', { file: FIRST, id: good?.id });
  const [broken] = await versions();
  expect(await answerOf(window.call('restore', { file: FIRST, id: broken?.id }))).toEqual({
    error: expect.stringMatching(/stays as it is.*broken.*line 2, column 8/is),
  });
  expect(window.text(FIRST)).toBe(ARTICLE);
});

test('a save whose earlier version cannot be kept changes nothing, and says so', async () => {
  const path = folder('without git');
  writeFileSync(join(path, '.history'), 'not a folder');
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  const answer = window.call('save', { ...save, values: { ...save.values, title: 'Another' } });
  expect(await answerOf(answer)).toEqual({ error: expect.stringContaining('Nothing was changed') });
  expect(window.text(FIRST)).toBe(ARTICLE);
});

test('the copies of a file, and those of all files, are bounded in a folder without git', async () => {
  const path = temporaryFolder();
  const history = await historyOf(path);
  for (let count = 0; count < 52; count += 1) history.keep(FIRST, Buffer.from(ARTICLE), `Edit ${count}`);
  expect(await history.versions(FIRST)).toHaveLength(50);
  const others = join(path, '.history/articles/second.md');
  mkdirSync(others);
  for (let count = 1000; count < 2000; count += 1)
    writeFileSync(join(others, `2026-01-15T10-30-45.${count % 1000}Z Edit%20${count}`), ARTICLE);
  history.keep(FIRST, Buffer.from(ARTICLE), 'Edit 52');
  expect(await history.versions(FIRST)).toHaveLength(50);
  expect(await history.versions('articles/second.md')).toHaveLength(950);
});

test('the newest copy of a file and the copy just made are never removed', async () => {
  const path = temporaryFolder();
  const history = await historyOf(path);
  const copy = (file: string, id: string) => {
    mkdirSync(join(path, '.history', file), { recursive: true });
    writeFileSync(join(path, '.history', file, id), ARTICLE);
  };
  copy('articles/gone.md', '2020-01-15T10-30-45.000Z Remove');
  for (let count = 0; count < 1000; count += 1)
    copy('articles/second.md', `2098-01-15T10-30-45.${String(count).padStart(3, '0')}Z Edit`);
  copy(FIRST, '2099-01-15T10-30-45.000Z Edit');
  history.keep(FIRST, Buffer.from(ARTICLE), 'After the clock was set back');
  expect(await history.versions('articles/gone.md')).toHaveLength(1);
  expect(await history.versions(FIRST)).toHaveLength(2);
  expect(await history.versions('articles/second.md')).toHaveLength(997);
});

test('where the repository is gone, the file is saved, the answer says so, and a copy is kept', async () => {
  const path = folder('with git');
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  renameSync(join(path, '.git'), join(path, '.gone'));
  const answer = window.call('save', { ...save, values: { ...save.values, title: 'Another' } });
  expect(await answerOf(answer)).toMatchObject({ note: expect.stringContaining('Git did not commit it') });
  expect(window.text(FIRST)).toContain('Another');
  expect(await (await historyOf(path)).versions(FIRST)).not.toEqual([]);
});

function folder(kind: 'with git' | 'without git'): string {
  const path = temporaryFolder();
  cpSync(join(CONTENT, 'blog.json'), join(path, 'blog.json'));
  cpSync(join(CONTENT, 'articles'), join(path, 'articles'), { recursive: true });
  writeFileSync(join(path, FIRST), ARTICLE);
  if (kind === 'without git') return path;
  git(path, 'init', '--quiet');
  git(path, 'config', 'user.name', 'An Editor');
  git(path, 'config', 'user.email', 'editor@company.example');
  git(path, 'add', '.');
  git(path, 'commit', '--quiet', '--message', 'All');
  return path;
}

function git(path: string, ...args: string[]): string {
  // A commit has whole seconds: those of a test are older than what the tool keeps.
  const env = { ...process.env, GIT_COMMITTER_DATE: '2000-01-01T00:00:00Z' };
  return execFileSync('git', args, { cwd: path, stdio: 'pipe', encoding: 'utf8', env });
}

async function listed(response: Response | Promise<Response>) {
  const versions = (await (await response).json()) as { id: string; what: string; file?: string }[];
  return { versions };
}

async function picture(): Promise<Uint8Array> {
  const create = { width: 90, height: 45, channels: 3, background: '#204060' } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
