import { expect, test } from 'vitest';
import { readFigures } from './read-figures.ts';

test('a list of figures is taken out of a description', () => {
  expect(
    readFigures('Land in Mexico: starting at $35,000, 1,344 estates, 49.7 acres. Confirm them.'),
  ).toEqual({
    before: 'Land in Mexico',
    figures: [
      { value: '$35,000', label: 'starting at' },
      { value: '1,344', label: 'estates' },
      { value: '49.7', label: 'acres' },
    ],
    after: 'Confirm them.',
  });
});

test('the list may be the end', () => {
  expect(readFigures('Shares: 10 issued; 5 held.')?.after).toBe('');
});

test.each([
  '',
  'A developmental-stage biopharmaceutical company.',
  'One figure only: 497 acres.',
  'A colon: and 2 words, without a figure.',
  '1,344 estates, 497 acres.',
])('%j has none', (description) => {
  expect(readFigures(description)).toBeUndefined();
});
