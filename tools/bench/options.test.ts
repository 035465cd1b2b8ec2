import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without arguments every measure runs', () => {
  expect(readOptions([])).toMatchObject({ paths: [], runs: 5, theme: 'dark', language: 'en' });
  expect(readOptions([]).measures).toContain('memory');
});

test('measures, paths and options come in any order', () => {
  expect(readOptions(['/faq', 'bytes', '--runs', '1', 'pages', '--language', 'ar'])).toMatchObject({
    measures: ['bytes', 'pages'],
    paths: ['/faq'],
    runs: 1,
    language: 'ar',
  });
});

test.each([
  [['pagse'], /pagse: must be one of pages/],
  [['--runs', '0'], /--runs 0: must be a positive integer/],
  [['--theme', 'blue'], /dark or light/],
  [['--language', 'xx'], /--language xx/],
])('%s is refused with what is allowed', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
