import { markdownTable } from './markdown.ts';
import { figure } from './scales.ts';
import { stamp, type Section } from './section.ts';
import type { Load } from '../load.ts';
import type { Results } from '../results.ts';

export function serverSections(measured: NonNullable<Results['server']>): Section[] {
  const { cold, cached } = measured.values;
  const loads = cached.flatMap(({ path, site, same, limit }) => [
    loadRow(`${path}, the site`, site, limit),
    loadRow(`${path}, its HTML on nginx`, same, limit),
    loadRow(`${path}, its limit page on nginx`, limit, limit),
  ]);
  return [
    [
      'Cold pages',
      stamp(measured),
      markdownTable(
        ['Pages', 'asked for', 'processor ms a page', 'p50 ms', 'p99 ms'],
        Object.entries({ 'after the start': cold.first, 'again, code warm': cold.again }).map(
          ([name, one]) => [name, one.pages, one.cost, one.p50, one.p99],
        ),
      ),
    ],
    [
      'Cached pages',
      stamp(measured),
      markdownTable(
        [
          'Page',
          'requests/s',
          '÷ limit',
          'p50 ms',
          'p99 ms',
          'processor µs a request',
          'requests per processor second',
        ],
        loads,
      ),
    ],
  ];
}

function loadRow(name: string, { rate, p50, p99, cost }: Load, limit: Load) {
  return [name, figure(rate), (rate / limit.rate).toFixed(2), p50, p99, cost, figure(1e6 / cost)];
}

export function memorySections(measured: NonNullable<Results['memory']>, chart: string): Section[] {
  const { start, cold, samples } = measured.values;
  const last = samples.at(-1);
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  return [
    [
      'Memory',
      stamp(measured),
      `${start} MB after the start, ${cold} MB with every page in every language kept, ${last?.megabytes} MB after ${figure(last?.requests ?? 0)} requests, ${most} MB at most.`,
      `![Memory by number of requests](${chart})`,
    ],
  ];
}

export function scaleSections(measured: NonNullable<Results['scale']>, chart: string): Section[] {
  const rows = measured.values.map(({ of, what, unit, points }) => [
    `${what}, by ${of}`,
    points.map(({ count }) => figure(count)).join(' · '),
    `${points.map(({ cost }) => figure(cost)).join(' · ')} ${unit}`,
  ]);
  return [
    [
      'No slower with more',
      stamp(measured),
      `![Cost by number of languages, pages, articles, dictionary entries and questions](${chart})`,
      markdownTable(['What', 'with', 'costs'], rows),
    ],
  ];
}
