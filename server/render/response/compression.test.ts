import { expect, test } from 'vitest';
import { preferredEncoding } from './compression.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['gzip;q=0.3, br;q=0.2', 'gzip'],
  ['br;q=0.2, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['x-gzip', 'gzip'],
  ['gzip;', 'gzip'],
  ['gzip;q=0.5, x-gzip, br;q=0.7', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [null, 'identity'],
] as const)('"%s" prefers %s', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});
