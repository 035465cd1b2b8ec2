import { expect, test } from 'vitest';
import { pageChart } from './page-chart.ts';
import { panelChart } from './panels.ts';
import { axisEnd, figure } from './scales.ts';

test('an axis ends at a round number not below the largest value', () => {
  expect([0.7, 1, 1.1, 2.3, 480, 5001, 0].map(axisEnd)).toEqual([1, 1, 2, 2.5, 500, 10_000, 1]);
});

test('figures are rounded to what counts', () => {
  expect([1234.5, 12.345, 0.1234].map(figure)).toEqual(['1,235', '12.3', '0.123']);
});

const row = {
  path: '/a&b',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcp: 600,
  lcp: 900,
  tbt: 0,
  cls: 0,
  bytes: 1,
  limit: { fcp: 500, lcp: 600, bytes: 1 },
  runs: { lcp: [900], limit: [600] },
};

test('the bars of a route are as long as its paints, and its ratio is told', () => {
  const svg = pageChart([row]);
  expect(svg).toContain('<title id="title">');
  expect(svg).toContain('The largest ratio is 1.50 × on /a&amp;b.');
  // 420 wide up to 1,000 ms.
  expect(svg).toContain('width="378" height="9"');
  expect(svg).toContain('width="252" height="5"');
});

test('a panel starts at nothing, so that linear growth is a straight line', () => {
  const points = [1, 2, 4].map((count) => ({ count, cost: count * 5 }));
  const svg = panelChart('Cost', [{ title: 'Page', of: 'articles', unit: 'ms', points }]);
  expect(svg).toContain('points="94,107 144,86 244,44"');
  expect(svg).toContain('Page: 5 ms with 1 articles, 20 ms with 4 articles.');
});
