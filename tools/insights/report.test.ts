import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openInsights, type InsightsStore } from '../../server/insights/store.ts';
import { InsightsTally } from '../../server/insights/tally.ts';
import { runInsights } from '../insights.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('insights', () => {
  let dataDir: string;
  let store: InsightsStore;

  // The store stays open throughout, as it is while the server runs.
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forthright-insights-'));
    store = await openInsights({ dataDir }, 'server');
    return async () => {
      await store.close();
      await rm(dataDir, { recursive: true });
    };
  });

  it('prints pages, languages, referrers and vitals as tables, the most viewed first', async () => {
    await visits();
    const { code, output, complaint } = await insights();
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    expect(output).toContain('2026-10-25 to 2026-11-21: 4 page views');
    expect(output).toMatch(
      /^Page +Views +LCP +INP +CLS +FCP +TTFB\n[- ]+\n\/faq +3 .*\n\/ +1 +1,188 ms +– +0\.095 /m,
    );
    expect(output).toMatch(/^Language +Views.*\n[- ]+\nen +3 .*\nde +1 /m);
    expect(output).toMatch(/^Referrer +Views\n[- ]+\nnews\.example +2$/m);
    expect(output).toMatch(/^LCP +1,188 ms +good +100 % +1$/m);
    expect(output).toMatch(/^INP +– +– +– +0$/m);
  });

  it('prints the same as JSON, with figures for each day', async () => {
    await visits();
    const report = JSON.parse((await insights('--json', '--days', '2')).output);
    expect(report).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-21',
      views: 3,
      days: [
        { day: '2026-11-20', views: 0, vitals: { LCP: { loads: 0, p75: null, good: null } } },
        { day: '2026-11-21', views: 3, vitals: { LCP: { loads: 1, good: 1 } } },
      ],
      pages: [
        { route: '/faq', views: 2 },
        { route: '/', views: 1 },
      ],
    });
  });

  it('prints a report without visits', async () => {
    expect((await insights()).output).toMatch(/ 0 page views[^]*^none$/m);
  });

  it('fails with 1 and the reason', async () => {
    const elsewhere = join(dataDir, 'nowhere');
    expect(await insights({ dataDir: elsewhere })).toMatchObject({
      code: 1,
      output: '',
      complaint: expect.stringContaining(
        `There is no message store at ${join(elsewhere, 'messages.sqlite')}`,
      ),
    });
  });

  async function visits() {
    const tally = new InsightsTally();
    const faq = { route: '/faq', language: 'en', referrer: 'news.example' } as const;
    tally.countView({ ...faq, referrer: undefined }, '2026-10-25');
    tally.countView(faq, '2026-11-21');
    tally.countView(faq, '2026-11-21');
    tally.countView({ route: '/', language: 'de' }, '2026-11-21');
    tally.countSpeed({ route: '/', language: 'de', values: { LCP: 1100, CLS: 0.09 } }, '2026-11-21');
    tally.countView(faq, '2026-10-24');
    await tally.flush(store);
  }

  async function insights(...args: (string | { dataDir: string })[]) {
    const output: string[] = [];
    const complaint: string[] = [];
    const place = args.find((arg) => typeof arg === 'object') ?? { dataDir };
    const code = await runInsights(
      args.filter((arg) => typeof arg === 'string'),
      {
        openStore: () => openInsights(place, 'operator'),
        now: () => NOW,
        print: (text) => output.push(text),
        complain: (text) => complaint.push(text),
      },
    );
    return { code, output: output.join('\n'), complaint: complaint.join('\n') };
  }
});
