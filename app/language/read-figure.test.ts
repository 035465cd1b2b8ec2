import { expect, test } from 'vitest';
import { looksLikeFigure, readFigure } from './read-figure.ts';

const plain = { sign: '', dollars: false, decimals: 0, unit: undefined, more: false };

test.each([
  ['1,204', { ...plain, value: 1204 }],
  ['10,000+', { ...plain, value: 10_000, more: true }],
  ['98%', { ...plain, value: 98, unit: 'percent' }],
  ['+14.8%', { ...plain, sign: '+', value: 14.8, decimals: 1, unit: 'percent' }],
  ['$35,000', { ...plain, dollars: true, value: 35_000 }],
  ['-5%', { ...plain, sign: '−', value: 5, unit: 'percent' }],
  ['$3.1M', { ...plain, dollars: true, value: 3.1, decimals: 1, unit: 'million' }],
  ['10K', { ...plain, value: 10, unit: 'thousand' }],
  ['$3.10M', { ...plain, dollars: true, value: 3.1, decimals: 2, unit: 'million' }],
])('%s is a figure', (text, figure) => expect(readFigure(text)).toEqual(figure));

test.each(['24/7', '$50B+', '10-K', 'Q3', '1,20', '', '3M', 'about 10'])('%j is not a figure', (text) =>
  expect(readFigure(text)).toBeUndefined(),
);

test.each(['€5', '5 %', '$3.1m', '1,20'])('%j looks like a figure that is written in another form', (text) =>
  expect(looksLikeFigure(text)).toBe(true),
);

test.each(['98%', '24/7', '$50B+ more', 'Q3', '10-K', 'about 10'])('%j does not', (text) =>
  expect(looksLikeFigure(text)).toBe(false),
);
