import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('{packages,server,site}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|\.d\.ts$/.test(path),
);

function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  return Array.from(source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g), ([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(path), target)) : target,
  );
}

test('there are files to check', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(importsOf('server/app.ts')).toContain('server/services.ts');
});

test('no folders import each other in a cycle', () => {
  const targets = new Map<string, Set<string>>();
  for (const path of files) {
    const from = folderOf(path);
    const found = importsOf(path).filter((target) => files.includes(target));
    const others = found.map(folderOf).filter((folder) => folder !== from);
    targets.set(from, new Set(others).union(targets.get(from) ?? new Set()));
  }
  const reached = (from: string, found = new Set<string>()): Set<string> => {
    for (const folder of targets.get(from) ?? []) {
      if (!found.has(folder)) reached(folder, found.add(folder));
    }
    return found;
  };
  expect([...targets.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});

/** Each folder of `site/`, each file beside them, the schemas of the pages' content files together, and the others whole. */
function folderOf(path: string): string {
  const [layer = '', name = ''] = path.split('/');
  if (path.startsWith('site/pages/') && path.endsWith('/content.ts')) return 'the schemas of pages';
  return layer === 'site' ? `${layer}/${name}` : layer;
}
