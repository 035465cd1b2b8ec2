import { VITALS, type Vital } from '../../server/insights/vitals.ts';
import type { Measured } from './report.ts';

/** A value of a vital for people: `1,240 ms`, `0.080`; a dash when nobody reported it. */
export function vitalFigure(vital: Vital, { p75 }: Measured): string {
  if (p75 === null) return '–';
  return vital === 'CLS' ? p75.toFixed(3) : `${count(Math.round(p75))} ms`;
}

/** A share for people: `87 %`; a dash when there is none. */
export function shareFigure(share: number | null): string {
  return share === null ? '–' : `${Math.floor(share * 100)} %`;
}

export function count(value: number): string {
  return value.toLocaleString('en');
}

export type Rating = 'good' | 'fair' | 'poor';

/** How the 75th percentile is to be judged (https://web.dev/articles/vitals). */
export function ratingOf(vital: Vital, { p75 }: Measured): Rating | undefined {
  if (p75 === null) return undefined;
  const { good, poor } = VITALS[vital];
  return p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor';
}
