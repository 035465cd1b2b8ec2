import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOUNDS,
  bucketOf,
  quantile,
  shareUpTo,
  VITAL_NAMES,
  VITALS,
  type Histogram,
  type Vital,
} from './histogram.ts';

it.each(VITAL_NAMES)(
  'has the thresholds of %s for bounds, so that shares of good and poor are exact',
  (vital) => {
    const { good, poor } = VITALS[vital];
    for (const threshold of [good, poor]) {
      const values = [threshold, threshold * 1.001];
      expect(shareUpTo(vital, histogramOf(vital, values), threshold)).toBe(0.5);
    }
  },
);

it('takes any value there can be', () => {
  expect(bucketOf('LCP', 0)).toBe(0);
  expect(bucketOf('LCP', 1e300)).toBe(BOUNDS.length);
  expect(quantile('LCP', histogramOf('LCP', [1e300]), 0.75)).toBe(63_000);
});

it('returns undefined without values', () => {
  expect(quantile('INP', new Map(), 0.75)).toBeUndefined();
  expect(shareUpTo('INP', new Map(), 200)).toBeUndefined();
});

describe('the 75th percentile', () => {
  it('is off by no more than the largest step from one bound to the next', () => {
    const largestStep = Math.max(...BOUNDS.slice(1).map((bound, index) => bound / BOUNDS[index]!)) - 1;
    const milliseconds = fc.double({ min: 10, max: 63_000, noNaN: true });
    fc.assert(
      fc.property(fc.array(milliseconds, { minLength: 1, maxLength: 200 }), (values) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? NaN;
        const estimated = quantile('LCP', histogramOf('LCP', values), 0.75) ?? NaN;
        expect(Math.abs(estimated - exact) / exact).toBeLessThanOrEqual(largestStep);
      }),
    );
  });

  it('is on the right side of a threshold', () => {
    const score = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 200 }), (values) => {
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? NaN;
        const estimated = quantile('CLS', histogramOf('CLS', values), 0.75) ?? NaN;
        expect(estimated <= VITALS.CLS.good).toBe(exact <= VITALS.CLS.good);
      }),
    );
  });
});

function histogramOf(vital: Vital, values: readonly number[]): Histogram {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}
