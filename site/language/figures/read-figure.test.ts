import { expect, test } from 'vitest';
import { looksLikeFigure, readFigure } from './read-figure.ts';

const plain = { sign: '', currency: undefined, decimals: 0, unit: undefined, more: false };

test.each([
  ['1,204', { ...plain, value: 1204 }],
  ['10,000+', { ...plain, value: 10_000, more: true }],
  ['98%', { ...plain, value: 98, unit: 'percent' }],
  ['+14.8%', { ...plain, sign: '+', value: 14.8, decimals: 1, unit: 'percent' }],
  ['$35,000', { ...plain, currency: 'USD', value: 35_000 }],
  ['-5%', { ...plain, sign: '−', value: 5, unit: 'percent' }],
  ['$3.1M', { ...plain, currency: 'USD', value: 3.1, decimals: 1, unit: 'million' }],
  ['10K', { ...plain, value: 10, unit: 'thousand' }],
  ['$3.10M', { ...plain, currency: 'USD', value: 3.1, decimals: 2, unit: 'million' }],
  ['$60B+', { ...plain, currency: 'USD', value: 60, unit: 'billion', more: true }],
  ['€5', { ...plain, currency: 'EUR', value: 5 }],
  ['£1,204.50', { ...plain, currency: 'GBP', value: 1204.5, decimals: 2 }],
  ['3.125%', { ...plain, value: 3.125, decimals: 3, unit: 'percent' }],
])('%s is a figure', (text, figure) => expect(readFigure(text)).toEqual(figure));

test.each(['24/7', '1.500+', '€3.1M', '10-K', 'Q3', '1,20', '', '3M', 'about 10'])(
  '%j is not a figure',
  (text) => expect(readFigure(text)).toBeUndefined(),
);

const OTHER_FORM = ['1.500+', '5 €', '5 %', '$3.1m', '$60bn+', '1,20'];

test.each([...OTHER_FORM, '98%', '$50B+', '24/7', '$50B+ more', 'Q3', '10-K', 'about 10'])(
  '%j looks like a figure in another form only if it is one',
  (text) => expect(looksLikeFigure(text)).toBe(OTHER_FORM.includes(text)),
);
