import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, type InsightsRow, type InsightsStore } from '../server/store/insights.ts';
import { sqliteInsights } from '../tests/fixtures/store/stores.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('npm run insights', () => {
  let dataDir: string;
  let store: InsightsStore;

  // The store stays open throughout, as it is while the server runs.
  beforeEach(async () => {
    dataDir = temporaryFolder();
    store = sqliteInsights(join(dataDir, 'messages.sqlite'));
    return async () => {
      await store.close();
    };
  });

  it('prints pages, languages and referrers as tables, the most viewed first, from a store in use', async () => {
    await visits();
    const { status, stdout, stderr } = insights();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\n/);
    expect(stdout).toMatch(/^ +Views +LCP +INP +CLS +FCP +TTFB *\n +3 +50 % +– +100 % +– +– +all pages\n/m);
    expect(stdout).toMatch(/ Page\n +2 .* \/faq\n +1 +50 % .* \/\n/);
    expect(stdout).toMatch(/ Language\n +2 .* en\n +1 .* de\n/);
    expect(stdout).toMatch(/ Referrer\n +2 .* news\.example\n$/);
  });

  it('prints the sums of the days that are asked for as JSON', async () => {
    await visits();
    const { status, stdout } = insights('--json', '--days', '29');
    expect(status).toBe(0);
    const views = JSON.parse(stdout).filter(({ metric }: { metric: string }) => metric === 'view');
    expect(views).toHaveLength(3);
    expect(views).toContainEqual(
      expect.objectContaining({ day: dayOf(Date.now()), label: '/faq', language: 'en', count: 2 }),
    );
  });

  it('says on which days not all referrers are named', async () => {
    const row = { metric: 'referrer', label: '(other)', language: '', bucket: 0, count: 1 } as const;
    const day = dayOf(Date.now());
    await store.add([{ ...row, day }]);
    expect(insights().stdout).toMatch(new RegExp(`\n\nNot all referrers are named on ${day}\n$`));
  });

  it('prints empty tables without visits', () => {
    expect(insights()).toMatchObject({ status: 0, stdout: expect.stringMatching(/ Page\n\n.* Language\n/) });
  });

  async function visits() {
    const today = dayOf(Date.now());
    const faq = { day: today, metric: 'view', label: '/faq', language: 'en', bucket: 0, count: 2 } as const;
    const home = { ...faq, label: '/', language: 'de', count: 1 } as const;
    const rows: InsightsRow[] = [
      home,
      faq,
      { ...faq, metric: 'referrer', label: 'news.example', language: '' },
      { ...home, metric: 'LCP' },
      { ...home, metric: 'LCP', bucket: 1 },
      { ...home, metric: 'CLS' },
      { ...faq, day: dayOf(Date.now() - 28 * DAY_MS) },
    ];
    await store.add(rows);
  }

  function insights(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'insights.ts'), ...args],
      { env: { DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  }
});
