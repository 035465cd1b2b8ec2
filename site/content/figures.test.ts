import { expect, test } from 'vitest';
import { annualPrice, figuresOf, monthlySaving } from './figures.ts';

test('a plan that costs nothing stays free', () => {
  expect(annualPrice(0)).toBe(0);
  expect(monthlySaving(0)).toBe(0);
});

test('texts may name the prices of each plan that has one, and the discount', () => {
  const plans = [
    { id: 'startup', price: 499 },
    { id: 'enterprise', price: null },
    { id: 'growth', price: 'unavailable' as const },
  ];
  expect(figuresOf(plans)).toEqual({
    'price.startup': 499,
    'annual.startup': 399,
    'saving.startup': 100,
    discount: 20,
  });
});
