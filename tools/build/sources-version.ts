import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Where the build writes the version of the sources that it was made of. */
export const STAMP = 'build/sources-version';

/** What the bundles are made of, the operator's tools included. The content is read as it is, and needs no build. */
const SOURCES = [
  '{app,rendering,server,public}/**/*',
  'tools/*.ts',
  'tools/{build,content,doctor,inbox,insights,release}/*',
  'package-lock.json',
  'vite.config.ts',
];

/** A hash of all sources: unlike their times it survives a checkout, a copy and an unpacked archive. */
export function sourcesVersion(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).toSorted()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}
