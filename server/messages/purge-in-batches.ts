import { setTimeout as pause } from 'node:timers/promises';

/** Rows a transaction: some tens of milliseconds, for which a visitor's message may have to wait. */
export const PURGE_BATCH = 500;

/** Milliseconds between two transactions, in which other processes get the write lock. */
const PAUSE_MS = 50;

/**
 * Deletes batch by batch until there are no more rows, so that others read and write in between. Answers how many rows.
 * @param purge deletes one batch and answers how many rows; fewer than `limit`: there are no more
 * @param signal stops it after the batch under way
 */
export async function purgeInBatches(
  purge: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const rows = await purge(PURGE_BATCH);
    purged += rows;
    if (rows < PURGE_BATCH || signal?.aborted) return purged;
    await pause(PAUSE_MS);
  }
}
