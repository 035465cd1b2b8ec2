import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds that a write waits for another process, such as the inbox tool, before it fails. */
const BUSY_MS = 5000;

/** Milliseconds between two tries of {@link writeAhead}. */
const BUSY_RETRY_MS = 10;

/** https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/**
 * - WAL with `synchronous = full`: a commit is on disk before it returns
 *   (https://sqlite.org/pragma.html#pragma_synchronous).
 * - `fullfsync`: on macOS a plain fsync leaves the data in the drive's cache; elsewhere this does nothing.
 * - `secure_delete`: a deleted message is overwritten, not just unlinked, for data-rights requests.
 */
export function connect(file: string): DatabaseSync {
  keepToOwner(file);
  const connection = new DatabaseSync(file, { timeout: BUSY_MS });
  writeAhead(connection);
  connection.exec(`
    pragma synchronous = full;
    pragma fullfsync = on;
    pragma checkpoint_fullfsync = on;
    pragma secure_delete = on;
  `);
  return connection;
}

/** When two processes do this at the same time, SQLite reports a lock at once, whatever `timeout` says. */
function writeAhead(connection: DatabaseSync) {
  const limit = performance.now() + BUSY_MS;
  while (true) {
    try {
      return connection.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() > limit) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_RETRY_MS);
    }
  }
}

/** Whether another connection holds the lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/**
 * Lets only the owner read visitors' messages, even in a public folder. SQLite gives the files beside the database the
 * same permissions.
 *
 * An existing file is never opened here: closing it would drop every lock that this process holds on it
 * (https://sqlite.org/howtocorrupt.html, 2.2), and another program could then delete the write-ahead log.
 */
export function keepToOwner(file: string) {
  if (file === ':memory:') return;
  makeFolder(dirname(file));
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter(existsSync)) {
    try {
      chmodSync(one, 0o600);
    } catch {
      // It belongs to another user, who has given us access.
    }
  }
}

/** Folder by folder: in a place such as /proc, where none can be made, Node's `recursive` option never returns. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may just have made it.
    if (!existsSync(folder)) throw error;
  }
}
