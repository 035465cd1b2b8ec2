import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { postgresPrograms } from '../../tests/fixtures/postgres.ts';

/**
 * Sees to it that there is a PostgreSQL for the tests to start; installed from Debian's packages where there is
 * none and this user may.
 * @throws when none can be had, with what to do.
 */
export function ensurePostgres(): void {
  if (postgresPrograms()) return;
  console.log('There is no PostgreSQL here: installing one');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' });
  }
  if (!postgresPrograms()) {
    throw new Error('No PostgreSQL: install it, and put the folder of its programs (initdb) on the PATH');
  }
}
