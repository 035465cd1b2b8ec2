import type { Figure } from './text/token.ts';

/** A value as it is written. Before it was rounded it was within the tolerance. */
export type Rounded = Pick<Figure, 'value' | 'tolerance'>;

/** Binary fractions are never exact. */
const EPSILON = 1e-9;

/** Whether two values may have been equal before they were rounded. */
export function isSame(one: Rounded, other: Rounded): boolean {
  return Math.abs(one.value - other.value) <= (one.tolerance + other.tolerance) * (1 + EPSILON) + EPSILON;
}

/** By how many percent a value differs from the one before it. */
export function growthOf(after: Rounded, before: Rounded): number {
  return (after.value / before.value - 1) * 100;
}

/** Whether a change in percent fits the two values, for any unrounded values of the three. */
export function isGrowthOf(change: Rounded, after: Rounded, before: Rounded): boolean {
  const [least, most] = [-1, 1].map((by) =>
    growthOf(
      { value: after.value + by * after.tolerance, tolerance: 0 },
      { value: before.value - by * before.tolerance, tolerance: 0 },
    ),
  );
  return (
    change.value + change.tolerance + EPSILON >= (least ?? 0) &&
    change.value - change.tolerance - EPSILON <= (most ?? 0)
  );
}
