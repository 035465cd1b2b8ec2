import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` as one transaction; rolls back and throws on when it throws. */
export function transaction<T>(connection: DatabaseSync, work: () => T): T {
  // `immediate`: taking the write lock later, after reading, would fail at once when another process writes.
  connection.exec('begin immediate');
  try {
    const result = work();
    connection.exec('commit');
    return result;
  } catch (error) {
    // SQLite itself has rolled back after some faults, a full disk among them.
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}
