import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { requireFreeSpace } from '../../process/free-space.ts';
import { fragment, statementsWith, type Database, type Rows, type Statement } from './database.ts';
import { connect, isBusy, keepToOwner } from './sqlite-connection.ts';
import { pendingMigrations, refuseOtherVersion, type StoreUser } from './migrations.ts';
import { NoStoreError, reasonOf, StoreError } from '../store-error.ts';

/** Some ten messages of the largest size, with their pages in the write-ahead log. */
const LEAST_FREE_BYTES = 256 * 1024;

/**
 * The embedded database on this thread, for the operator's tools and for tests. Several processes of one machine may have
 * the file open at a time.
 * @throws {StoreError} as {@link openSqliteFile} does.
 */
export function openSqlite(file: string, user: StoreUser): Database {
  const { run, close, copy } = openSqliteFile(file, user);
  return sqliteDatabase(file, {
    run: async (statements) => run(statements),
    close: async () => close(),
    copy,
  });
}

export function sqliteDatabase(
  file: string,
  {
    run,
    close,
    copy,
  }: { run(statements: Statement[]): Promise<Rows>; close(): Promise<void>; copy?: string },
): Database {
  const { sql, atomically } = statementsWith(run);
  return {
    sql,
    atomically,
    copy,
    skipLocked: fragment``,
    // On a full disk, a small write still fits into the existing write-ahead log.
    checkRoom: () => requireFreeSpace(dirname(file), LEAST_FREE_BYTES),
    // In the database file, deleted text is overwritten at once; this removes it from the write-ahead log too.
    async forget() {
      await sql`pragma wal_checkpoint(truncate)`;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/**
 * Opens the file; calls block the thread. The server makes it when it is missing, with its folder, and brings its tables up to date.
 * @throws {StoreError} when it cannot be opened, or its tables are of another version than the user can work with.
 */
export function openSqliteFile(file: string, user: StoreUser) {
  if (user === 'operator' && !existsSync(file)) {
    throw new NoStoreError(
      `There is no message store at ${file}: check DATA_DIR; the server makes it when it first starts`,
    );
  }
  const connection = opened(file, () => connect(file));
  const copy = user === 'server' ? opened(file, () => migrate(connection, file)) : keptCopy(file);
  if (user === 'operator') refuseOtherVersion(versionOf(connection), file);
  const inode = inodeOf(file);
  return {
    copy,
    /** Several statements are one transaction. Returns what the last one did. */
    run(statements: readonly Statement[]): Rows {
      // SQLite would continue with a file that is lost once this process ends.
      if (inodeOf(file) !== inode)
        throw new StoreError(`${file} was deleted or replaced: put it back, or restart the server`);
      if (statements.length > 1) return inTransaction(connection, () => runAll(connection, statements));
      return runAll(connection, statements);
    },
    close: () => connection.close(),
  };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

function runAll(connection: DatabaseSync, statements: readonly Statement[]): Rows {
  let last: Rows = { rows: [], changes: 0 };
  for (const { text, values } of statements) {
    const statement = connection.prepare(text);
    const bound = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    last =
      statement.columns().length > 0
        ? { rows: statement.all(bound), changes: 0 }
        : { rows: [], changes: Number(statement.run(bound).changes) };
  }
  return last;
}

/** Under the write lock from the start. */
function inTransaction<Result>(connection: DatabaseSync, work: () => Result): Result {
  connection.exec('begin immediate');
  try {
    const result = work();
    connection.exec('commit');
    return result;
  } finally {
    if (connection.isTransaction) connection.exec('rollback');
  }
}

/** @throws {StoreError} with what the operator can do, when the file cannot be opened or written */
function opened<Result>(file: string, open: () => Result): Result {
  try {
    return open();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const fix = 'is its folder writable, and is it a whole SQLite file? If not, restore a backup';
    throw new StoreError(`Cannot open the message store ${file} (${reasonOf(error)}): ${fix}`, {
      cause: error,
    });
  }
}

/**
 * Applies the pending migrations under the write lock, so that one of two processes that start together does the work.
 * `user_version` is the number of the last one applied. Returns where a file of version 1 is kept.
 */
function migrate(connection: DatabaseSync, file: string): string | undefined {
  return inTransaction(connection, () => {
    const before = versionOf(connection);
    const pending = pendingMigrations('sqlite', before, file);
    const copy = before === 1 ? keepCopy(file) : undefined;
    for (const { version, sql } of pending) {
      connection.exec(sql);
      connection.exec(`pragma user_version = ${version}`);
    }
    // Fails at once on a read-only disk, where a file can still be opened after an unclean end.
    connection.prepare('update store_probe set written_at = 0').run();
    return copy;
  });
}

function keptCopy(file: string): string | undefined {
  const copy = copyOf(file);
  return existsSync(copy) ? copy : undefined;
}

function copyOf(file: string): string {
  return `${file}.version-1`;
}

/** Copies the committed data, over its own connection. Replaces the copy of an earlier try. */
function keepCopy(file: string): string {
  const copy = copyOf(file);
  rmSync(copy, { force: true });
  keepToOwner(copy);
  const reader = new DatabaseSync(file);
  try {
    reader.prepare('vacuum into ?').run(copy);
  } finally {
    reader.close();
  }
  const written = openSync(copy, 'r');
  fsyncSync(written);
  closeSync(written);
  return copy;
}

function versionOf(connection: DatabaseSync): number {
  return v.parse(VERSION, connection.prepare('pragma user_version').get()).user_version;
}

const VERSION = v.object({ user_version: v.number() });

/**
 * Takes the lock that one server at a time holds on an SQLite file, until it is closed or the process ends in any way.
 * Undefined when another server has it.
 * @throws {StoreError} when the lock cannot be taken for another reason
 */
export function lockAsServer(file: string): (Pick<DatabaseSync, 'close'> & Disposable) | undefined {
  const lockFile = `${file}-server`;
  keepToOwner(lockFile);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) return undefined;
    const fix = 'is its folder writable, and is there room? With no server running, the file can be deleted';
    throw new StoreError(`Cannot lock ${lockFile} (${reasonOf(error)}): ${fix}`, { cause: error });
  }
}
