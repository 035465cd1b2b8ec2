/** The store cannot be opened. The message names the place, the cause and what to do, without secrets. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The message of an error, or at least its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node combines the errors of several addresses (localhost is ::1 and 127.0.0.1) under an empty message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
