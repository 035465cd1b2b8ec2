import type { Draft, Range, Sentence } from './draft.ts';
import { comparisonsOf, type Mention } from './mentions.ts';
import { hasPhrase, matchesIn, phrases } from './phrases.ts';
import { isPercentOf, isSame, percentages, percentOf, type Rounded } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';

/** Changes in percent that cannot follow from the figures given with them, however these were rounded. */
export function growthFound(draft: Draft, sentence: Sentence): Found[] {
  return comparedIn(draft, sentence).flatMap((group) => wrongChanges(draft, sentence, group));
}

function wrongChanges(draft: Draft, sentence: Sentence, group: readonly Mention[]): Found[] {
  const changes = group.filter(({ role }) => role === 'change');
  const isEither = group.some(({ isLoss }) => isLoss) || hasPhrase(draft.matches, IMPROVES, sentence);
  const wrong = changes.flatMap((change) => wrongChange(group, change, isEither));
  // Each change that has a difference of its own stands alone. Of two from one base, one may be at other rates of exchange.
  if (!pairOf(group)) return wrong;
  return wrong.length === changes.length ? wrong.slice(0, 1) : [];
}

/** Differences, multiples such as "doubled" and words such as "decreased" that the figures contradict. */
export function contradictionsFound(draft: Draft, sentence: Sentence): Found[] {
  return comparedIn(draft, sentence).flatMap((group) => {
    const pair = pairOf(group) ?? pairOf(group, true);
    if (!pair) return [];
    const { before, after } = pair;
    const written =
      wrongDifference(group, pair) ??
      wrongMultiple(draft, sentence, group, pair) ??
      wrongWord(draft, sentence, group, pair);
    if (!written) return [];
    return [
      {
        ...spanOf(before.token, after.token, written),
        values: { before: spanOf(before.token), after: spanOf(after.token), written: spanOf(written) },
      },
    ];
  });
}

function wrongDifference(group: readonly Mention[], { before, after }: Pair): Range | undefined {
  const difference = group.find(({ role }) => role === 'difference');
  if (!difference) return undefined;
  // From a loss to a profit.
  const isTurn = before.isLoss === !after.isLoss;
  const rise = isTurn ? sizeOf(after).value + sizeOf(before).value : valueOf(after) - valueOf(before);
  const gap = { value: Math.abs(rise), tolerance: slack(before, after) };
  return isSame(gap, difference.token.figure) ? undefined : difference.token;
}

const FACTORS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0.5: 'halved|halving',
    2: 'doubled|doubling|twofold|double|twice',
    3: 'tripled|tripling|threefold|triple',
    4: 'quadrupled|quadrupling|fourfold',
  }).flatMap(([factor, words]) => words.split('|').map((word) => [word, Number(factor)] as const)),
);
const MULTIPLES = phrases(...FACTORS.keys());

/** How many words before its first figure a comparison may say that something doubled. */
const MULTIPLE_WITHIN = 8;

function wrongMultiple(
  { tokens, matches }: Draft,
  sentence: Sentence,
  group: readonly Mention[],
  { before, after }: Pair,
) {
  const [first, last] = [group[0]?.at ?? 0, group.at(-1)?.at ?? 0];
  const from = Math.max(sentence.from, first - MULTIPLE_WITHIN);
  const [match] = matchesIn(matches, MULTIPLES, { from, to: last });
  const word = match && tokens[match.from];
  const factor = FACTORS.get(word?.word ?? '') ?? 1;
  const lead = tokens[(match?.from ?? 0) - 1]?.word ?? '';
  const share = lead === 'than' ? 1 : /^(?:nearly|almost)$/.test(lead) ? 0.8 : 0.95;
  const [most, least] = [1, -1].map((by) => (valueOf(after) + by * slack(before, after)) / valueOf(before));
  const isWrong = factor < 1 ? (least ?? 0) * share > factor : (most ?? 0) < factor * share;
  return word && isWrong ? word : undefined;
}

/** Without a change or a difference, the words alone can be compared. */
function wrongWord(draft: Draft, sentence: Sentence, group: readonly Mention[], { before, after }: Pair) {
  const signs = new Set(group.flatMap(({ sign }) => sign ?? []));
  const [sign] = signs;
  const rise = valueOf(after) - valueOf(before);
  const isSaid = group.some(({ role }) => role === 'change' || role === 'difference');
  if (isSaid || signs.size !== 1 || !sign || valueOf(after) < 0) return undefined;
  if (Math.abs(rise) <= slack(before, after) || Math.sign(rise) === sign) return undefined;
  return wordOfSign(draft, sentence, sign);
}

function valueOf({ token }: Mention): number {
  return token.figure.value;
}

/** The percentage is of another basis than the amounts, or the order of several amounts has to be worked out. */
const OTHER_BASIS = phrases(
  'respectively|organic|organically|constant currency|constant currencies|constant exchange|local currency|currency neutral|same store|comparable store|comparable sales|like for like|excluding|adjusting for|pro forma|compound annual|cagr|annualized|range|between|guidance',
);

const IMPROVES = phrases('improve|improved|improvement');

