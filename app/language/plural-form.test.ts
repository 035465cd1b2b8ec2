import { expect, test } from 'vitest';
import { integerCategories, pluralForm } from './plural-form.ts';

test.each([
  ['ja', 1],
  ['de', 2],
  ['fr', 2],
  ['he', 3],
  ['ru', 3],
  ['pl', 3],
  ['ar', 6],
])('%s has %d forms for integers', (code, count) => {
  expect(integerCategories(code)).toHaveLength(count);
});

test.each([
  ['ru', 1, 'акр'],
  ['ru', 21, 'акр'],
  ['ru', 3, 'акра'],
  ['ru', 497, 'акров'],
  ['ru', 1.5, 'акров'],
])('%s, %d: %s', (code, count, form) => {
  expect(pluralForm(code, ['акр', 'акра', 'акров'], count)).toBe(form);
});

test('a number so large that only CLDR knows a category of its own gets the last form', () => {
  expect(pluralForm('fr', ['entreprise', 'entreprises'], 1_000_000)).toBe('entreprises');
});
