import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sqliteInsights } from '../../tests/fixtures/stores.ts';
import { parseEnvironment } from '../settings.ts';
import { createLog } from '../log.ts';
import { purgeOldInsights } from './retention.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

it('deletes days that would get too old before its next run, and logs how many', async () => {
  const insights = sqliteInsights();
  const lines: string[] = [];
  for (const day of ['2024-11-20', '2024-11-21', '2024-11-22', '2026-11-21']) {
    await insights.add([{ day, metric: 'view', label: '/', language: 'en', bucket: 0, count: 1 }]);
  }
  await purgeOldInsights({ insights, log: createLog((line) => lines.push(line)), now: () => NOW }, 24);
  const views = await insights.read({ from: '2000-01-01', to: '2100-01-01' });
  expect(views.map(({ day }) => day).toSorted()).toEqual(['2024-11-22', '2026-11-21']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'insights.purged', purgedRows: 2, olderThanMonths: 24 },
  ]);
  await insights.close();
});

it("has the privacy policy's default", () => {
  const { retentionMonths } = parseEnvironment({});
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  expect(policy).toMatch(new RegExp(`^\\| Insights totals[^|]*\\| Up to ${retentionMonths} months`, 'm'));
});
