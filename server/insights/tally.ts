import type { LanguageCode } from '../../app/language/languages.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import { bucketOf, VITAL_NAMES, type Vital } from './vitals.ts';
import { labelsOf, type Day, type InsightsRow, type InsightsStore } from './store.ts';

/** How often counts go to the store: one write then, however many visits there are. */
const FLUSH_EVERY_MS = 10_000;

/** Rows in a statement. */
const BATCH = 1000;

/**
 * Rows that wait for the store, some six megabytes. All pages in all languages make a thousand rows of views. Further
 * labels are not counted.
 */
export const MOST_ROWS = 20_000;

/** Referring hosts that one server counts by name each day: anybody can make up any number of them. */
export const MOST_REFERRERS = 200;

/**
 * Rows of vitals that one server counts each day. A busy day has some hundreds; fake reports could make more than a hundred
 * thousand, and they are kept for as long as messages are.
 */
export const MOST_VITALS = 2000;

/** Label of unknown pages, and of referrers beyond `MOST_REFERRERS`. */
export const OTHER = '(other)';

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
  readonly #rows = new Map<string, InsightsRow>();
  /** The labels of the day whose number is limited. */
  #limited = { day: '', referrers: new Set<string>(), vitals: new Set<string>() };

  /** @param referrer host name of the other site whose link led here */
  countView({ route, language, referrer }: Visited & { referrer?: string }, day: Day): void {
    this.#add({ day, metric: 'view', label: route, language, bucket: 0, count: 1 });
    if (referrer === undefined) return;
    const row = { day, metric: 'referrer', language: '', bucket: 0, count: 1 } as const;
    const isNamed = this.#hasRoom('referrers', { ...row, label: referrer }, MOST_REFERRERS);
    this.#add({ ...row, label: isNamed ? referrer : OTHER });
  }

  countSpeed({ route, language, values }: Visited & { values: Partial<Record<Vital, number>> }, day: Day) {
    for (const vital of VITAL_NAMES) {
      const value = values[vital];
      if (value === undefined) continue;
      const row = { day, metric: vital, label: route, language, bucket: bucketOf(vital, value), count: 1 };
      if (this.#hasRoom('vitals', row, MOST_VITALS)) this.#add(row);
    }
  }

  /** Moves the counts to the store. When that fails it keeps what is not stored, and rejects. */
  async flush(store: Pick<InsightsStore, 'add'>): Promise<void> {
    const rows = [...this.#rows.values()];
    this.#rows.clear();
    while (rows.length > 0) {
      const batch = rows.splice(0, BATCH);
      try {
        await store.add(batch);
      } catch (error) {
        for (const row of [...batch, ...rows]) this.#add(row);
        throw error;
      }
    }
  }

  #add(row: InsightsRow): void {
    const labels = labelsOf(row);
    const known = this.#rows.get(labels);
    if (!known && this.#rows.size >= MOST_ROWS) return;
    this.#rows.set(labels, { ...row, count: (known?.count ?? 0) + row.count });
  }

  /** Whether the row's labels are among the first of its day. */
  #hasRoom(kind: 'referrers' | 'vitals', row: InsightsRow, most: number): boolean {
    if (this.#limited.day !== row.day) {
      this.#limited = { day: row.day, referrers: new Set(), vitals: new Set() };
    }
    const seen = this.#limited[kind];
    if (seen.size < most) seen.add(labelsOf(row));
    return seen.has(labelsOf(row));
  }
}
