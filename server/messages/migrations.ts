import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './store-error.ts';

interface Migration {
  /** What the tables' version is once it is applied. */
  version: number;
  sql: string;
}

/**
 * What brings tables of this version up to the newest, forward only and in order. The files are numbered; a
 * published one is never edited.
 * @param place of the tables, in words for the operator
 * @throws {StoreError} when a newer program wrote them: an older one must not guess at its tables.
 */
export function pendingMigrations(
  database: 'sqlite' | 'postgres',
  version: number,
  place: string,
): Migration[] {
  const folder = join('server/messages/migrations', database);
  const files = readdirSync(folder).toSorted();
  if (version > files.length) {
    const found = `has tables of version ${version}, this program knows ${files.length}`;
    throw new StoreError(`The message store ${place} ${found}: run the newer version that wrote it`);
  }
  return files
    .map((file, index) => ({ version: index + 1, sql: readFileSync(join(folder, file), 'utf8') }))
    .slice(version);
}
