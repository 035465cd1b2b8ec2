import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/fixtures/content-folder.ts';
import { answerOf, openedWindow } from '../../../tests/fixtures/editors-window.ts';
import { changeFiles } from './change.ts';
import { EditedFolder } from './folder.ts';
import { historyOf } from './history.ts';

const FIRST = 'articles/first.md';
const ARTICLE =
  '---\ntitle: A first article\ndescription: Words.\ncategory: Analytics\npublished: 2026-01-15\n---\n\nWords.\n';

test('a rename whose earlier version cannot be kept leaves one article', async () => {
  const path = content();
  const window = await openedWindow(path);
  const save = await window.opened(FIRST);
  blockHistoryOf(path, FIRST);
  const answer = window.call('save', { ...save, values: { ...save.values, _name: 'renamed' } });
  expect(await answerOf(answer)).toEqual({ error: expect.stringContaining('Nothing was changed') });
  expect(window.text(FIRST)).toBe(ARTICLE);
  expect(existsSync(join(path, 'articles/renamed.md'))).toBe(false);
});

test('all links to a page that has moved are updated, or none', async () => {
  const path = content();
  const linking = ['articles/a.md', 'articles/b.md'];
  const text = ARTICLE.replace('A first article', 'Links').replace(/Words\.\n$/, '[Words](/intel/first)\n');
  for (const file of linking) writeFileSync(join(path, file), text);
  blockHistoryOf(path, 'articles/b.md');
  const window = await openedWindow(path);
  const move = { from: '/intel/first', to: '/intel/renamed', redirects: true, links: true };
  expect(await answerOf(window.call('rename', move))).toEqual({
    error: expect.stringContaining('Nothing was changed'),
  });
  expect(linking.map((file) => window.text(file))).toEqual([text, text]);
});

test('a write that fails undoes the writes before it, and every earlier version is kept first', async () => {
  const path = content();
  class FullFolder extends EditedFolder {
    override put(file: string, bytes: string | Uint8Array | undefined): void {
      if (file === FIRST) throw new Error('disk full');
      super.put(file, bytes);
    }
  }
  const history = await historyOf(path);
  const changes = ['articles/new.md', FIRST].map((file) => ({ file, content: 'Another', what: 'Edit' }));
  await expect(changeFiles(new FullFolder(path), history, changes)).rejects.toThrow('disk full');
  expect(existsSync(join(path, 'articles/new.md'))).toBe(false);
  expect(await history.versions(FIRST)).toHaveLength(1);
});

test('removing a file that somebody else has removed succeeds; a failed removal gives the reason', () => {
  const path = content();
  const folder = new EditedFolder(path);
  folder.put('articles/missing.md', undefined);
  mkdirSync(join(path, 'articles/folder.md'));
  expect(() => folder.put('articles/folder.md', undefined)).toThrow('could not be removed');
});

/** A file where the folder of its copies would be. */
function blockHistoryOf(path: string, file: string): void {
  mkdirSync(join(path, '.history/articles'), { recursive: true });
  writeFileSync(join(path, '.history', file), '');
}

function content(): string {
  const path = copyContent();
  writeFileSync(join(path, FIRST), ARTICLE);
  return path;
}
