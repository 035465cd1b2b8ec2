/** The store cannot be opened. Its message names the place, what happened and the mend, without secrets. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** What happened, in the words of the fault or at least by its code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node joins the faults of several addresses (localhost is ::1 and 127.0.0.1) under an empty message.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
