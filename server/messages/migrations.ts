import { POSTGRES_MIGRATIONS } from './migrations/postgres.ts';
import { SQLITE_MIGRATIONS } from './migrations/sqlite.ts';
import { StoreError } from './store-error.ts';

interface Migration {
  /** Version of the tables after it. */
  version: number;
  sql: string;
}

/**
 * The migrations that tables of this version still need, in order.
 * @param place of the tables, in words for the operator
 * @throws {StoreError} when a newer version of the program made the tables.
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
