import { expect, test } from 'vitest';
import { formatFigures } from './figures/format.ts';
import { fill } from './text.ts';

const FIGURES = { 'price.growth': 1499, 'annual.growth': 1199, discount: 20, questions: 6 };
const SENTENCE = '{price.growth}, {annual.growth}, {discount}, {questions}';

test.each([
  ['en', '$1,499, $1,199, 20%, 6'],
  ['de', '1.499 $, 1.199 $, 20 %, 6'],
  ['ja', '1,499ドル, 1,199ドル, 20%, 6'],
] as const)('figures in a text are written as %s does', (code, written) => {
  expect(fill(SENTENCE, formatFigures(FIGURES), code)).toBe(written);
});

test('a price that no plan has is a dash; another unknown placeholder stays', () => {
  expect(fill('{price.none} {annual.none} {saving.none} {nothing}', {})).toBe('— — — {nothing}');
});

test('placeholders with a value are replaced, all others stay', () => {
  const values = { brand: 'Northwind', year: 0 };
  expect(fill('{brand}, {year}, {nobody}', values)).toBe('Northwind, 0, {nobody}');
  for (const name of ['{constructor}', '{__proto__}', '{toString}']) expect(fill(name, values)).toBe(name);
});
