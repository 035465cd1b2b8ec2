import { expect, it } from 'vitest';
import { sqliteInsights } from '../../tests/fixtures/stores.ts';
import { createLog } from '../log.ts';
import type { InsightsRow } from './store.ts';
import { collectInsights, InsightsTally, MOST_REFERRERS, MOST_ROWS, MOST_VITALS, OTHER } from './tally.ts';

const DAY = '2026-11-21';
const HOME = { route: '/', language: 'en' } as const;
const VIEW = { day: DAY, metric: 'view', label: '/', language: 'en', bucket: 0 };
const REFERRER = { day: DAY, metric: 'referrer', label: 'news.example', language: '', bucket: 0 };

it('hands each sum to the store once', async () => {
  const { tally, added, flush } = started();
  tally.countView({ ...HOME, referrer: 'news.example' }, DAY);
  tally.countView(HOME, DAY);
  tally.countSpeed({ ...HOME, values: { LCP: 1200, CLS: 0 } }, DAY);
  await flush();
  await flush();
  expect(added).toEqual([
    { ...VIEW, count: 2 },
    { ...REFERRER, count: 1 },
    { ...VIEW, metric: 'LCP', bucket: 0, count: 1 },
    { ...VIEW, metric: 'CLS', bucket: 0, count: 1 },
  ]);
});

it('keeps the counts that the store did not take', async () => {
  const { tally, added, flush } = started();
  for (let index = 0; index < 1500; index += 1) tally.countView({ ...HOME, route: `/${index}` }, DAY);
  let calls = 0;
  const failing = flush(async (rows) => {
    calls += 1;
    if (calls === 2) throw new Error('disk gone');
    added.push(...rows);
  });
  await expect(failing).rejects.toThrow('disk gone');
  tally.countView({ ...HOME, route: '/1499' }, DAY);
  await flush();
  expect(added).toHaveLength(1500);
  expect(added.at(-1)).toMatchObject({ label: '/1499', count: 2 });
});

it('names so many referrers a day and counts the rest together', async () => {
  const { tally, added, flush } = started();
  for (let index = 0; index < MOST_REFERRERS + 5; index += 1) {
    tally.countView({ ...HOME, referrer: `site-${index}.example` }, DAY);
    if (index % 50 === 0) await flush();
  }
  tally.countView({ ...HOME, referrer: 'site-0.example' }, DAY);
  tally.countView({ ...HOME, referrer: 'late.example' }, '2026-11-22');
  await flush();
  const named = added.filter(({ metric }) => metric === 'referrer').map(({ label }) => label);
  expect(new Set(named).size).toBe(MOST_REFERRERS + 2);
  expect(named.filter((label) => label === 'site-0.example')).toHaveLength(2);
  const others = added.filter(({ label }) => label === OTHER);
  expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(added).toContainEqual({ ...REFERRER, day: '2026-11-22', label: 'late.example', count: 1 });
});

it.each<[what: string, most: number, count: (tally: InsightsTally, route: string) => void]>([
  [
    'rows of vitals a day',
    MOST_VITALS,
    (tally, route) => tally.countSpeed({ ...HOME, route, values: { LCP: 1 } }, DAY),
  ],
  ['labels while the store fails', MOST_ROWS, (tally, route) => tally.countView({ ...HOME, route }, DAY)],
])('keeps so many %s, and goes on counting those', async (_what, most, count) => {
  const { tally, added, flush } = started();
  for (let index = 0; index < most + 5; index += 1) count(tally, `/${index}`);
  count(tally, '/0');
  await flush();
  expect(added).toHaveLength(most);
  expect(added[0]).toMatchObject({ label: '/0', count: 2 });
});

it('stores the counts before the process ends', async () => {
  const store = sqliteInsights();
  const log = createLog(() => {});
  const collectors = [collectInsights(store, log), collectInsights(store, log)];
  for (const { tally, close } of collectors) {
    tally.countView(HOME, DAY);
    await close();
  }
  expect(await store.read({ from: DAY, to: DAY })).toEqual([{ ...VIEW, count: 2 }]);
  await store.close();
});

function started() {
  const tally = new InsightsTally();
  const added: InsightsRow[] = [];
  const keep = async (rows: readonly InsightsRow[]) => void added.push(...rows);
  return { tally, added, flush: (add = keep) => tally.flush({ add }) };
}
