/** The web vitals that are measured, with the largest good and the largest acceptable value (https://web.dev/vitals). */
export const VITALS = {
  /** Largest contentful paint, in milliseconds. */
  LCP: { good: 2500, poor: 4000 },
  /** Interaction to next paint, in milliseconds. */
  INP: { good: 200, poor: 500 },
  /** Cumulative layout shift, a score without unit. */
  CLS: { good: 0.1, poor: 0.25 },
  /** First contentful paint, in milliseconds. */
  FCP: { good: 1800, poor: 3000 },
  /** Time to first byte, in milliseconds. */
  TTFB: { good: 800, poor: 1800 },
} as const;

export type Vital = keyof typeof VITALS;

export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/** How many values are in each bucket, by the number of the bucket. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * The largest value of each bucket, in milliseconds or, for CLS, thousandths; the last bucket takes all larger ones.
 * These are the preferred numbers of ISO 3, series R10, each at most 28 % above the one before. An estimated percentile
 * is off by no more than that, and mostly by much less because it is interpolated within its bucket. With 1800 and 3000
 * added, every threshold of the vitals is a bound, so that shares of good and poor are exact.
 */
export const BOUNDS = [
  10, 12.5, 16, 20, 25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250,
  1600, 1800, 2000, 2500, 3000, 3150, 4000, 5000, 6300, 8000, 10_000, 12_500, 16_000, 20_000, 25_000, 31_500,
  40_000, 50_000, 63_000,
] as const;

/** The bucket of a value of 0 or more. */
export function bucketOf(vital: Vital, value: number): number {
  const scaled = value * scaleOf(vital);
  const index = BOUNDS.findIndex((bound) => scaled <= bound);
  return index === -1 ? BOUNDS.length : index;
}

/** The value that a share of all values, from 0 up to 1, does not exceed; undefined when there are none. */
export function quantile(vital: Vital, histogram: Histogram, share: number): number | undefined {
  const wanted = totalOf(histogram) * share;
  let below = 0;
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    if (below + count >= wanted) {
      const from = BOUNDS[bucket - 1] ?? 0;
      const to = BOUNDS[bucket] ?? from;
      return (from + ((to - from) * (wanted - below)) / count) / scaleOf(vital);
    }
    below += count;
  }
  return undefined;
}

/** The share of values, from 0 to 1, up to a bound of a bucket; undefined when there are none. */
export function shareUpTo(vital: Vital, histogram: Histogram, bound: number): number | undefined {
  const total = totalOf(histogram);
  if (total === 0) return undefined;
  const last = bucketOf(vital, bound);
  return totalOf(new Map([...histogram].filter(([bucket]) => bucket <= last))) / total;
}

export function totalOf(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0);
}

function scaleOf(vital: Vital): number {
  return vital === 'CLS' ? 1000 : 1;
}
