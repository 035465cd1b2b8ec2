import { expect, test } from 'vitest';
import { readFigure } from './read-figure.ts';

const plain = { sign: '', dollars: false, decimals: 0, unit: undefined, more: false };

test.each([
  ['1,204', { ...plain, value: 1204 }],
  ['10,000+', { ...plain, value: 10_000, more: true }],
  ['98%', { ...plain, value: 98, unit: 'percent' }],
  ['+14.8%', { ...plain, sign: '+', value: 14.8, decimals: 1, unit: 'percent' }],
  ['$35,000', { ...plain, dollars: true, value: 35_000 }],
  ['$3.10 m', { ...plain, dollars: true, value: 3.1, decimals: 2, unit: 'million' }],
])('%s is a figure', (text, figure) => expect(readFigure(text)).toEqual(figure));

test.each(['24/7', '$50B+', '10-K', 'Q3', '1,20', '', '3 m', 'about 10'])('%j is not a figure', (text) =>
  expect(readFigure(text)).toBeUndefined(),
);
