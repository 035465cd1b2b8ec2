import { percentile } from '../median.ts';
import type { BytesRow } from '../bytes.ts';
import type { PageRow } from '../pages.ts';
import type { Results } from '../results.ts';
import { figure } from './scales.ts';

/** A target and what was measured. */
export interface Target {
  target: string;
  measured: string;
  met: boolean;
}

/** The targets for which there are figures; the worst of all routes and variants counts. */
export function targets({ pages = {}, server, memory, bytes, interactions }: Results): Target[] {
  const rows = Object.entries(pages).flatMap(([variant, { values }]) =>
    values.map((row) => ({ ...row, name: `${row.path} ${variant}` })),
  );
  return [
    ...(rows.length > 0 ? pageTargets(rows) : []),
    ...(bytes ? bytesTargets(bytes.values) : []),
    ...(server
      ? [
          atMost(
            'processor time of a cold page, right after the start',
            server.values.cold.first.cost,
            10,
            'ms',
          ),
          atMost('processor time of a cold page, code warm', server.values.cold.again.cost, 10, 'ms'),
          ...server.values.cached.map(({ path, site, limit }) =>
            atLeast(
              `${path} cached: share of nginx's rate with the limit page`,
              site.rate / limit.rate,
              0.5,
              '×',
            ),
          ),
        ]
      : []),
    ...(memory ? memoryTargets(memory.values.samples) : []),
    ...(interactions?.values.interactions.map(({ name, paint, event }) =>
      atMost(`${name}: input to next paint`, Math.max(paint, event), 50, 'ms'),
    ) ?? []),
  ];
}

function pageTargets(rows: readonly (PageRow & { name: string })[]): Target[] {
  const worst = rows.reduce((one, other) => (ratioOf(other) > ratioOf(one) ? other : one));
  const below = rows.filter(({ scores }) => Object.values(scores).some((score) => score < 100));
  return [
    {
      target: 'Lighthouse 100 in all four categories',
      measured:
        below.length === 0
          ? `all ${rows.length} pages`
          : `not ${below.length} of ${rows.length}: ${below.map(({ name }) => name).join(', ')}`,
      met: below.length === 0,
    },
    atMost(`LCP ÷ limit, the worst (${worst.name})`, ratioOf(worst), 1.05, '×'),
    atMost('layout shift, the worst', Math.max(...rows.map(({ cls }) => cls)), 0.01, ''),
  ];
}

function ratioOf({ lcp, limit }: PageRow): number {
  return lcp / limit.lcp;
}

function bytesTargets(rows: readonly BytesRow[]): Target[] {
  const worst = rows.filter(({ path }) => path !== '/').toSorted((a, b) => b.ownJs - a.ownJs)[0];
  return [
    ...rows
      .filter(({ path }) => path === '/')
      .flatMap(({ kinds, all }) => [
        atMost('home: JavaScript', kinds.js / 1000, 100, 'KB'),
        atMost('home: in all', all / 1000, 200, 'KB'),
      ]),
    ...(worst
      ? [atMost(`a route's own JavaScript, the most (${worst.path})`, worst.ownJs / 1000, 15, 'KB')]
      : []),
  ];
}

/** Flat: of the second half of the requests, the last quarter needs no more than a twentieth above the one before. */
function memoryTargets(samples: readonly { megabytes: number }[]): Target[] {
  const sizes = samples.map(({ megabytes }) => megabytes);
  const middle = (from: number, to: number) =>
    percentile(sizes.slice(Math.floor(sizes.length * from), Math.floor(sizes.length * to)), 0.5);
  return [
    atMost('memory, the most', Math.max(...sizes), 150, 'MB'),
    atMost('memory, last quarter ÷ the quarter before', middle(0.75, 1) / middle(0.5, 0.75), 1.05, '×'),
  ];
}

function atMost(what: string, value: number, limit: number, unit: string): Target {
  const measured = `${figure(value)} ${unit}`.trim();
  return { target: `${what}: at most ${limit} ${unit}`.trim(), measured, met: value <= limit };
}

function atLeast(what: string, value: number, limit: number, unit: string): Target {
  return {
    target: `${what}: at least ${limit} ${unit}`,
    measured: `${figure(value)} ${unit}`,
    met: value >= limit,
  };
}
