import type { PageRow } from '../pages.ts';
import { axisEnd, figure } from './scales.ts';
import { axis, box, svgDocument, text } from './svg.ts';

const ROW = 26;
const TOP = 64;
const NAMES = 250;
const BARS = 420;

/** Two bars a route: the largest contentful paint of the site's page and of its limit page. */
export function pageChart(rows: readonly PageRow[]): string {
  const end = axisEnd(Math.max(...rows.flatMap(({ lcp, limit }) => [lcp, limit.lcp])));
  const width = (milliseconds: number) => (milliseconds / end) * BARS;
  const height = TOP + rows.length * ROW + 24;
  const bars = rows.flatMap(({ path, lcp, limit }, index) => {
    const y = TOP + index * ROW;
    return [
      text(NAMES - 8, y + 14, path, 'end'),
      box(NAMES, y + 2, width(lcp), 9, 'own'),
      box(NAMES, y + 12, width(limit.lcp), 5, 'limit'),
      text(
        NAMES + width(Math.max(lcp, limit.lcp)) + 8,
        y + 15,
        `${figure(lcp)} ms, ${ratio(lcp, limit.lcp)}`,
      ),
    ];
  });
  const worst = rows.toSorted((a, b) => b.lcp / b.limit.lcp - a.lcp / a.limit.lcp)[0];
  return svgDocument({
    width: NAMES + BARS + 140,
    height,
    title: 'Largest contentful paint of every route and of its limit page',
    description: `${rows.length} routes. The largest ratio is ${worst ? `${ratio(worst.lcp, worst.limit.lcp)} on ${worst.path}` : 'unknown'}.`,
    body: [
      text(0, 20, 'Largest contentful paint, Lighthouse mobile, milliseconds', 'head'),
      box(0, 32, 24, 9, 'own'),
      text(32, 41, 'the site'),
      box(100, 34, 24, 5, 'limit'),
      text(132, 41, 'the same words as plain HTML on nginx'),
      axis(NAMES, TOP - 4, NAMES, height - 20),
      ...bars,
      text(NAMES, height - 4, '0'),
      text(NAMES + BARS, height - 4, figure(end), 'end'),
    ].join('\n'),
  });
}

function ratio(own: number, limit: number): string {
  return `${(own / limit).toFixed(2)} ×`;
}
