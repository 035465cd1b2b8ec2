import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, openInsights, type InsightsStore } from '../server/insights/store.ts';
import { InsightsTally } from '../server/insights/tally.ts';
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('npm run insights', () => {
  let dataDir: string;
  let store: InsightsStore;

  // The store stays open throughout, as it is while the server runs.
  beforeEach(async () => {
    dataDir = temporaryFolder();
    store = await openInsights({ dataDir }, 'server');
    return async () => {
      await store.close();
    };
  });

  it('prints pages, languages and referrers as tables, the most viewed first, from a store in use', async () => {
    await visits();
    const { status, stdout, stderr } = insights();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\n/);
    expect(stdout).toMatch(
      /^Page +Views +LCP +INP +CLS +FCP +TTFB\nall pages +3 +50 % +– +100 % +– +–\n\/faq +2 .*\n\/ +1 +50 % /m,
    );
    expect(stdout).toMatch(/^Language +Views.*\nen +2 .*\nde +1 /m);
    expect(stdout).toMatch(/^Referrer +Views\nnews\.example +2$/m);
  });

  it('prints the sums of the days that are asked for as JSON', async () => {
    await visits();
    const views = JSON.parse(insights('--json', '--days', '29').stdout).filter(
      ({ metric }: { metric: string }) => metric === 'view',
    );
    expect(views).toHaveLength(3);
    expect(views).toContainEqual(
      expect.objectContaining({ day: dayOf(Date.now()), label: '/faq', language: 'en', count: 2 }),
    );
  });

  it('prints empty tables without visits', () => {
    expect(insights()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^all pages +0 /m) });
  });

  async function visits() {
    const tally = new InsightsTally();
    const today = dayOf(Date.now());
    const faq = { route: '/faq', language: 'en', referrer: 'news.example' } as const;
    tally.countView(faq, today);
    tally.countView(faq, today);
    tally.countView({ route: '/', language: 'de' }, today);
    tally.countSpeed({ route: '/', language: 'de', values: { LCP: 1100, CLS: 0.09 } }, today);
    tally.countSpeed({ route: '/', language: 'de', values: { LCP: 3000 } }, today);
    tally.countView(faq, dayOf(Date.now() - 28 * DAY_MS));
    await tally.flush(store);
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
