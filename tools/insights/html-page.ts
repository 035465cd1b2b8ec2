import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VITAL_NAMES } from '../../server/insights/vitals.ts';
import { viewsChart, vitalChart } from './charts.ts';
import { count, ratingOf, shareFigure, vitalFigure } from './figures.ts';
import type { Report, Speed } from './report.ts';

/** The report as one page that needs nothing else: no script, no request, light or dark as its reader has it. */
export function htmlPage({ from, to, views, days, pages, languages, referrers, vitals }: Report): string {
  const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>Insights, ${from} to ${to}</title>
<style>
${style}</style>
</head>
<body>
<h1>Insights</h1>
<p>${from} to ${to}: ${count(views)} page views of visitors who accepted measuring.</p>
${viewsChart(days)}
<h2>Speed</h2>
${table(
  ['Vital', '75th percentile', 'Good', 'Page loads'],
  VITAL_NAMES.map((vital) => [
    vital,
    rated(vital, vitals),
    shareFigure(vitals[vital].good),
    count(vitals[vital].loads),
  ]),
)}
<div class="charts">
${VITAL_NAMES.map((vital) => vitalChart(vital, days)).join('\n')}
</div>
<h2>Pages</h2>
${table(
  ['Page', 'Views', ...VITAL_NAMES],
  pages.map(({ route, ...line }) => [escape(route), ...cells(line)]),
)}
<h2>Languages</h2>
${table(
  ['Language', 'Views', ...VITAL_NAMES],
  languages.map(({ language, ...line }) => [escape(language), ...cells(line)]),
)}
<h2>Referrers</h2>
${table(
  ['Site', 'Views'],
  referrers.map((one) => [escape(one.host), count(one.views)]),
)}
</body>
</html>
`;
}

function cells({ views, vitals }: { views: number; vitals: Speed }): string[] {
  return [count(views), ...VITAL_NAMES.map((vital) => rated(vital, vitals))];
}

/** In the colour of its rating, which is also said in words for those who do not see colours. */
function rated(vital: keyof Speed, vitals: Speed): string {
  const rating = ratingOf(vital, vitals[vital]);
  const figure = vitalFigure(vital, vitals[vital]);
  return rating ? `<span class="${rating}">${figure} <small>${rating}</small></span>` : figure;
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const line = (cell: 'th' | 'td', texts: string[]) =>
    `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  return `<div class="table"><table>
<thead>${line('th', head)}</thead>
<tbody>
${rows.map((texts) => line('td', texts)).join('\n')}
</tbody>
</table></div>`;
}

/** Hosts come from visitors' browsers. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
