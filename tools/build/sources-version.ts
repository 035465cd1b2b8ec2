import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build writes the version of the sources that it was made of. */
export const STAMP = 'build/sources-version';

/** The files that a build may depend on. Content is read at run time and needs no build. */
const SOURCES = [
  '{editor,operator,packages,public,server,site,tools}/**/*.*',
  'package{,-lock}.json',
  'vite.config.ts',
];

/** A hash of all sources of a checkout: unlike their times it survives a copy and an unpacked archive. */
export function sourcesVersion(root = '.'): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root, exclude: ['**/*.test.*', '**/node_modules'] }).toSorted())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
