import type { LanguageCode } from '../../app/language/languages.ts';
import { bucketOf } from './histogram.ts';
import { MOST_REFERRERS, OTHER, type Day, type InsightsStore, type Totals } from './store.ts';
import { VITAL_NAMES, type Vital } from './vitals.ts';

interface Visited {
  route: string;
  language: LanguageCode;
}

/**
 * Rows of each kind that wait for the store, some six megabytes. All pages in all languages make a thousand rows of
 * views; made-up reports could make ten times this many of vitals. Labels beyond are not counted.
 */
export const MOST_ROWS = 20_000;

/**
 * The counts since the last flush, in memory. A visit is part of a sum from the moment it is reported, and a process
 * that is killed loses some seconds of counts, which is no harm.
 */
export class InsightsTally {
  readonly #views = new Counts<Totals['views'][number]>();
  readonly #referrers = new Counts<Totals['referrers'][number]>();
  readonly #vitals = new Counts<Totals['vitals'][number]>();

  /** @param referrer host name of the other site whose link led here */
  countView({ route, language, referrer }: Visited & { referrer?: string }, day: Day): void {
    this.#views.add({ day, route, language, count: 1 });
    if (referrer !== undefined) this.#countReferrer({ day, host: referrer, count: 1 });
  }

  countSpeed(
    { route, language, values }: Visited & { values: Partial<Record<Vital, number>> },
    day: Day,
  ): void {
    for (const vital of VITAL_NAMES) {
      const value = values[vital];
      if (value === undefined) continue;
      this.#vitals.add({ day, route, language, vital, bucket: bucketOf(vital, value), count: 1 });
    }
  }

  /** Moves the counts to the store; keeps them when it fails, and rejects then. */
  async flush(store: Pick<InsightsStore, 'add'>): Promise<void> {
    const totals: Totals = {
      views: this.#views.take(),
      referrers: this.#referrers.take(),
      vitals: this.#vitals.take(),
    };
    // Those of views may be without referrers and vitals, and those of a page's speed without a view.
    if (totals.views.length + totals.vitals.length === 0) return;
    try {
      await store.add(totals);
    } catch (error) {
      for (const row of totals.views) this.#views.add(row);
      for (const row of totals.referrers) this.#countReferrer(row);
      for (const row of totals.vitals) this.#vitals.add(row);
      throw error;
    }
  }

  /** Labels come from the visitor here, so their number is limited; the others are known beforehand. */
  #countReferrer(row: Totals['referrers'][number]): void {
    const full = this.#referrers.size >= MOST_REFERRERS && !this.#referrers.has(row);
    this.#referrers.add(full ? { ...row, host: OTHER } : row);
  }
}

/** Rows that differ in more than their count. */
class Counts<Row extends { count: number }> {
  readonly #rows = new Map<string, Row>();

  get size(): number {
    return this.#rows.size;
  }

  has(row: Row): boolean {
    return this.#rows.has(labelsOf(row));
  }

  add(row: Row): void {
    const labels = labelsOf(row);
    const { count = 0 } = this.#rows.get(labels) ?? {};
    if (count === 0 && this.#rows.size >= MOST_ROWS) return;
    this.#rows.set(labels, { ...row, count: count + row.count });
  }

  take(): Row[] {
    const rows = [...this.#rows.values()];
    this.#rows.clear();
    return rows;
  }
}

function labelsOf<Row extends { count: number }>(row: Row): string {
  return JSON.stringify({ ...row, count: undefined });
}
