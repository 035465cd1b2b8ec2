import { markdownTable } from './markdown.ts';
import { kilobytes, stamp, type Section } from './section.ts';
import type { Results } from '../results.ts';

export function pageSections(pages: NonNullable<Results['pages']>): Section[] {
  return Object.entries(pages).map(([variant, measured]) => {
    const rows = measured.values.map(({ path, scores, lcp, limit, fcp, tbt, cls, bytes }) => [
      path,
      Object.values(scores).join(' / '),
      lcp,
      limit.lcp,
      (lcp / limit.lcp).toFixed(2),
      (fcp / limit.fcp).toFixed(2),
      tbt,
      cls,
      kilobytes(bytes),
      kilobytes(limit.bytes),
    ]);
    const head = ['Route', 'Scores', 'LCP ms', 'limit ms', 'LCP ÷ limit', 'FCP ÷ limit', 'TBT ms', 'CLS'];
    return [
      `Every route, ${variant.replace(' ', ', ')}`,
      stamp(measured),
      markdownTable([...head, 'KB', 'limit KB'], rows),
    ];
  });
}

export function bytesSections(measured: NonNullable<Results['bytes']>): Section[] {
  const rows = measured.values.map(({ path, kinds, ownJs, all, requests }) => [
    path,
    ...[kinds.html, kinds.css, kinds.js, ownJs, kinds.font, kinds.data + kinds.other, all].map(kilobytes),
    requests,
  ]);
  const head = [
    'Route',
    'HTML',
    'CSS',
    'JavaScript',
    'of it its own',
    'fonts',
    'other',
    'all KB',
    'requests',
  ];
  return [['A first visit, in kilobytes', stamp(measured), markdownTable(head, rows)]];
}

export function interactionSections(measured: NonNullable<Results['interactions']>): Section[] {
  const { hydration, interactions } = measured.values;
  return [
    [
      'Interactions on a processor slowed four times',
      stamp(measured),
      markdownTable(
        ['Act', 'on', 'to the next paint, ms', 'Event Timing, ms', 'longest task, ms'],
        interactions.map(({ name, path, paint, event, task }) => [
          name,
          path,
          paint,
          event === 0 ? 'below 16' : event,
          task === 0 ? 'below 50' : task,
        ]),
      ),
    ],
    [
      'Hydration on a processor slowed four times',
      stamp(measured),
      markdownTable(
        ['Route', 'blocking, ms', 'longest task, ms', 'long tasks', 'scripts, ms'],
        hydration.map(({ path, blocking, longest, tasks, scripts }) => [
          path,
          blocking,
          longest,
          tasks,
          scripts,
        ]),
      ),
    ],
  ];
}
