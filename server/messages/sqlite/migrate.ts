import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { pendingMigrations } from '../migrations.ts';
import { transaction } from './transaction.ts';

/**
 * Brings the tables up to the newest migration. `user_version` holds the number of the last one applied; it is
 * read under the write lock, so of two processes that start together one does the work.
 * @throws {StoreError} when the file was written by a newer version.
 */
export function migrate(connection: DatabaseSync, file: string): void {
  transaction(connection, () => {
    const { user_version } = v.parse(VERSION, connection.prepare('pragma user_version').get());
    for (const { version, sql } of pendingMigrations('sqlite', user_version, file)) {
      connection.exec(sql);
      connection.exec(`pragma user_version = ${version}`);
    }
  });
}

const VERSION = v.object({ user_version: v.number() });
