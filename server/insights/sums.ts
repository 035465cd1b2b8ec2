import type { Log } from '../monitoring/log.ts';
import { repeat } from '../process/repeat.ts';
import { labelsOf, type InsightsRow, type InsightsStore } from '../store/insights.ts';

/** How many referring hosts one server counts by name each day. There is a limit because anybody can make up hosts. */
export const MOST_REFERRERS = 200;

/** Label of unknown pages, and of referrers beyond {@link MOST_REFERRERS}: the list of that day is incomplete then. */
export const OTHER = '(other)';

/**
 * Adds counts up, and moves the sums into the store every ten seconds; a process that is killed loses the last ones.
 * All labels but referrers are pages, languages and metrics of the site, some 14,000 a day at most, so they need no
 * limit.
 */
export function collectSums(insights: Pick<InsightsStore, 'add'>, log: Log) {
  const sums = new Map<string, InsightsRow>();
  let named = { day: '', hosts: new Set<string>() };
  const task = repeat(store, { name: 'insights', everyMs: 10_000, log });
  return {
    count(row: InsightsRow): void {
      add(row.metric === 'referrer' && !isNamed(row) ? { ...row, label: OTHER } : row);
    },
    async close(): Promise<void> {
      await task.stop();
      await store().catch((error: unknown) => log.error('insights.not-stored', { error }));
    },
  };

  function add(row: InsightsRow): void {
    const labels = labelsOf(row);
    sums.set(labels, { ...row, count: row.count + (sums.get(labels)?.count ?? 0) });
  }

  function isNamed({ day, label }: InsightsRow): boolean {
    if (named.day !== day) named = { day, hosts: new Set() };
    if (named.hosts.size < MOST_REFERRERS) named.hosts.add(label);
    return named.hosts.has(label);
  }

  /** Counts that the store could not save stay, and the promise rejects. */
  async function store(): Promise<void> {
    while (sums.size > 0) {
      const batch = [...sums.values()].slice(0, 1000);
      for (const row of batch) sums.delete(labelsOf(row));
      try {
        await insights.add(batch);
      } catch (error) {
        batch.forEach(add);
        throw error;
      }
    }
  }
}
