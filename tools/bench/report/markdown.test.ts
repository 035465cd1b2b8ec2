import { expect, test } from 'vitest';
import { EMPTY_DOCUMENT, markdownTable, withResults } from './markdown.ts';

test('a table has its figures to the right', () => {
  expect(markdownTable(['Route', 'LCP'], [['/', 700]])).toBe('| Route | LCP |\n| --- | ---: |\n| / | 700 |');
});

test('results take the place of the last ones; what stands around them stays', () => {
  const document = `${EMPTY_DOCUMENT}\nBy hand.\n`;
  const once = withResults(document, 'one');
  expect(withResults(once, 'two')).toBe(once.replace('one', 'two'));
  expect(once).toContain('# Performance');
  expect(once).toContain('By hand.');
});

test('a document without the marks is not written over', () => {
  expect(() => withResults('# Mine', 'x')).toThrow('needs the lines');
});
