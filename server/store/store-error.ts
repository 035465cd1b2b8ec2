/** The store cannot be opened. The message names the place, the cause and what to do, without secrets. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Its tables are of an older version: the server brings them up to date when it starts. */
export class OldStoreError extends StoreError {}

/** The store does not exist yet: only the server creates it. */
export class NoStoreError extends StoreError {}

/** Too many statements wait for the store, so this one was not run or not answered in time. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}

/** The message of an error, or at least its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node combines the errors of several addresses (localhost is ::1 and 127.0.0.1) under an empty message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Whether a store had no room to write, on its own disk or on that of its database server. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // PostgreSQL's disk_full. SQLite's error has lost its code on the way from its thread.
  if ('code' in error && (error.code === 'ENOSPC' || error.code === '53100')) return true;
  return error.message === 'database or disk is full';
}
