import { POSTGRES_MIGRATIONS } from './migrations/postgres.ts';
import { SQLITE_MIGRATIONS } from './migrations/sqlite.ts';
import { StoreError } from './store-error.ts';

interface Migration {
  /** The tables' version once it is applied. */
  version: number;
  sql: string;
}

/**
 * What brings tables of this version up to the newest, forward only and in order.
 * @param place of the tables, in words for the operator
 * @throws {StoreError} when a newer program wrote them: an older one must not guess at its tables.
 */
export function pendingMigrations(
  database: 'sqlite' | 'postgres',
  version: number,
  place: string,
): Migration[] {
  const migrations = MIGRATIONS[database];
  if (version > migrations.length) {
    const found = `has tables of version ${version}, this program knows ${migrations.length}`;
    throw new StoreError(`The message store ${place} ${found}: run the newer version that wrote it`);
  }
  return migrations.map((sql, index) => ({ version: index + 1, sql })).slice(version);
}

const MIGRATIONS = { sqlite: SQLITE_MIGRATIONS, postgres: POSTGRES_MIGRATIONS };
