import { expect, test } from 'vitest';
import { preferredEncoding } from './encoding.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  [null, 'identity'],
])('%s is answered with %s', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});
