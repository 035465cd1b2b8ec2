/** The web vitals that are measured, and up to where each is good and no more than poor (https://web.dev/vitals). */
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
