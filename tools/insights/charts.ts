import { VITALS, type Vital } from '../../server/insights/vitals.ts';
import { count, vitalFigure } from './figures.ts';
import type { Report } from './report.ts';

/** Width and height of a drawing, in units of the SVG; it is shown as wide as there is room. */
const WIDTH = 960;
const HEIGHT = 200;

type Days = Report['days'];

/** Page views of each day as bars. */
export function viewsChart(days: Days): string {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = WIDTH / days.length;
  const bars = days.map(({ day, views }, index) => {
    const height = (views / most) * HEIGHT;
    const place = `x="${round(index * step)}" y="${round(HEIGHT - height)}"`;
    const size = `width="${round(step * 0.8)}" height="${round(height)}"`;
    return `<rect ${place} ${size}><title>${day}: ${count(views)}</title></rect>`;
  });
  return drawing(`Page views a day, at most ${count(most)}`, bars.join(''), days);
}

/**
 * The 75th percentile of a vital on each day that has one, joined by a line, and the thresholds of good and poor
 * that are near enough to be seen.
 */
export function vitalChart(vital: Vital, days: Days): string {
  const { good, poor } = VITALS[vital];
  const points = days.flatMap(({ day, vitals }, index) => {
    const { p75 } = vitals[vital];
    return p75 === null ? [] : [{ day, index, p75, figure: vitalFigure(vital, vitals[vital]) }];
  });
  const top = Math.max(good * 1.2, ...points.map(({ p75 }) => p75 * 1.1));
  const x = (index: number) => round(((index + 0.5) / days.length) * WIDTH);
  const y = (value: number) => round(HEIGHT - (value / top) * HEIGHT);
  const thresholds = Object.entries({ good, poor })
    .filter(([, value]) => value <= top)
    .map(([name, value]) => `<line class="${name}" x1="0" x2="${WIDTH}" y1="${y(value)}" y2="${y(value)}"/>`);
  const line = `<polyline points="${points.map(({ index, p75 }) => `${x(index)},${y(p75)}`).join(' ')}"/>`;
  const dots = points.map(
    ({ day, index, p75, figure }) =>
      `<circle cx="${x(index)}" cy="${y(p75)}" r="4"><title>${day}: ${figure}</title></circle>`,
  );
  const worst = points.toSorted((a, b) => b.p75 - a.p75)[0]?.figure ?? 'not reported';
  return drawing(
    `75th percentile of ${vital} a day, at most ${worst}`,
    [...thresholds, line, ...dots].join(''),
    days,
  );
}

/** The tables say the same in words, so a drawing needs no more than a name. */
function drawing(name: string, shapes: string, days: Days): string {
  return `<figure>
<figcaption>${name}</figcaption>
<svg viewBox="0 -6 ${WIDTH} ${HEIGHT + 12}" role="img" aria-label="${name}">${shapes}</svg>
<p class="axis"><span>${days[0]?.day ?? ''}</span><span>${days.at(-1)?.day ?? ''}</span></p>
</figure>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
