import { VITAL_NAMES, VITALS, type Vital } from '../../server/insights/histogram.ts';
import type { Measured, Report, Speed } from './report.ts';

/** The report as tables for a terminal. */
export function textTables({ from, to, views, pages, languages, referrers, vitals }: Report): string {
  return [
    `${from} to ${to}: ${count(views)} page views of visitors who accepted measuring`,
    table(
      ['Page', 'Views', ...VITAL_NAMES],
      pages.map((page) => [page.route, count(page.views), ...percentiles(page.vitals)]),
    ),
    table(
      ['Language', 'Views', ...VITAL_NAMES],
      languages.map((one) => [one.language, count(one.views), ...percentiles(one.vitals)]),
    ),
    table(
      ['Referrer', 'Views'],
      referrers.map((one) => [one.host, count(one.views)]),
    ),
    table(
      ['Vital', '75th percentile', 'Rating', 'Good', 'Page loads'],
      VITAL_NAMES.map((vital) => {
        const { good, loads } = vitals[vital];
        const share = good === null ? '–' : `${Math.floor(good * 100)} %`;
        return [vital, percentile(vital, vitals[vital]), rating(vital, vitals[vital]), share, count(loads)];
      }),
    ),
  ].join('\n\n');
}

function count(value: number): string {
  return value.toLocaleString('en');
}

function percentiles(vitals: Speed): string[] {
  return VITAL_NAMES.map((vital) => percentile(vital, vitals[vital]));
}

/** Such as `1,240 ms` or `0.080`; a dash when nobody reported it. */
function percentile(vital: Vital, { p75 }: Measured): string {
  if (p75 === null) return '–';
  return vital === 'CLS' ? p75.toFixed(3) : `${count(Math.round(p75))} ms`;
}

/** How the 75th percentile is to be judged (https://web.dev/articles/vitals). */
function rating(vital: Vital, { p75 }: Measured): string {
  if (p75 === null) return '–';
  const { good, poor } = VITALS[vital];
  return p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor';
}

/** Columns as wide as their widest cell, all but the first aligned at the end as figures are. */
function table(head: string[], rows: string[][]): string {
  const lines = [head, ...(rows.length > 0 ? rows : [['none', ...head.slice(1).map(() => '')]])];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const padded = lines.map((cells) =>
    widths
      .map((width, column) => (column === 0 ? cells[0]?.padEnd(width) : cells[column]?.padStart(width)))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}
