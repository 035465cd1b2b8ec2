import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sourcesVersion } from './sources-version.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('app/routes.ts', 'one');
  return () => rmSync(root, { recursive: true });
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
