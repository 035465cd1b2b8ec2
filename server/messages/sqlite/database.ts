import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLTagStore } from 'node:sqlite';
import { reasonOf, StoreError } from '../store-error.ts';
import { migrate } from './migrate.ts';
import { transaction } from './transaction.ts';

export interface Database {
  /** Runs a statement with its values bound; statements are prepared once. */
  sql: SQLTagStore;
  /** Runs `work` as one transaction that holds the write lock from its start. Rolls back when it throws. */
  transaction<T>(work: () => T): T;
  /** Moves deleted text out of the log file too; the pages themselves are overwritten at once. */
  forget(): void;
  close(): void;
}

/** How long a write waits for another process, such as the inbox tool, before it fails. */
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
 * - WAL with `synchronous = full`: a commit is on the disk before it answers
 *   (https://sqlite.org/pragma.html#pragma_synchronous).
 * - `fullfsync`: on macOS an ordinary fsync leaves the data in the drive's cache; elsewhere it does nothing.
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
    const mend = 'is its folder writable, and is it an SQLite file?';
    throw new StoreError(`Cannot open the message store ${file} (${reasonOf(error)}): ${mend}`, {
      cause: error,
    });
  }
}

/**
 * Only the owner may read visitors' messages, even in a folder that everybody can read. SQLite gives the files beside
 * the database the same permissions.
 *
 * An existing file is never opened here: closing it would drop every lock that this process holds on it
 * (https://sqlite.org/howtocorrupt.html, 2.2), and another program could then delete the write-ahead log.
 */
function keepToOwner(file: string) {
  if (file === ':memory:') return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`].filter(existsSync)) {
    try {
      chmodSync(one, 0o600);
    } catch {
      // It belongs to another user, who has let us in.
    }
  }
}
