import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { openSqliteInsights } from './sqlite.ts';
import { MOST_REFERRERS, OTHER, type Totals } from './store.ts';
import { collectInsights, InsightsTally, MOST_ROWS } from './tally.ts';

const DAY = '2026-11-21';
const HOME = { route: '/', language: 'en' } as const;

it('hands each sum to the store once', async () => {
  const { tally, added, flush } = started();
  tally.countView({ ...HOME, referrer: 'news.example' }, DAY);
  tally.countView(HOME, DAY);
  tally.countSpeed({ ...HOME, values: { LCP: 1200, CLS: 0 } }, DAY);
  await flush();
  await flush();
  expect(added).toEqual([
    {
      views: [{ day: DAY, ...HOME, count: 2 }],
      referrers: [{ day: DAY, host: 'news.example', count: 1 }],
      vitals: [
        { day: DAY, ...HOME, vital: 'LCP', bucket: 21, count: 1 },
        { day: DAY, ...HOME, vital: 'CLS', bucket: 0, count: 1 },
      ],
    },
  ]);
});

it('keeps the counts while the store fails', async () => {
  const { tally, added, flush } = started();
  tally.countView({ ...HOME, referrer: 'news.example' }, DAY);
  tally.countSpeed({ ...HOME, values: { TTFB: 5 } }, DAY);
  await expect(flush(() => Promise.reject(new Error('disk gone')))).rejects.toThrow('disk gone');
  tally.countView(HOME, DAY);
  await flush();
  expect(added).toMatchObject([{ views: [{ count: 2 }], referrers: [{ count: 1 }], vitals: [{ count: 1 }] }]);
});

it('limits referrers to as many names as the store', async () => {
  const { tally, added, flush } = started();
  for (let index = 0; index < MOST_REFERRERS + 5; index += 1) {
    tally.countView({ ...HOME, referrer: `site-${index}.example` }, DAY);
  }
  await flush();
  expect(added[0]?.referrers).toHaveLength(MOST_REFERRERS + 1);
  expect(added[0]?.referrers).toContainEqual({ day: DAY, host: OTHER, count: 5 });
});

it('remembers a limited number of labels while the store fails', async () => {
  const { tally, added, flush } = started();
  for (let index = 0; index < MOST_ROWS + 5; index += 1) {
    tally.countView({ route: `/${index}`, language: 'en' }, DAY);
  }
  tally.countView({ route: '/0', language: 'en' }, DAY);
  await flush();
  expect(added[0]?.views).toHaveLength(MOST_ROWS);
  expect(added[0]?.views[0]).toMatchObject({ route: '/0', count: 2 });
});

it('stores the counts before the process ends', async () => {
  const store = openSqliteInsights(':memory:');
  const log = createLog(() => {});
  const collectors = [collectInsights(store, log), collectInsights(store, log)];
  for (const { tally, close } of collectors) {
    tally.countView({ route: '/', language: 'en' }, '2026-11-21');
    await close();
  }
  expect(await store.read({ from: '2000-01-01', to: '2100-01-01' })).toMatchObject({
    views: [{ route: '/', count: 2 }],
  });
  await store.close();
});

function started() {
  const tally = new InsightsTally();
  const added: Totals[] = [];
  const keep = async (totals: Totals) => void added.push(totals);
  return { tally, added, flush: (add = keep) => tally.flush({ add }) };
}
