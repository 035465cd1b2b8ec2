import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InsightsRow, InsightsStore } from '../../server/store/insights.ts';

/** An empty place to keep totals in, which several handles can have open at once. */
export interface InsightsPlace {
  open(): Promise<InsightsStore>;
  /** Called when every handle is closed. */
  destroy(): Promise<void>;
}

/** The contract of every store of insights, whatever its database. */
export function describeInsightsStore(name: string, createPlace: () => Promise<InsightsPlace>): void {
  describe(`the insights store on ${name}`, () => {
    let place: InsightsPlace;
    let store: InsightsStore;
    let other: InsightsStore;

    beforeEach(async () => {
      place = await createPlace();
      store = await place.open();
      other = await place.open();
    });

    afterEach(async () => {
      await store.close();
      await other.close();
      await place.destroy();
    });

    it('keeps counts after the handle that wrote them is closed', async () => {
      expect(await read()).toEqual([]);
      await store.add(SOME);
      await store.close();
      store = await place.open();
      expect(await read()).toEqual(SOME);
    });

    it('adds counts of the same labels, and keeps others apart', async () => {
      const [vital, referrer, view] = SOME;
      await store.add(SOME);
      await other.add([
        { ...view, count: 5 },
        { ...view, language: 'de', count: 7 },
        { ...vital, bucket: 8, count: 1 },
      ]);
      expect(await read()).toEqual([
        { ...vital, count: 3 },
        { ...vital, bucket: 8, count: 1 },
        { ...referrer, count: 1 },
        { ...view, language: 'de', count: 7 },
        { ...view, count: 7 },
      ]);
    });

    it('adds up the counts of handles that write at the same time', async () => {
      const reversed = SOME.toReversed();
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? store.add(SOME) : other.add(reversed))),
      );
      expect((await read()).map(({ count }) => count)).toEqual(SOME.map(({ count }) => 20 * count));
    });

    it('takes a thousand rows at once', async () => {
      const [, , view] = SOME;
      await store.add(Array.from({ length: 1000 }, (_, index) => ({ ...view, label: `/${index}` })));
      expect(await read()).toHaveLength(1000);
    });

    it('adds all of a batch or nothing', async () => {
      const [, referrer, view] = SOME;
      await expect(store.add([view, { ...referrer, bucket: null } as never])).rejects.toThrow();
      expect(await read()).toEqual([]);
    });

    it('reads the days it is asked for, both ends included', async () => {
      for (const day of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']) await store.add(on(day));
      const rows = await store.read({ from: '2026-11-20', to: '2026-11-21' });
      expect([...new Set(rows.map(({ day }) => day))].toSorted()).toEqual(['2026-11-20', '2026-11-21']);
    });

    it('purges the days before one, and says how many rows', async () => {
      for (const day of ['2024-12-31', '2025-01-01', '2026-11-21']) await store.add(on(day));
      expect(await store.purge('2025-01-01')).toBe(3);
      expect(await store.purge('2026-11-21')).toBe(3);
      expect(await store.purge('2026-11-21')).toBe(0);
      expect(await read()).toEqual(SOME);
    });

    it('is rejected, not thrown, when the store cannot be reached', async () => {
      await store.close();
      await expect(store.add(SOME)).rejects.toThrow();
      store = await place.open();
    });

    async function read(): Promise<InsightsRow[]> {
      const rows = await store.read({ from: '2000-01-01', to: '2100-01-01' });
      return rows.toSorted((a, b) => (labels(a) < labels(b) ? -1 : 1));
    }
  });
}

function labels({ day, metric, label, language, bucket }: InsightsRow): string {
  return [day, metric, label, language, bucket].join(' ');
}

const SOME = on('2026-11-21');

/** A vital, a referrer and a view, in the order of their labels. */
function on(day: string): [InsightsRow, InsightsRow, InsightsRow] {
  return [
    { day, metric: 'LCP', label: '/faq', language: 'en', bucket: 7, count: 3 },
    { day, metric: 'referrer', label: 'news.example', language: '', bucket: 0, count: 1 },
    { day, metric: 'view', label: '/faq', language: 'en', bucket: 0, count: 2 },
  ];
}
