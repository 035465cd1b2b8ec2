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
 * Deletes the totals of days that are, or would be before it is called again, further back than so many months of
 * the calendar (content/legal/privacy-policy.md, section 10), in batches: the signal stops it between two.
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
