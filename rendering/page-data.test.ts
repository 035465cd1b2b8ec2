import { expect, test } from 'vitest';
import { pageDataUrl, parsePageDataUrl, PHRASES_ONLY } from './page-data.ts';

test.each([
  ['en', '/', 'aB-_0123456789xy'],
  ['de', '/solutions/fundraising', 'aB-_0123456789xy'],
  ['ar', '/404', PHRASES_ONLY],
] as const)('the URL of the data of a page says which it is: %s %s', (code, path, version) => {
  expect(parsePageDataUrl(pageDataUrl(code, path, version))).toEqual({ code, path, version });
});

test.each([
  '/page-data',
  '/page-data/de',
  '/page-data/de/about',
  '/page-data/xx/about.phrases.json',
  '/page-data/de/about.phrases.json/x',
])('any other path asks for nothing: %s', (path) => {
  expect(parsePageDataUrl(path)).toBeUndefined();
});
