import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sourcesVersion, STAMP } from './build/sources-version.ts';

/** First half of `npm start`: builds when there is no build, or its sources have changed. */
if (isStale()) {
  mkdirSync('build', { recursive: true });
  // Another tool that starts meanwhile waits for this build. The lock ends with this process, however it ends.
  using lock = new DatabaseSync('build/lock', { timeout: 600_000 });
  lock.exec('BEGIN EXCLUSIVE');
  if (isStale()) await import('./build.ts');
}

function isStale(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourcesVersion();
}
