import { postgresPrograms } from '../../tests/fixtures/postgres.ts';
import { installPackages } from './debian-packages.ts';

/**
 * Sees to it that there is a PostgreSQL for the tests to start; installed from Debian's packages where there is
 * none and this user may.
 * @throws when none can be had, with what to do.
 */
export function ensurePostgres(): void {
  installPackages(missingPostgres());
  if (!postgresPrograms()) {
    throw new Error('No PostgreSQL: install it, and put the folder of its programs (initdb) on the PATH');
  }
}

/** Debian's package, unless a PostgreSQL is there. */
export function missingPostgres(): string[] {
  return postgresPrograms() ? [] : ['postgresql'];
}
