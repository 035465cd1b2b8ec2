import { expect, test } from 'vitest';
import { targets } from './targets.ts';

const machine = { processor: 'p', cores: 2, memory: 8, node: '26', chromium: '1', nginx: '1' };
const measured = <T>(values: T) => ({ date: '2026-11-21T00:00:00Z', machine, runs: 1, values });
const row = {
  path: '/',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 600,
  lcp: 650,
  tbt: 0,
  cls: 0.002,
  bytes: 1,
  limit: { fcp: 600, lcp: 640, bytes: 1 },
  runs: { lcp: [], limit: [] },
};

test('without figures there is nothing to judge', () => {
  expect(targets({})).toEqual([]);
});

test('the worst page of all themes and languages counts', () => {
  const slow = { ...row, path: '/faq', lcp: 800, scores: { ...row.scores, seo: 92 } };
  const judged = targets({ pages: { 'dark en': measured([row]), 'light ar': measured([slow]) } });
  expect(judged).toEqual([
    { target: expect.any(String), measured: 'not 1 of 2: /faq light ar', met: false },
    { target: 'LCP ÷ limit, the worst (/faq light ar): at most 1.05 ×', measured: '1.25 ×', met: false },
    { target: 'layout shift, the worst: at most 0.01', measured: '0.002', met: true },
  ]);
});

test('memory is flat when its end is no higher than what was before', () => {
  const memory = (sizes: number[]) =>
    targets({
      memory: measured({
        start: 1,
        cold: 1,
        samples: sizes.map((megabytes, index) => ({ requests: index, megabytes })),
      }),
    }).map(({ met }) => met);
  expect(memory([90, 100, 120, 119, 121, 120, 119, 120])).toEqual([true, true]);
  expect(memory([90, 100, 110, 120, 130, 140, 145, 160])).toEqual([false, false]);
});
