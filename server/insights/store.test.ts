import { expect, it } from 'vitest';
import { recordedLog } from '../../tests/fixtures/recorded-log.ts';
import { sqliteInsights } from '../../tests/fixtures/stores.ts';
import { purgeOldInsights } from './store.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

it('deletes days that would get too old before its next run, and logs how many', async () => {
  const insights = sqliteInsights();
  const { log, entries } = recordedLog();
  for (const day of ['2024-11-20', '2024-11-21', '2024-11-22', '2026-11-21']) {
    await insights.add([{ day, metric: 'view', label: '/', language: 'en', bucket: 0, count: 1 }]);
  }
  await purgeOldInsights({ insights, log, now: () => NOW }, 24);
  const views = await insights.read({ from: '2000-01-01', to: '2100-01-01' });
  expect(views.map(({ day }) => day).toSorted()).toEqual(['2024-11-22', '2026-11-21']);
  expect(entries).toMatchObject([
    { level: 'info', event: 'insights.purged', purgedRows: 2, olderThanMonths: 24 },
  ]);
  await insights.close();
});