function comparedIn(draft: Draft, sentence: Sentence): Mention[][] {
  if (hasPhrase(draft.matches, OTHER_BASIS, sentence)) return [];
  const groups = comparisonsOf(draft, sentence);
  const continued = continuedBy(draft, sentence, groups[0]);
  return (continued ? [continued, ...groups.slice(1)] : groups).filter((group) => group.length > 1);
}

/** "This compares to $43.2 million" and "In the prior year, revenue was $43.2 million" have their result in the sentence before. */
function continuedBy({ tokens, ...draft }: Draft, sentence: Sentence, group: Mention[] = []) {
  const before = tokens[sentence.from - 1]?.sentence;
  if (group[0]?.role !== 'base' || group.some(({ role }) => role === 'given' || role === 'result'))
    return undefined;
  if (before?.paragraph !== sentence.paragraph) return undefined;
  const last = comparisonsOf({ tokens, ...draft }, before).at(-1) ?? [];
  return last.some(({ role }) => role === 'base') ? undefined : [...last, ...group];
}

interface Pair {
  before: Mention;
  after: Mention;
}

/** The base and the result of a comparison, where no other two figures can be meant. */
function pairOf(group: readonly Mention[], isTurn = false): Pair | undefined {
  const bases = group.filter(({ role }) => role === 'base');
  const results = group.filter(({ role }) => role === 'result');
  const [before] = bases;
  const isPercent = before?.token.figure.kind === 'percent';
  const given = group.filter(
    ({ role, token }) => role === 'given' && (token.figure.kind === 'percent') === isPercent,
  );
  const after = results[0] ?? given.at(-1);
  if (!before || !after || bases.length > 1 || results.length > 1) return undefined;
  return isComparable(before, after, isTurn) ? { before, after } : undefined;
}

/** Amounts with counts are compared: the sign of a currency may be missing, and so may "million". */
function isComparable(one: Mention, other: Mention, isTurn = false): boolean {
  const [a, b] = [one.token.figure, other.token.figure];
  const isSameUnit = a.currency === b.currency || !a.currency || !b.currency;
  const isSameKind = (a.kind === 'percent') === (b.kind === 'percent');
  return (
    isSameUnit &&
    isSameKind &&
    one.isPerShare === other.isPerShare &&
    (isTurn || (one.isLoss ?? other.isLoss) === (other.isLoss ?? one.isLoss))
  );
}

/** @param isEither whether less is better, so that an improvement is a fall */
function wrongChange(group: readonly Mention[], change: Mention, isEither: boolean): Found[] {
  const pair = pairOf(group) ?? pairByDifference(group, change);
  if (!pair || pair.before.token.figure.kind === 'percent') return [];
  const { before, after } = pair;
  const [from, to] = [sizeOf(before), sizeOf(after)];
  if (from.value <= from.tolerance) return [];
  const { figure } = change.token;
  const written = (change.sign ?? 1) * figure.value;
  const isRight = (value: number) => isPercentOf({ ...figure, value }, to, from, 'growth');
  if (isRight(written) || (isEither && isRight(-written))) return [];
  const values = {
    ...percentages(percentOf(to, from, 'growth'), written, figure),
    before: spanOf(before.token),
    after: spanOf(after.token),
  };
  return [{ ...spanOf(before.token, after.token, change.token), values }];
}

/** Of a loss, its size. A count that is not round is exact. */
function sizeOf({ token: { figure } }: Mention): Rounded {
  const isExact = figure.kind === 'number' && figure.scale === 1 && figure.value % 10 !== 0;
  return {
    value: Math.abs(figure.value),
    tolerance: isExact && figure.decimals === 0 ? 0 : figure.tolerance,
  };
}

/** "$48.2 million, an increase of $5.0 million, or 11.6%": the base is what the difference leaves of the result. */
function pairByDifference(group: readonly Mention[], change: Mention): Pair | undefined {
  const place = group.indexOf(change);
  const differences = group.filter(({ role }) => role === 'difference');
  const difference = differences.length === 1 ? differences[0] : group[place - 1];
  const after = group.findLast(
    ({ role, token }) => role === 'result' || (role === 'given' && token.figure.kind !== 'percent'),
  );
  if (difference?.role !== 'difference' || !after || group.some(({ role }) => role === 'base'))
    return undefined;
  if (!isComparable(difference, after)) return undefined;
  const { figure } = after.token;
  const sign = difference.sign ?? 1;
  const value = figure.value - sign * difference.token.figure.value;
  const tolerance = figure.tolerance + difference.token.figure.tolerance;
  const token = { ...difference.token, figure: { ...figure, value, tolerance } };
  return value > tolerance ? { before: { ...difference, token }, after } : undefined;
}

function slack(before: Mention, after: Mention): number {
  return (before.token.figure.tolerance + after.token.figure.tolerance) * (1 + 1e-9);
}

function wordOfSign({ tokens }: Draft, sentence: Sentence, sign: 1 | -1): Range | undefined {
  return tokens.slice(sentence.from, sentence.to).find(({ word }) => CLEAR.get(word) === sign);
}

/** Words that can be said of nothing but the amounts. */
const CLEAR: ReadonlyMap<string, 1 | -1> = new Map([
  ...'up|increase|increased|grew|rose|climbed|jumped'.split('|').map((word) => [word, 1] as const),
  ...'down|decrease|decreased|declined|fell|dropped'.split('|').map((word) => [word, -1] as const),
]);
