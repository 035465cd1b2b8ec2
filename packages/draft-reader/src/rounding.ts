import type { Figure } from './token.ts';

/** A value as it is written. Before it was rounded it was within the tolerance. */
export type Rounded = Pick<Figure, 'value' | 'tolerance'>;

/** Binary fractions are never exact. */
const EPSILON = 1e-9;

/** Whether a value may have been the other, or `unit` times the other, before both were rounded. */
export function isSame(one: Rounded, other: Rounded, unit = 1): boolean {
  const slack = one.tolerance + other.tolerance * unit;
  return Math.abs(one.value - other.value * unit) <= slack * (1 + EPSILON);
}

/** The same of a sum of values. */
export function sumOf(values: readonly Rounded[]): Rounded {
  return values.reduce(
    (before, { value, tolerance }) => ({
      value: before.value + value,
      tolerance: before.tolerance + tolerance,
    }),
    { value: 0, tolerance: 0 },
  );
}

/** How many percent of the whole a part is, or how much it exceeds the whole, as the written values say it. */
export function percentOf(part: Rounded, whole: Rounded, kind: 'share' | 'growth'): number {
  return (part.value / whole.value - (kind === 'growth' ? 1 : 0)) * 100;
}

/** Whether a percentage may be that, whatever the three were before they were rounded. */
export function isPercentOf(
  { value, tolerance }: Rounded,
  part: Rounded,
  whole: Rounded,
  kind: 'share' | 'growth',
): boolean {
  const [least, most] = [-1, 1].map((by) =>
    percentOf(
      { value: part.value + by * part.tolerance, tolerance: 0 },
      { value: whole.value - by * whole.tolerance, tolerance: 0 },
      kind,
    ),
  );
  return value + tolerance + EPSILON >= (least ?? 0) && value - tolerance - EPSILON <= (most ?? 0);
}

/** What the texts of rules say of a percentage: what was computed, and what the draft says. */
export function percentages(computed: number, written: number, { decimals }: Figure) {
  return {
    computed: { percent: computed, decimals: Math.max(decimals, 1) },
    written: { percent: written, decimals },
  };
}
