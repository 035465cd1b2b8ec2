import { toolCommand } from '../server/home-folder.ts';
import { parseEnvironment } from '../server/settings.ts';
import { dayOf, openInsights, type InsightsRow } from '../server/insights/store.ts';
import { GOOD, VITAL_NAMES } from '../server/insights/vitals.ts';
import { main, noWords, tool, wholeNumber } from './cli.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const USAGE = `Page views and speed, as reported by visitors who accepted measuring, from the store of DATABASE_URL or DATA_DIR.
Safe to use beside a running server, whose counts arrive within seconds.

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
      const today = Date.now();
      const first = today - (wholeNumber('days', days, { from: 1, to: 36_500 }) - 1) * DAY_MS;
      const range = { from: dayOf(first), to: dayOf(today) };
      await using store = await openInsights(parseEnvironment(process.env), 'operator');
      const rows = await store.read(range);
      print(json ? JSON.stringify(rows, null, 2) : `${range.from} to ${range.to}\n\n${tablesOf(rows)}`);
    },
  }),
);

function tablesOf(rows: InsightsRow[]): string {
  const [onPages, referrers] = [false, true].map((wanted) =>
    rows.filter(({ metric }) => (metric === 'referrer') === wanted),
  );
  const pages = ['Page', 'Views', ...VITAL_NAMES];
  return [
    table(pages, [lineOf('all pages', onPages), ...mostViewed(onPages, ({ label }) => label)]),
    table(
      ['Language', ...pages.slice(1)],
      mostViewed(onPages, ({ language }) => language),
    ),
    table(
      ['Referrer', 'Views'],
      mostViewed(referrers, ({ label }) => label).map((cells) => cells.slice(0, 2)),
    ),
  ].join('\n\n');
}

function mostViewed(rows: InsightsRow[] = [], nameOf: (row: InsightsRow) => string): string[][] {
  return Array.from(Map.groupBy(rows, nameOf))
    .toSorted(([a, some], [b, others]) => viewsOf(others) - viewsOf(some) || a.localeCompare(b, 'en'))
    .map(([name, counted]) => lineOf(name, counted));
}

/** Name, views, and of each vital the share of good page loads; a dash when nobody reported it. */
function lineOf(name: string, rows: InsightsRow[] = []): string[] {
  const shares = VITAL_NAMES.map((vital) => {
    const loads = rows.filter(({ metric }) => metric === vital);
    const good = sum(loads.filter(({ bucket }) => bucket === GOOD));
    return loads.length > 0 ? `${Math.floor((100 * good) / sum(loads))} %` : '–';
  });
  return [name, viewsOf(rows).toLocaleString('en'), ...shares];
}

function viewsOf(rows: InsightsRow[]): number {
  return sum(rows.filter(({ metric }) => metric === 'view' || metric === 'referrer'));
}

function sum(rows: InsightsRow[]): number {
  return rows.reduce((all, { count }) => all + count, 0);
}

/** Columns as wide as their widest cell, all but the first aligned at the end as figures are. */
function table(head: string[], rows: string[][]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map(([first = '', ...cells]) =>
      [
        first.padEnd(widths[0] ?? 0),
        ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
      ].join('  '),
    )
    .join('\n');
}
