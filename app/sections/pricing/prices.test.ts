import { expect, test } from 'vitest';
import { annualPrice, monthlySaving, periodOf } from './prices.ts';

test('annual billing takes 20% off and rounds to whole dollars', () => {
  expect(annualPrice(499)).toBe(399);
  expect(annualPrice(1499)).toBe(1199);
  expect(annualPrice(998)).toBe(798);
});

test('half a dollar is rounded up, as Math.round does', () => {
  expect(annualPrice(0.625)).toBe(1);
});

test('a plan that costs nothing stays free', () => {
  expect(annualPrice(0)).toBe(0);
  expect(monthlySaving(0)).toBe(0);
});

test('the saving is the difference that the card shows', () => {
  expect(monthlySaving(499)).toBe(100);
  expect(monthlySaving(1499)).toBe(300);
});

test('an address asks for a period; anything else means monthly', () => {
  expect(periodOf(new URLSearchParams('period=annual'))).toBe('annual');
  expect(periodOf(new URLSearchParams('period=monthly'))).toBe('monthly');
  expect(periodOf(new URLSearchParams('period=weekly'))).toBe('monthly');
  expect(periodOf(new URLSearchParams())).toBe('monthly');
});
