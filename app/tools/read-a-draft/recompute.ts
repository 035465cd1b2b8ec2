import { hasPhrase, matchAt, matchesOf, phrases } from './phrases.ts';
import type { Found } from './rule.ts';
import type { Figure, Token } from './token.ts';
import { DIRECTIONS, MEASURES } from './words.ts';

type Figured = Token & { figure: Figure };

/** Changes in percent that cannot follow from the two amounts given with them, however these were rounded. */
export function growthFound(tokens: readonly Token[]): Found[] {
  if (!tokens.some(isPercent) || hasPhrase(tokens, OTHER_BASIS)) return [];
  return tokens.flatMap((token, at) => {
    const direction = isPercent(token) ? directionAt(tokens, at) : undefined;
    const pair = direction && pairAround(tokens, at);
    if (!isPercent(token) || !pair) return [];
    const { before, after } = pair;
    if (before.figure.value <= before.figure.tolerance) return [];
    const computed = (after.figure.value / before.figure.value - 1) * 100;
    const least = growth(after.figure, -1, before.figure, 1);
    const most = growth(after.figure, 1, before.figure, -1);
    if (isPossible(token.figure, direction, least, most)) return [];
    const range = spanOf([before, after, token]);
    return [{ ...range, values: outcome(token.figure, direction, computed, { before, after }) }];
  });
}

/** "$7.4 million, or 15.4% of revenue", where the paragraph gives the revenue before. */
export function shareFound(tokens: readonly Token[]): Found[] {
  if (!tokens.some(isPercent)) return [];
  return tokens.flatMap((token, at) => {
    const part = tokens[at - 2];
    if (!isPercent(token) || tokens[at - 1]?.word !== 'or' || !isAmount(part)) return [];
    const whole = tokens[at + 1]?.word === 'of' ? wholeBefore(tokens, at) : undefined;
    if (!whole || whole === part || whole.figure.value <= whole.figure.tolerance) return [];
    const share = (byPart: number, byWhole: number) =>
      ((part.figure.value + byPart * part.figure.tolerance) /
        (whole.figure.value + byWhole * whole.figure.tolerance)) *
      100;
    if (isPossible(token.figure, 1, share(-1, 1), share(1, -1))) return [];
    const values = outcome(token.figure, 1, share(0, 0), { part, whole });
    return [{ start: part.start, end: token.end, values }];
  });
}

function isPercent(token: Token | undefined): token is Figured {
  return token?.figure?.kind === 'percent';
}

function isAmount(token: Token | undefined): token is Figured {
  return token?.figure?.kind === 'amount' && token.figure.value > 0;
}

/** The percentage is of another basis than the amounts, or the order of several amounts has to be worked out. */
const OTHER_BASIS = phrases(
  ...'respectively|organic|organically|constant currency|constant currencies|constant exchange|local currency|currency neutral|same store|comparable store|comparable sales|like for like|excluding|adjusting for|pro forma'.split(
    '|',
  ),
);

/** Whether the percentage is said to be a rise or a fall: "up 12%", "an increase of 12%", "a 12% decline". */
function directionAt(tokens: readonly Token[], at: number): 1 | -1 | undefined {
  if (BEFORE_SHARE.has(tokens[at - 1]?.word ?? '') || tokens[at + 1]?.word === 'of') return undefined;
  for (const place of [at + 1, ...Array.from({ length: REACH }, (_, step) => at - 1 - step)]) {
    const token = tokens[place];
    const direction = DIRECTIONS.get(token?.word ?? '');
    // A loss or a cost that improves becomes less.
    if (token?.word.startsWith('improve') && hasPhrase(tokens, LESS_IS_BETTER)) return undefined;
    if (direction) return direction;
    if (place < at && (isPercent(token) || token?.figure?.kind === 'amount')) return undefined;
  }
  return undefined;
}

const BEFORE_SHARE: ReadonlySet<string> = new Set(['or', 'at', 'which', 'representing']);
const LESS_IS_BETTER = phrases('loss', 'losses', 'expense', 'expenses', 'cost', 'costs', 'debt');

/** How many tokens may stand between the parts of a comparison. */
const REACH = 8;

const BASES: ReadonlySet<string> = new Set(['from', 'versus', 'vs', 'compared', 'against', 'than', 'over']);
const OTHER_SUBJECT = phrases('and', 'while', 'whereas', 'but', 'including', 'which');

