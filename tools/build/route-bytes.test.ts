import { expect, test } from 'vitest';
import { excesses, routeBytes } from './route-bytes.ts';

const SIZES: Record<string, number> = { react: 100, home: 20, faq: 5, font: 50 };
const routes = new Map([
  ['/', { html: 10, scripts: new Set(['react', 'home']), fonts: new Set(['font']) }],
  ['/faq', { html: 7, scripts: new Set(['react', 'faq']), fonts: new Set(['font']) }],
]);
const bytes = routeBytes(routes, (path) => SIZES[path] ?? 0);

test('a route’s own scripts are those that not every route brings', () => {
  expect(bytes).toEqual(
    new Map([
      ['/', { js: 120, ownJs: 20, all: 180 }],
      ['/faq', { js: 105, ownJs: 5, all: 162 }],
    ]),
  );
});

test('what keeps to the budget is not mentioned', () => {
  expect(excesses({ routes: { '/': { js: 120, all: 180 } }, others: { ownJs: 5 } }, bytes)).toEqual([]);
});

test('each limit that is exceeded is told with its route and by how much', () => {
  expect(excesses({ routes: { '/': { js: 119, all: 100 } }, others: { ownJs: 4 } }, bytes)).toEqual([
    '/: js is 120 bytes, 1 above its limit of 119',
    '/: all is 180 bytes, 80 above its limit of 100',
    '/faq: ownJs is 5 bytes, 1 above its limit of 4',
  ]);
});

test('a route with limits of its own is not held to those of the others', () => {
  expect(excesses({ routes: { '/': {} }, others: { ownJs: 10 } }, bytes)).toEqual([]);
});
