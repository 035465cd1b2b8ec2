import { VITAL_NAMES } from '../../server/insights/vitals.ts';
import { count, ratingOf, shareFigure, vitalFigure } from './figures.ts';
import type { Report } from './report.ts';

/** The report as tables for a terminal. */
export function textTables({ from, to, views, pages, languages, referrers, vitals }: Report): string {
  return [
    `${from} to ${to}: ${count(views)} page views of visitors who accepted measuring`,
    table(
      ['Page', 'Views', ...VITAL_NAMES],
      pages.map((page) => [
        page.route,
        count(page.views),
        ...VITAL_NAMES.map((vital) => vitalFigure(vital, page.vitals[vital])),
      ]),
    ),
    table(
      ['Language', 'Views', ...VITAL_NAMES],
      languages.map((one) => [
        one.language,
        count(one.views),
        ...VITAL_NAMES.map((vital) => vitalFigure(vital, one.vitals[vital])),
      ]),
    ),
    table(
      ['Referrer', 'Views'],
      referrers.map((one) => [one.host, count(one.views)]),
    ),
    table(
      ['Vital', '75th percentile', 'Rating', 'Good', 'Page loads'],
      VITAL_NAMES.map((vital) => [
        vital,
        vitalFigure(vital, vitals[vital]),
        ratingOf(vital, vitals[vital]) ?? '–',
        shareFigure(vitals[vital].good),
        count(vitals[vital].loads),
      ]),
    ),
  ].join('\n\n');
}

/** Columns as wide as their widest cell; all but the first stand flush right, as figures do. */
function table(head: string[], rows: string[][]): string {
  const lines = [head, ...(rows.length > 0 ? rows : [['none', ...head.slice(1).map(() => '')]])];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const padded = lines.map((cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [padded[0], rule, ...padded.slice(1)].join('\n');
}
