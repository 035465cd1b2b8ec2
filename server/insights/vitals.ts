/** The web vitals that are measured, with the largest good and the largest acceptable value (https://web.dev/vitals). */
const VITALS = {
  /** Largest contentful paint, in milliseconds. */
  LCP: { good: 2500, acceptable: 4000 },
  /** Interaction to next paint, in milliseconds. */
  INP: { good: 200, acceptable: 500 },
  /** Cumulative layout shift, a score without unit. */
  CLS: { good: 0.1, acceptable: 0.25 },
  /** First contentful paint, in milliseconds. */
  FCP: { good: 1800, acceptable: 3000 },
  /** Time to first byte, in milliseconds. */
  TTFB: { good: 800, acceptable: 1800 },
} as const;

export type Vital = keyof typeof VITALS;

export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/** The bucket of good values. */
export const GOOD = 0;

/** The range that a value is counted in: good, acceptable (1) or poor (2). */
export function bucketOf(vital: Vital, value: number): number {
  const { good, acceptable } = VITALS[vital];
  if (value <= good) return GOOD;
  return value <= acceptable ? 1 : 2;
}
