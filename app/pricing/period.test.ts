import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test('an address asks for a period; anything else means monthly', () => {
  expect(periodOf(new URLSearchParams('period=annual'))).toBe('annual');
  expect(periodOf(new URLSearchParams('period=monthly'))).toBe('monthly');
  expect(periodOf(new URLSearchParams('period=weekly'))).toBe('monthly');
  expect(periodOf(new URLSearchParams())).toBe('monthly');
});
