import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../rendering/server/render-page.tsx';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { changedPages } from './changed-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

const changes = () => changedPages({ renderPage }, pageServices('content'), pageServices(folder));

test('the same content changes no page', async () => {
  expect(await changes()).toEqual([]);
});

test('names each page that differs, with its first new words, and those that came or went', async () => {
  const path = join(folder, 'about.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('People decide', 'People have the last word'));
  rmSync(join(folder, 'articles/investor-engagement-article.md'));
  writeFileSync(join(folder, 'articles/a-new-one.md'), '---\ntitle: A new one\n---\nText');
  const found = new Map((await changes()).map((page) => [page.path, page]));
  expect(found.get('/about')).toMatchObject({ change: 'changed', words: 'People have the last word' });
  expect(found.get('/intel/a-new-one')?.change).toBe('added');
  expect(found.get('/intel/investor-engagement-article')?.change).toBe('removed');
  expect([...found.keys()].toSorted()).toEqual([
    '/about',
    '/intel',
    '/intel/a-new-one',
    // Its next article is another one.
    '/intel/advanced-analytics-article',
    '/intel/investor-engagement-article',
  ]);
});
