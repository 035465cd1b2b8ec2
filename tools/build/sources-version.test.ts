import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sourcesVersion } from './sources-version.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  write('app/routes.ts', 'one');
});

test.each([
  'app/routes.ts',
  'public/favicon.svg',
  'tools/phrases/spoken.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
])('a build is stale when %s has changed', (path) => {
  const before = sourcesVersion(root);
  write(path, 'another');
  expect(sourcesVersion(root)).not.toBe(before);
});

test.each(['app/routes.test.ts', 'content/home.json', 'docs/content.md'])(
  'a build does not depend on %s',
  (path) => {
    const before = sourcesVersion(root);
    write(path, 'another');
    expect(sourcesVersion(root)).toBe(before);
  },
);

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
