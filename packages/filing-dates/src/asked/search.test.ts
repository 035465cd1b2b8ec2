import { expect, test } from 'vitest';
import { findTargets } from './search.ts';

test.each([
  ['8-K 5.02', 'Item 5.02 Departure, Election or Appointment of Directors or Certain Officers'],
  ['8k 5.02', 'Item 5.02 Departure, Election or Appointment of Directors or Certain Officers'],
  ['10-KT', 'Form 10-KT'],
  ['10-QT', 'Form 10-KT'],
  ['10q', 'Form 10-Q'],
  ['NT10-K', 'Form 10-K'],
  ['12b-25', 'Form 10-K'],
  ['form 144', 'Form 144'],
  ['form 5', 'Form 5'],
  ['13F', 'Form 13F'],
  ['SC 13G/A', 'Schedule 13G/A, Rule 13d-2(c)'],
  ['13da', 'Schedule 13D/A'],
  ['DEF14A', 'DEF 14A'],
])('"%s" leads to %s', (text, name) => {
  expect(findTargets(text, (phrase) => phrase)[0]?.name).toBe(name);
});

test('a form without an answer finds nothing', () => {
  expect(findTargets('40-F', (phrase) => phrase)).toEqual([]);
});