/** The amounts before and after the change, where the order of words leaves no doubt. */
function pairAround(tokens: readonly Token[], at: number): { before: Figured; after: Figured } | undefined {
  const next = nextAmount(tokens, at, 1);
  const last = nextAmount(tokens, at, -1);
  if (next !== undefined && isSameSubject(tokens, at, next, true)) {
    const role = roleOf(tokens, at, next);
    if (role === 'before' && last !== undefined && isSameSubject(tokens, last, at))
      return pairOf(tokens, next, last);
    const further =
      role === 'after' && isSameSubject(tokens, at, next) ? nextAmount(tokens, next, 1) : undefined;
    if (
      further !== undefined &&
      roleOf(tokens, next, further) === 'before' &&
      isSameSubject(tokens, next, further, true)
    )
      return pairOf(tokens, further, next);
    if (role) return undefined;
  }
  if (last === undefined || !isSameSubject(tokens, last, at)) return undefined;
  const earlier = nextAmount(tokens, last, -1);
  if (earlier === undefined || !isSameSubject(tokens, earlier, last, true)) return undefined;
  const lastRole = roleOf(tokens, earlier, last);
  if (lastRole === 'before') return pairOf(tokens, last, earlier);
  const isFromTo = lastRole === 'after' && tokens[earlier - 1]?.word === 'from';
  return isFromTo ? pairOf(tokens, earlier, last) : undefined;
}

function pairOf(tokens: readonly Token[], before: number, after: number) {
  const [one, two] = [tokens[before], tokens[after]];
  return isAmount(one) && isAmount(two) ? { before: one, after: two } : undefined;
}

/** Index of the nearest amount within reach. Another percentage ends the search. */
function nextAmount(tokens: readonly Token[], from: number, step: 1 | -1): number | undefined {
  for (let at = from + step; at >= 0 && at < tokens.length && Math.abs(at - from) <= 2 * REACH; at += step) {
    if (isPercent(tokens[at])) return undefined;
    if (tokens[at]?.figure?.kind === 'amount') return at;
  }
  return undefined;
}

/** What the words between two places say of the amount at the second: the base of the comparison, or its result. */
function roleOf(tokens: readonly Token[], from: number, to: number): 'before' | 'after' | undefined {
  const between = tokens.slice(from + 1, to);
  if (between.length > REACH) return undefined;
  if (between.some(({ word }) => BASES.has(word))) return 'before';
  return between.some(({ word }) => word === 'to') ? 'after' : undefined;
}

/** Whether nothing between two places begins to speak of another measure. */
function isSameSubject(tokens: readonly Token[], from: number, to: number, mayNameIt = false): boolean {
  const between = tokens.slice(from + 1, to);
  return !hasPhrase(between, OTHER_SUBJECT) && (mayNameIt || !hasPhrase(between, MEASURES));
}

/** The last amount of revenue that the text gives before a place, if the share is one of revenue. */
function wholeBefore(tokens: readonly Token[], at: number): Figured | undefined {
  const of = [2, 3].find((step) => matchAt(tokens, at + step, REVENUE));
  if (of === undefined) return undefined;
  const given = tokens.slice(Math.max(at - WHOLE_WITHIN, 0), at);
  for (const { to } of matchesOf(given, REVENUE).toReversed()) {
    const amount = given.slice(to, to + REACH).find(({ figure }) => figure?.kind === 'amount');
    if (isAmount(amount) && !hasPhrase(given.slice(to, given.indexOf(amount)), MEASURES)) return amount;
  }
  return undefined;
}

/** How many tokens before a share its whole may stand. */
const WHOLE_WITHIN = 120;

const REVENUE = phrases('revenue', 'revenues', 'net sales', 'sales');

function growth(after: Figure, byAfter: 1 | -1, before: Figure, byBefore: 1 | -1): number {
  const result = after.value + byAfter * after.tolerance;
  return (result / (before.value + byBefore * before.tolerance) - 1) * 100;
}

/** Binary fractions are never exact. */
const EPSILON = 1e-9;

function isPossible({ value, tolerance }: Figure, sign: number, least: number, most: number): boolean {
  return sign * value + tolerance >= least - EPSILON && sign * value - tolerance <= most + EPSILON;
}

function outcome(
  { value, decimals }: Figure,
  sign: number,
  computed: number,
  named: Readonly<Record<string, Token>>,
): Found['values'] {
  return {
    computed: { percent: computed, decimals: Math.max(decimals, 1) },
    written: { percent: sign * value, decimals },
    ...Object.fromEntries(Object.entries(named).map(([name, { start, end }]) => [name, { start, end }])),
  };
}

function spanOf(tokens: readonly Token[]) {
  return {
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.max(...tokens.map(({ end }) => end)),
  };
}
