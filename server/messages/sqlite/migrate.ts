import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { transaction } from './transaction.ts';

/** Numbered files, each applied once and in order; a published one is never edited. */
const FOLDER = join(import.meta.dirname, '../migrations/sqlite');

/**
 * Brings the tables up to the newest migration, forward only. `user_version` holds the number of the last one
 * applied; it is read under the write lock, so of two processes that start together one does the work.
 * @throws when the file was written by a newer version: an older program must not guess at its tables.
 */
export function migrate(connection: DatabaseSync, file: string): void {
  const migrations = readdirSync(FOLDER).toSorted();
  transaction(connection, () => {
    const version = v.parse(VERSION, connection.prepare('pragma user_version').get()).user_version;
    if (version > migrations.length) {
      const found = `has tables of version ${version}, this program knows ${migrations.length}`;
      throw new Error(`The message store ${file} ${found}: run the newer version that wrote it`);
    }
    for (const [index, name] of migrations.entries()) {
      if (index < version) continue;
      connection.exec(readFileSync(join(FOLDER, name), 'utf8'));
      connection.exec(`pragma user_version = ${index + 1}`);
    }
  });
}

const VERSION = v.object({ user_version: v.number() });
