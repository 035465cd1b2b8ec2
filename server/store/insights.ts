import * as v from 'valibot';
import { fragment, type Database } from './databases/database.ts';

/**
 * The web vitals that are measured, with the largest good and the largest acceptable value (https://web.dev/vitals): in
 * milliseconds, but for CLS, a score.
 */
export const VITALS = [
  { name: 'LCP', limits: [2500, 4000] },
  { name: 'INP', limits: [200, 500] },
  { name: 'CLS', limits: [0.1, 0.25] },
  { name: 'FCP', limits: [1800, 3000] },
  { name: 'TTFB', limits: [800, 1800] },
] as const;

const ROW = v.object({
  /** Of UTC, such as `2026-11-21`. */
  day: v.string(),
  /** `view`: page views. `referrer`: those that came from another site's link. A vital: page loads. */
  metric: v.picklist(['view', 'referrer', ...VITALS.map(({ name }) => name)]),
  /** A page's path without the language, or the host name of the referrer. */
  label: v.string(),
  /** Code of the page's language; empty for referrers. */
  language: v.string(),
  /** The loads of a vital whose value was good (0), acceptable (1) or poor (2); otherwise 0. */
  bucket: v.number(),
  count: v.number(),
});

export type InsightsRow = v.InferOutput<typeof ROW>;

export type InsightsStore = ReturnType<typeof createInsightsStore>;

/**
 * Stores sums of page views and vitals in the database of the messages (contract: `tests/contracts/insights-store.ts`). No row describes
 * a single visit. A method rejects when the store cannot be reached or written. Then nothing was added, unless the
 * connection to a database broke during the commit.
 */
export function createInsightsStore({ sql, close }: Database) {
  return {
    /** Adds counts to those with the same labels, all or none. At most a thousand rows, no two with the same labels. */
    async add(rows: readonly InsightsRow[]): Promise<void> {
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

    /** The sums of these days, both ends included, in no particular order. */
    async read({ from, to }: { from: string; to: string }): Promise<InsightsRow[]> {
      const { rows } = await sql`select * from insights where day between ${from} and ${to}`;
      return v.parse(v.array(ROW), rows);
    },

    /** Deletes the sums of all days before this one. Returns how many rows. */
    async purge(before: string): Promise<number> {
      return (await sql`delete from insights where day < ${before}`).changes;
    },

    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The columns that identify a row. */
export function labelsOf({ day, metric, label, language, bucket }: InsightsRow): string {
  return JSON.stringify([day, metric, label, language, bucket]);
}

/** @param time Unix milliseconds */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
