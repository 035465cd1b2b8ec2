import type { Log } from '../log.ts';
import { monthsBefore, PURGE_EVERY_MS, purgeInBatches } from '../messages/retention.ts';
import { dayOf, type InsightsStore } from './store.ts';

interface RetentionServices {
  insights: Pick<InsightsStore, 'purge'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/**
 * Deletes the totals of days that are older than this many calendar months, or would be before the next call
 * (content/legal/privacy-policy.md, section 10). The signal stops it between two batches.
 * @throws when the store fails.
 */
export async function purgeOldInsights(
  { insights, log, now }: RetentionServices,
  months: number,
  signal?: AbortSignal,
) {
  const before = dayOf(monthsBefore(now() + PURGE_EVERY_MS, months));
  const purgedRows = await purgeInBatches((limit) => insights.purge(before, limit), signal);
  log.info('insights.purged', { purgedRows, olderThanMonths: months });
}
