import * as v from 'valibot';
import type { LogAndClock } from '../log.ts';
import { fragment, type Database } from '../messages/database.ts';
import { openDatabase } from '../messages/open-store.ts';
import { monthsBefore, PURGE_EVERY_MS, purgeInBatches } from '../messages/retention.ts';
import { VITAL_NAMES } from './vitals.ts';

export type InsightsStore = ReturnType<typeof createInsightsStore>;

/** A day of UTC, such as `2026-11-21`. */
export type Day = string;

const ROW = v.object({
  day: v.string(),
  /**
   * `view`: page views. `referrer`: those that came from another site's link. The name of a vital: page loads whose value
   * is in a bucket of `vitals.ts`.
   */
  metric: v.picklist(['view', 'referrer', ...VITAL_NAMES]),
  /** A page's path without the language, or the host name of the referrer. */
  label: v.string(),
  /** Code of the page's language; empty for referrers. */
  language: v.string(),
  /** 0 for views and referrers. */
  bucket: v.number(),
  count: v.number(),
});

export type InsightsRow = v.InferOutput<typeof ROW>;

/**
 * Stores totals of visits in the database of the messages (contract: `tests/contracts/insights-store.ts`). No row describes
 * a single visit. A method rejects when the store cannot be reached or written. Then nothing was added, unless the
 * connection to a database broke during the commit.
 */
export function createInsightsStore({ sql, skipLocked, close }: Database) {
  return {
    /** Adds counts to those with the same labels, all or none. At most a thousand rows, no two with the same labels. */
    async add(rows: readonly InsightsRow[]): Promise<void> {
      if (rows.length === 0) return;
      // Sorted, so that servers adding at once do not deadlock.
      const values = rows
        .toSorted((a, b) => (labelsOf(a) < labelsOf(b) ? -1 : 1))
        .map(
          ({ day, metric, label, language, bucket, count }) =>
            fragment`(${day}, ${metric}, ${label}, ${language}, ${bucket}, ${count})`,
        );
      await sql`
        insert into insights (day, metric, label, language, bucket, count) values ${values}
        on conflict (day, metric, label, language, bucket) do update set count = insights.count + excluded.count`;
    },

    /** The totals of these days, both ends included, in no particular order. */
    async read({ from, to }: { from: Day; to: Day }): Promise<InsightsRow[]> {
      const { rows } = await sql`select * from insights where day between ${from} and ${to}`;
      return v.parse(v.array(ROW), rows);
    },

    /**
     * Deletes rows of days before this one, at most `limit`, so that others can write before the next call
     * (`purgeInBatches`). Returns how many; fewer than `limit` means that none are left.
     */
    async purge(before: Day, limit: number): Promise<number> {
      const { changes } = await sql`
        with old as materialized (
          select day, metric, label, language, bucket from insights where day < ${before} limit ${limit} ${skipLocked}
        )
        delete from insights where (day, metric, label, language, bucket) in (select * from old)`;
      return changes;
    },

    close,
    [Symbol.asyncDispose]: close,
  };
}

/**
 * Opens the totals in the database that the settings name, for the operator's tools.
 * @throws {StoreError} when it cannot be opened, or the user cannot work with it.
 */
export async function openInsights(...database: Parameters<typeof openDatabase>): Promise<InsightsStore> {
  return createInsightsStore(await openDatabase(...database));
}

/**
 * Deletes the totals of days that are older than this many calendar months, or would be before the next call
 * (content/legal/privacy-policy.md, section 10). The signal stops it between two batches.
 * @throws when the store fails.
 */
export async function purgeOldInsights(
  { insights, log, now }: LogAndClock & { insights: Pick<InsightsStore, 'purge'> },
  months: number,
  signal?: AbortSignal,
) {
  const before = dayOf(monthsBefore(now() + PURGE_EVERY_MS, months));
  const purgedRows = await purgeInBatches((limit) => insights.purge(before, limit), signal);
  log.info('insights.purged', { purgedRows, olderThanMonths: months });
}

/** What tells a row from all others. */
export function labelsOf({ day, metric, label, language, bucket }: Omit<InsightsRow, 'count'>): string {
  return JSON.stringify([day, metric, label, language, bucket]);
}

/** @param time Unix milliseconds */
export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
