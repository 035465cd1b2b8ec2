import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  MOST_REFERRERS,
  MOST_VITALS,
  OTHER,
  type InsightsStore,
  type Totals,
} from '../../server/insights/store.ts';

/** An empty place to keep totals in, which several handles can have open at once. */
export interface InsightsPlace {
  open(): Promise<InsightsStore>;
  /** Called when every handle is closed. */
  destroy(): Promise<void>;
}

/** What every store of insights does, whatever its database. */
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

    it('has nothing at first', async () => {
      expect(await read()).toEqual(NOTHING);
    });

    it('keeps what it is given, beyond the handle that wrote it', async () => {
      await store.add(SOME);
      await store.close();
      store = await place.open();
      expect(await read()).toEqual(SOME);
    });

    it('adds counts of the same labels, and keeps others apart', async () => {
      await store.add(SOME);
      await other.add({
        views: [...SOME.views, { day: DAY, route: '/faq', language: 'de', count: 5 }],
        referrers: SOME.referrers,
        vitals: SOME.vitals.map((row) => ({ ...row, bucket: row.bucket + 1 })),
      });
      const { views, referrers, vitals } = await read();
      expect(views).toEqual([
        { day: DAY, route: '/faq', language: 'de', count: 5 },
        { day: DAY, route: '/faq', language: 'en', count: 4 },
      ]);
      expect(referrers).toEqual([{ day: DAY, host: 'news.example', count: 2 }]);
      expect(vitals).toHaveLength(2);
    });

    it('adds everything of handles that write together', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).add(SOME)));
      const { views, referrers, vitals } = await read();
      expect([...views, ...referrers, ...vitals].map(({ count }) => count)).toEqual([40, 20, 60]);
    });

    it('adds all of a batch or nothing', async () => {
      const wrong = { ...SOME, vitals: [{ ...SOME.vitals[0], bucket: null }] } as unknown as Totals;
      await expect(store.add(wrong)).rejects.toThrow();
      expect(await read()).toEqual(NOTHING);
    });

    it('names so many referrers a day and counts the rest together', async () => {
      const rows = Array.from({ length: MOST_REFERRERS + 3 }, (_, index) => ({
        day: DAY,
        host: `site-${index}.example`,
        count: 1,
      }));
      await store.add({ ...NOTHING, referrers: rows.slice(0, 2) });
      await store.add({ ...NOTHING, referrers: rows.slice(2) });
      await store.add({
        ...NOTHING,
        referrers: [rows[0], { day: DAY, host: 'late.example', count: 1 }] as never,
      });
      await store.add({ ...NOTHING, referrers: [{ day: '2026-11-22', host: 'late.example', count: 1 }] });
      const { referrers } = await read();
      const today = referrers.filter(({ day }) => day === DAY);
      expect(today).toHaveLength(MOST_REFERRERS + 1);
      expect(today).toContainEqual({ day: DAY, host: OTHER, count: 4 });
      expect(today).toContainEqual({ day: DAY, host: 'site-0.example', count: 2 });
      expect(referrers).toContainEqual({ day: '2026-11-22', host: 'late.example', count: 1 });
    });

    it('keeps so many rows of vitals a day, and goes on counting those', async () => {
      const rows = Array.from({ length: MOST_VITALS + 3 }, (_, index) => ({
        day: DAY,
        route: `/page-${index}`,
        language: 'en' as const,
        vital: 'LCP' as const,
        bucket: 1,
        count: 1,
      }));
      const [first] = rows;
      await store.add({ ...NOTHING, vitals: rows.slice(0, 2) });
      await store.add({ ...NOTHING, vitals: rows });
      await store.add({ ...NOTHING, vitals: rows.slice(-1).concat(first ?? []) });
      await store.add(on('2026-11-22'));
      const { vitals } = await read();
      const today = vitals.filter(({ day }) => day === DAY);
      expect(today).toHaveLength(MOST_VITALS);
      expect(today).toContainEqual({ ...first, count: 3 });
      expect(vitals).toHaveLength(MOST_VITALS + 1);
    });

    it('reads the days it is asked for, both ends included', async () => {
      for (const day of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']) await store.add(on(day));
      const { views } = await store.read({ from: '2026-11-20', to: '2026-11-21' });
      expect(views.map(({ day }) => day).toSorted()).toEqual(['2026-11-20', '2026-11-21']);
    });

    it('purges the days before one, and says how many rows', async () => {
      for (const day of ['2024-12-31', '2025-01-01', '2026-11-21']) await store.add(on(day));
      expect(await store.purge('2025-01-01', 10)).toBe(3);
      expect(await store.purge('2026-11-21', 10)).toBe(3);
      expect(await store.purge('2026-11-21', 10)).toBe(0);
      expect(await read()).toEqual(SOME);
    });

    it('purges no more of a kind at a time than it is told', async () => {
      for (const day of ['2024-12-30', '2024-12-31', '2025-01-01', '2026-11-21']) await store.add(on(day));
      expect(await store.purge('2026-11-21', 2)).toBe(6);
      expect(await store.purge('2026-11-21', 2)).toBe(3);
      expect(await read()).toEqual(SOME);
    });

    it('is rejected, not thrown, when the store cannot be reached', async () => {
      await store.close();
      await expect(store.add(SOME)).rejects.toThrow();
      store = await place.open();
    });

    async function read(): Promise<Totals> {
      const { views, referrers, vitals } = await store.read({ from: '2000-01-01', to: '2100-01-01' });
      const byLabels = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
      return {
        views: views.toSorted(byLabels),
        referrers: referrers.toSorted(byLabels),
        vitals: vitals.toSorted(byLabels),
      };
    }
  });
}

const DAY = '2026-11-21';
const NOTHING: Totals = { views: [], referrers: [], vitals: [] };
const SOME = on(DAY);

function on(day: string): Totals {
  return {
    views: [{ day, route: '/faq', language: 'en', count: 2 }],
    referrers: [{ day, host: 'news.example', count: 1 }],
    vitals: [{ day, route: '/faq', language: 'en', vital: 'LCP', bucket: 7, count: 3 }],
  };
}
