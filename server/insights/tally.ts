import type { LanguageCode } from '../../app/language/languages.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import { bucketOf, VITAL_NAMES, type Vital } from './histogram.ts';
import {
  MOST_REFERRERS,
  OTHER,
  type Day,
  type InsightsStore,
  type ReferrerCount,
  type Totals,
} from './store.ts';

/** How often counts go to the store: one write then, however many visits there are. */
const FLUSH_EVERY_MS = 10_000;

/**
 * Rows of each kind that wait for the store, some six megabytes. All pages in all languages make a thousand rows of
 * views; fake reports could make ten times this many rows of vitals. Further labels are not counted.
 */
export const MOST_ROWS = 20_000;

/** Counts visits, and moves the counts into the store until it is closed. */
export function collectInsights(insights: Pick<InsightsStore, 'add'>, log: Log) {
  const tally = new InsightsTally();
  const task = repeat(() => tally.flush(insights), { name: 'insights', everyMs: FLUSH_EVERY_MS, log });
  return {
    tally,
    async close() {
      await task.stop();
      await tally.flush(insights).catch((error: unknown) => log.error('insights.not-stored', { error }));
    },
  };
}

interface Visited {
  route: string;
  language: LanguageCode;
}

/** The counts since the last flush, in memory: a process that is killed loses them. */
export class InsightsTally {
  readonly #views: Rows<Totals['views'][number]> = new Map();
  readonly #referrers: Rows<ReferrerCount> = new Map();
  readonly #vitals: Rows<Totals['vitals'][number]> = new Map();

  /** @param referrer host name of the other site whose link led here */
  countView({ route, language, referrer }: Visited & { referrer?: string }, day: Day): void {
    addTo(this.#views, { day, route, language, count: 1 });
    if (referrer !== undefined) this.#addReferrer({ day, host: referrer, count: 1 });
  }

  countSpeed({ route, language, values }: Visited & { values: Partial<Record<Vital, number>> }, day: Day) {
    for (const vital of VITAL_NAMES) {
      const value = values[vital];
      if (value === undefined) continue;
      addTo(this.#vitals, { day, route, language, vital, bucket: bucketOf(vital, value), count: 1 });
    }
  }

  /** Moves the counts to the store. When that fails it keeps them, and rejects. */
  async flush(store: Pick<InsightsStore, 'add'>): Promise<void> {
    const rows = [this.#views, this.#referrers, this.#vitals];
    const totals: Totals = {
      views: [...this.#views.values()],
      referrers: [...this.#referrers.values()],
      vitals: [...this.#vitals.values()],
    };
    if (rows.every(({ size }) => size === 0)) return;
    for (const row of rows) row.clear();
    try {
      await store.add(totals);
    } catch (error) {
      for (const row of totals.views) addTo(this.#views, row);
      for (const row of totals.referrers) this.#addReferrer(row);
      for (const row of totals.vitals) addTo(this.#vitals, row);
      throw error;
    }
  }

  /** Visitors choose these names, so their number is limited; all other labels are the site's own. */
  #addReferrer(row: ReferrerCount): void {
    const isFull = this.#referrers.size >= MOST_REFERRERS && !this.#referrers.has(labelsOf(row));
    addTo(this.#referrers, isFull ? { ...row, host: OTHER } : row);
  }
}

/** Rows by their labels. */
type Rows<Row> = Map<string, Row>;

function addTo<Row extends { count: number }>(rows: Rows<Row>, row: Row): void {
  const labels = labelsOf(row);
  const known = rows.get(labels);
  if (!known && rows.size >= MOST_ROWS) return;
  rows.set(labels, { ...row, count: (known?.count ?? 0) + row.count });
}

function labelsOf<Row extends { count: number }>(row: Row): string {
  return JSON.stringify({ ...row, count: undefined });
}
