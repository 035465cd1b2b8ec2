import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sourcesVersion } from './sources-version.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  write('site/routes.ts', 'one');
});

test.each([
  ['site/routes.ts', true],
  ['public/favicon.svg', true],
  ['editor/phrases/site-phrases.ts', true],
  ['package.json', true],
  ['package-lock.json', true],
  ['vite.config.ts', true],
  ['site/routes.test.ts', false],
  ['content/home.json', false],
  ['docs/content.md', false],
])('when %s has changed, a build is stale: %s', (path, isStale) => {
  const before = sourcesVersion(root);
  write(path, 'another');
  expect(sourcesVersion(root) !== before).toBe(isStale);
});

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
