import { expect, test } from 'vitest';
import { fill } from './text.ts';

test('placeholders with a value are replaced, all others stay', () => {
  expect(fill('{brand}, {year}, {nobody}', { brand: 'Northwind', year: 0 })).toBe('Northwind, 0, {nobody}');
});

test.each(['{constructor}', '{__proto__}', '{toString}'])('%s is no value', (placeholder) => {
  expect(fill(placeholder, { brand: 'Northwind' })).toBe(placeholder);
});
