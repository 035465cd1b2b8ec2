import { createInsightsStore, dayOf, VITALS, type InsightsRow } from '../server/store/insights.ts';
import { OTHER } from '../server/insights/sums.ts';
import { openDatabase } from '../server/store/open-store.ts';
import { toolCommand } from '../server/process/home-folder.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { main, noWords, tool, wholeNumber } from './cli.ts';

const USAGE = `Page views and speed, as reported by visitors who accepted measuring, from the store of DATABASE_URL or DATA_DIR.
Safe to use beside a running server, whose sums arrive within seconds.

Usage: ${toolCommand('insights')} [--days N] [--json]

  --days N   the last N days, including today (default 28)
  --json     the sums as they are stored, for programs; the bucket of a vital is 0 for good, 1 for acceptable, 2 for poor

For each vital it prints the share of page loads that were good: 75 % and more is a good page (https://web.dev/vitals).`;

await main(
  tool({
    usage: USAGE,
    options: { days: { type: 'string', default: '28' }, json: { type: 'boolean', default: false } },
    async run({ days, json }, words, { print }) {
      noWords(words);
      const before = (wholeNumber('days', days, { from: 1, to: 36_500 }) - 1) * 24 * 60 * 60 * 1000;
      const range = { from: dayOf(Date.now() - before), to: dayOf(Date.now()) };
      await using store = createInsightsStore(await openDatabase(parseEnvironment(process.env), 'operator'));
      const rows = await store.read(range);
      if (json) {
        print(JSON.stringify(rows, null, 2));
        return;
      }
      const pages = rows.filter(({ metric }) => metric !== 'referrer');
      const referrers = rows.filter(({ metric }) => metric === 'referrer');
      print(`${range.from} to ${range.to}`);
      printTable('', pages, () => 'all pages');
      printTable('Page', pages, ({ label }) => label);
      printTable('Language', pages, ({ language }) => language);
      printTable('Referrer', referrers, ({ label }) => label);
      const incomplete = new Set(referrers.filter(({ label }) => label === OTHER).map(({ day }) => day));
      if (incomplete.size > 0)
        print(`\nNot all referrers are named on ${[...incomplete].toSorted().join(', ')}`);

      /** A line for each name, the most viewed first. */
      function printTable(title: string, counted: InsightsRow[], nameOf: (row: InsightsRow) => string) {
        const groups = [...Map.groupBy(counted, nameOf)];
        print(`\n  Views${VITALS.map(({ name }) => name.padStart(7)).join('')}  ${title}`);
        for (const [name, some] of groups.toSorted(([, a], [, b]) => viewsOf(b) - viewsOf(a)))
          print(`${viewsOf(some).toLocaleString('en').padStart(7)}${sharesOf(some)}  ${name}`);
      }
    },
  }),
);

/** Views that came from another site's link are also listed by themselves. */
function viewsOf(rows: InsightsRow[]): number {
  return sum(rows.filter(({ metric }) => metric === 'view' || metric === 'referrer'));
}

/** The share of good page loads for each vital. */
function sharesOf(rows: InsightsRow[]): string {
  return VITALS.map((vital) => {
    const loads = rows.filter(({ metric }) => metric === vital.name);
    const share = (100 * sum(loads.filter(({ bucket }) => bucket === 0))) / sum(loads);
    return (loads.length > 0 ? `${Math.floor(share)} %` : '–').padStart(7);
  }).join('');
}

function sum(rows: InsightsRow[]): number {
  return rows.reduce((all, { count }) => all + count, 0);
}
