import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTENT } from '../../../tests/fixtures/content-folder.ts';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { answerOf, openedWindow } from '../opened-window.ts';

const ARTICLE = '---\ntitle: A first article\npublished: 2026-01-15\n---\n\nWords.\n';
const FIRST = 'articles/first.md';

test.each(['with git', 'without git'] as const)('every save can be taken back, %s', async (kind) => {
  const path = folder(kind);
  using window = await openedWindow(path);
  const save = await window.opened(FIRST);
  await window.call('save', { ...save, values: { ...save.values, title: 'Another title', standfirst: '' } });
  const { versions } = await listed(window.call(`versions?file=${FIRST}`));
  expect(versions[0]?.what).toMatch(/Edit articles\/first\.md: title$/);
  await window.call('restore', { file: FIRST, id: versions.at(-1)?.id });
  expect(window.text(FIRST)).toBe(ARTICLE);
});

test.each(['with git', 'without git'] as const)('what was removed can be taken back, %s', async (kind) => {
  const path = folder(kind);
  using window = await openedWindow(path);
  await window.call('media?name=Chart.png', await picture());
  const chart = readFileSync(join(path, 'media/chart.png'));
  for (const file of ['media/chart.png', FIRST]) await window.call('delete', { file });
  const { versions } = await listed(window.call('removed'));
  expect(versions.map(({ file }) => file).toSorted()).toEqual([FIRST, 'media/chart.png']);
  for (const { file, id } of versions) await window.call('restore', { file, id });
  expect(window.text(FIRST)).toBe(ARTICLE);
  expect(readFileSync(join(path, 'media/chart.png')).equals(chart)).toBe(true);
  expect((await listed(window.call('removed'))).versions).toEqual([]);
});

test('a save commits its file alone, and runs no hook', async () => {
  const path = folder('with git');
  writeFileSync(join(path, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(path, 'about.json'), '{}\n');
  git(path, 'add', 'about.json');
  using window = await openedWindow(path);
  const save = await window.opened(FIRST);
  const saved = await answerOf(
    window.call('save', { ...save, values: { ...save.values, title: 'Another' } }),
  );
  expect(saved).not.toHaveProperty('note');
  expect(git(path, 'diff', '--cached', '--name-only').trim()).toBe('about.json');
  expect(git(path, 'show', '--name-only', '--format=').trim()).toBe(FIRST);
});

test('where git refuses the commit, the file is saved, the answer says so, and a copy is kept', async () => {
  const path = folder('with git');
  using window = await openedWindow(path);
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
  expect(versions[0]?.what).toContain('Before: Edit');
});

test('the copies of a folder without git are bounded', async () => {
  const path = folder('without git');
  using window = await openedWindow(path);
  for (let turn = 0; turn < 52; turn += 1) {
    const save = await window.opened(FIRST);
    await window.call('save', { ...save, values: { ...save.values, title: `Title ${turn}` } });
  }
  expect((await listed(window.call(`versions?file=${FIRST}`))).versions).toHaveLength(50);
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
  return execFileSync('git', args, { cwd: path, stdio: 'pipe', encoding: 'utf8' });
}

async function listed(response: Response | Promise<Response>) {
  const versions = (await (await response).json()) as { id: string; what: string; file?: string }[];
  return { versions };
}

async function picture(): Promise<Uint8Array> {
  const create = { width: 90, height: 45, channels: 3, background: '#204060' } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
