import type { Format } from '../language/figures/format.ts';

export interface Series {
  values: readonly number[];
  /**
   * The values at the bottom and the top of the chart. Their difference is a multiple of three, for the lines between
   * them.
   */
  low: number;
  high: number;
  /** ISO date of the first value, and how many days each value covers. */
  first: string;
  days: number;
}

/** The size of the box that the line is drawn in. Each value is one unit wide, which keeps the path short. */
export const HEIGHT = 30;

export function yOf({ low, high }: Series, value: number): number {
  return Math.round((1 - (value - low) / (high - low)) * HEIGHT * 10) / 10;
}

/** Date and value of a point: `Nov 8 – 14`, `+4`. */
export function readingOf(
  { values, first, days }: Series,
  index: number,
  format: Format['days'],
): readonly [date: string, value: string] {
  const from = Date.parse(first) + index * days * DAY;
  const dates = format(new Date(from), new Date(from + (days - 1) * DAY));
  return [String(dates), signed(values[index] ?? 0)];
}

/** In milliseconds. */
const DAY = 86_400_000;
/** `+4`, `−2`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
