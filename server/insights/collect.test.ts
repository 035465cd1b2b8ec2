import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { collectInsights } from './collect.ts';
import { openSqliteInsights } from './sqlite.ts';

it('writes down what has been counted before the process ends', async () => {
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
