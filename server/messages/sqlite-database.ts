import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import * as v from 'valibot';
import type { Sql } from './common-statements.ts';
import { pendingMigrations } from './migrations.ts';
import { reasonOf, StoreError } from './store-error.ts';

export interface Database {
  /** Runs a statement with its values bound; statements are prepared once. */
  sql: SQLTagStore;
  /** Runs `work` as one transaction that holds the write lock from its start. Rolls back when it throws. */
  transaction<T>(work: () => T): T;
  /** Removes deleted text from the write-ahead log too; in the database file it is overwritten at once. */
  forget(): void;
  close(): void;
}

/** Milliseconds that a write waits for another process, such as the inbox tool, before it fails. */
const BUSY_MS = 5000;

/** Opens the file, making it and its folder when missing, and brings its tables up to date. */
export function openDatabase(file: string): Database {
  const connection = connect(file);
  migrate(connection, file);
  return {
    sql: connection.createTagStore(),
    transaction: (work) => transaction(connection, work),
    forget: () => connection.exec('pragma wal_checkpoint(truncate)'),
    close: () => connection.close(),
  };
}

/**
 * - WAL with `synchronous = full`: a commit is on disk before it returns
 *   (https://sqlite.org/pragma.html#pragma_synchronous).
 * - `fullfsync`: on macOS a plain fsync leaves the data in the drive's cache; elsewhere this does nothing.
 * - `secure_delete`: a deleted message is overwritten, not just unlinked, for data-rights requests.
 */
function connect(file: string): DatabaseSync {
  try {
    keepToOwner(file);
    const connection = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
    connection.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma fullfsync = on;
      pragma checkpoint_fullfsync = on;
      pragma secure_delete = on;
    `);
    return connection;
  } catch (error) {
    const fix = 'is its folder writable, and is it an SQLite file?';
    throw new StoreError(`Cannot open the message store ${file} (${reasonOf(error)}): ${fix}`, {
      cause: error,
    });
  }
}

/**
 * Lets only the owner read visitors' messages, even in a public folder. SQLite gives the files beside the database the
 * same permissions.
 *
 * An existing file is never opened here: closing it would drop every lock that this process holds on it
 * (https://sqlite.org/howtocorrupt.html, 2.2), and another program could then delete the write-ahead log.
 */
function keepToOwner(file: string) {
  if (file === ':memory:') return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter(existsSync)) {
    try {
      chmodSync(one, 0o600);
    } catch {
      // It belongs to another user, who has given us access.
    }
  }
}

/**
 * Applies the pending migrations. `user_version` is the number of the last one applied, read under the write lock, so
 * that one of two processes that start together does the work.
 */
function migrate(connection: DatabaseSync, file: string): void {
  transaction(connection, () => {
    const { user_version } = v.parse(VERSION, connection.prepare('pragma user_version').get());
    for (const { version, sql } of pendingMigrations('sqlite', user_version, file)) {
      connection.exec(sql);
      connection.exec(`pragma user_version = ${version}`);
    }
  });
}

const VERSION = v.object({ user_version: v.number() });

function transaction<T>(connection: DatabaseSync, work: () => T): T {
  // `immediate`, because taking the write lock only after reading fails at once when another process writes.
  connection.exec('begin immediate');
  try {
    const result = work();
    connection.exec('commit');
    return result;
  } catch (error) {
    // SQLite rolls back by itself after some errors, such as a full disk.
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}

/**
 * Takes the lock that one server at a time holds on an SQLite file, until it is closed or the process ends in any way.
 * Undefined when another server has it.
 */
export function lockAsServer(file: string): Pick<DatabaseSync, 'close'> | undefined {
  keepToOwner(`${file}-server`);
  const lock = new DatabaseSync(`${file}-server`);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}

/** Statements with the interface of the common ones. */
export function asynchronous(sql: SQLTagStore): Sql {
  return async (strings, ...values) => {
    if (strings[0]?.trimStart().startsWith('select'))
      return { rows: sql.all(strings, ...values), changes: 0 };
    return { rows: [], changes: Number(sql.run(strings, ...values).changes) };
  };
}
