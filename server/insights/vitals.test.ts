import { expect, it } from 'vitest';
import { bucketOf } from './vitals.ts';

it('counts a value at a threshold on its better side, and takes any value there can be', () => {
  expect([0, 2500, 2500.1, 4000, 4001, 1e300].map((value) => bucketOf('LCP', value))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
  expect([0.1, 0.11, 0.26].map((value) => bucketOf('CLS', value))).toEqual([0, 1, 2]);
});
