import { expect, test } from 'vitest';
import { MEASURES, readOptions } from './options.ts';

test('without words everything is measured on every page', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ measures: MEASURES, runs: 5, theme: 'dark', language: 'en', named: false });
  expect(options.paths).toContain('/pricing');
});

test('measures and paths can be named in any order', () => {
  expect(readOptions(['/faq', 'bytes', 'pages', '--runs', '1', '--language', 'ar'])).toMatchObject({
    measures: ['pages', 'bytes'],
    paths: ['/faq'],
    named: true,
    runs: 1,
    language: 'ar',
  });
});

test('a report measures nothing', () => {
  expect(readOptions(['report']).measures).toEqual([]);
});

test.each([
  [['pagse'], /pagse: allowed are pages/],
  [['--runs', '0'], /--runs 0: a whole number/],
  [['--theme', 'blue'], /dark and light/],
  [['--language', 'xx'], /--language xx/],
])('%s is refused with what is allowed', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
