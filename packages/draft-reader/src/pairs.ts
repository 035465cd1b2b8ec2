import type { Mention } from './mention.ts';
import { sumOf, type Rounded } from './rounding.ts';

/** The two figures of a comparison. */
export interface Pair {
  before: Mention;
  after: Mention;
  /** The one that follows from the other and a difference, and is not in the text. */
  derived?: Mention;
}

/** The base and the result of a comparison, where no other two figures can be meant. */
export function pairOf(group: readonly Mention[]): Pair | undefined {
  const [before, ...bases] = group.filter(({ role }) => role === 'base');
  const [result, ...results] = group.filter(({ role }) => role === 'result');
  const after =
    result ?? group.findLast((one) => one.role === 'given' && isPercent(one) === isPercent(before));
  if (!before || !after || bases.length > 0 || results.length > 0) return undefined;
  return isComparable(before, after) ? { before, after } : undefined;
}

function isPercent(one: Mention | undefined): boolean {
  return one?.token.figure.kind === 'percent';
}

/** Amounts with counts are compared: the sign of a currency may be missing, and so may "million". */
export function isComparable(one: Mention, other: Mention): boolean {
  const [a, b] = [one.token.figure, other.token.figure];
  return (
    (a.currency === b.currency || !a.currency || !b.currency) &&
    isPercent(one) === isPercent(other) &&
    (one.isPerShare === other.isPerShare || (a.scale === 1 && b.scale === 1))
  );
}

/** From a loss to a profit, or the other way. */
export function isTurn({ before, after }: Pair): boolean {
  return before.isLoss === !after.isLoss && after.isLoss !== undefined;
}

/** "From $33.4 million to $33.5": only one figure has a unit. */
export function lacksUnit({ before, after }: Pair): boolean {
  const [a, b] = [before.token.figure, after.token.figure];
  if (a.kind === 'percent' || (a.scale === 1) === (b.scale === 1)) return false;
  const ratio = (a.value * b.scale) / (b.value * a.scale);
  return ratio > 0.1 && ratio < 10;
}

/** "$48.2 million, an increase of $5.0 million, or 11.6%", "an increase of $5.0 million, or 11.6%, from $43.2 million". */
export function pairByDifference(group: readonly Mention[], change: Mention): Pair | undefined {
  const differences = group.filter(({ role }) => role === 'difference');
  const difference = differences.length === 1 ? differences[0] : group[group.indexOf(change) - 1];
  const base = group.find(({ role }) => role === 'base');
  const after = group.findLast((one) => one.role === 'result' || (one.role === 'given' && !isPercent(one)));
  const known = base ?? after;
  if (difference?.role !== 'difference' || !known || (base && after)) return undefined;
  if (!isComparable(difference, known)) return undefined;
  const { figure } = known.token;
  const rise = (difference.sign ?? 1) * difference.token.figure.value;
  const value = figure.value + (base ? rise : -rise);
  const tolerance = figure.tolerance + difference.token.figure.tolerance;
  const derived = { ...known, token: { ...difference.token, figure: { ...figure, value, tolerance } } };
  if (value <= tolerance) return undefined;
  return { derived, before: base ?? derived, after: base ? derived : known };
}

export function valueOf({ token }: Mention): number {
  return token.figure.value;
}

/** Of a loss, its size. A count that is not round is exact. */
export function sizeOf({ token: { figure } }: Mention): Rounded {
  const isExact = figure.kind === 'number' && figure.scale === 1 && figure.value % 10 !== 0;
  return {
    value: Math.abs(figure.value),
    tolerance: isExact && figure.decimals === 0 ? 0 : figure.tolerance,
  };
}

/** How far apart the two may be by their rounding. */
export function slackOf({ before, after }: Pair): number {
  return sumOf([before.token.figure, after.token.figure]).tolerance * (1 + 1e-9);
}
