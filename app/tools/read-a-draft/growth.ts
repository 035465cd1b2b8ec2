import type { Draft, Range, Sentence } from './draft.ts';
import { comparisonsOf, lastWordBefore, type Mention, type Role } from './mentions.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import { isPercentOf, isSame, percentages, percentOf, type Rounded } from './rounding.ts';
import { rangeOf, spanOf, type Found } from './rule.ts';
import { DIRECTIONS } from './words.ts';

/** Changes in percent that cannot follow from the figures given with them, however these were rounded. */
export function growthFound(draft: Draft, sentence: Sentence): Found[] {
  return comparedIn(draft, sentence).flatMap((group) => wrongChanges(draft, sentence, group));
}

function wrongChanges(draft: Draft, sentence: Sentence, group: readonly Mention[]): Found[] {
  const changes = group.filter(({ role }) => role === 'change');
  const isEither = group.some(({ isLoss }) => isLoss) || hasPhrase(draft.matches, IMPROVES, sentence);
  const wrong = changes.flatMap((change) => wrongChange(draft, group, change, isEither));
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
      changeWithoutUnit(group, pair) ??
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

/** Where a unit is missing, what follows from the two figures is absurd, and is not shown. */
function changeWithoutUnit(group: readonly Mention[], pair: Pair): Range | undefined {
  const { before, after } = pair;
  // "From $33.4 to $33.5 million" has the unit of both.
  const isShared = after.at === before.at + 2 && before.token.figure.scale === 1;
  return lacksUnit(pair) && !isShared ? group.find(({ role }) => role === 'change')?.token : undefined;
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
    5: 'fivefold',
    10: 'tenfold',
  }).flatMap(([factor, words]) => words.split('|').map((word) => [word, Number(factor)] as const)),
);

/** Behind a figure: "3x", "10-fold". */
const TIMES: ReadonlySet<string> = new Set('x|times|fold'.split('|'));

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['two thirds', 2 / 3],
  ['three quarters', 3 / 4],
  ...Object.entries({ third: 3, quarter: 4, fifth: 5, tenth: 10 }).flatMap(([word, parts]) =>
    ['a', 'one'].map((article) => [`${article} ${word}`, 1 / parts] as const),
  ),
]);

const MULTIPLES = phrases(...FACTORS.keys(), ...TIMES, ...FRACTIONS.keys());

/** How many words before its first figure a comparison may say that something doubled. */
const MULTIPLE_WITHIN = 8;

function wrongMultiple(draft: Draft, sentence: Sentence, group: readonly Mention[], pair: Pair) {
  const [first, last] = [group[0]?.at ?? 0, group.at(-1)?.at ?? 0];
  const from = Math.max(sentence.from, first - MULTIPLE_WITHIN);
  for (const match of matchesIn(draft.matches, MULTIPLES, { from, to: last })) {
    const multiple = multipleAt(draft, match, from);
    if (multiple) return isMultiple(multiple, pair) ? undefined : rangeOf(draft, multiple);
  }
  return undefined;
}

interface Multiple extends Span {
  /** Between what the later figure is, as a multiple of the earlier. */
  least: number;
  most: number;
}

/** "Nearly doubled", "rose 3x", "fell by more than a third". */
function multipleAt({ tokens }: Draft, match: Span, sentenceFrom: number): Multiple | undefined {
  const words = tokens.slice(match.from, match.to).map(({ word }) => word);
  const name = words.join(' ');
  const figure = TIMES.has(name) ? tokens[match.from - 1]?.figure : undefined;
  const span = { from: figure ? match.from - 1 : match.from, to: match.to };
  const lead = tokens[span.from - 1]?.word ?? '';
  const isMore = lead === 'than' || lead === 'over';
  const share = isMore ? 1 : /^(?:nearly|almost)$/.test(lead) ? 0.8 : 0.95;
  const factor = FACTORS.get(name);
  if (factor !== undefined && factor < 1) return { ...span, least: 0, most: factor / share };
  if (factor !== undefined) return { ...span, least: factor * share, most: Infinity };
  // Other words say a change only behind its verb: not "leverage of 3x", "by a third party".
  const before = lastWordBefore(tokens, { from: sentenceFrom, to: span.from });
  const verb = tokens[tokens[before]?.word === 'by' ? before - 1 : before];
  const sign = DIRECTIONS.get(verb?.word ?? '');
  if (figure && sign === 1) return { ...span, least: figure.value * share, most: Infinity };
  const fraction = FRACTIONS.get(name);
  if (!fraction || !sign || PART_OF.has(tokens[match.to]?.word ?? '')) return undefined;
  const [one, two] = [isMore ? 1 : 0.8, isMore ? 1.5 : 1.2].map((by) => 1 + sign * fraction * by);
  return { ...span, least: Math.min(one ?? 0, two ?? 0), most: Math.max(one ?? 0, two ?? 0) };
}

const PART_OF: ReadonlySet<string> = new Set('of|a|an|quarter|time|party|straight|consecutive'.split('|'));

/** Both may be losses. */
function isMultiple({ least, most }: Multiple, { before, after }: Pair): boolean {
  const from = Math.abs(valueOf(before));
  const to = valueOf(after) * Math.sign(valueOf(before));
  const within = slack(before, after);
  return !(to + within < least * from || to - within > most * from);
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
function continuedBy(draft: Draft, sentence: Sentence, group: Mention[] = []) {
  const before = draft.tokens[sentence.from - 1]?.sentence;
  const has = (...wanted: Role[]) => group.some(({ role }) => wanted.includes(role));
  if (!has('base') || has('given', 'result')) return undefined;
  if (before?.paragraph !== sentence.paragraph) return undefined;
  const last = comparisonsOf(draft, before).at(-1) ?? [];
  return last.some(({ role }) => role === 'base') ? undefined : [...last, ...group];
}

interface Pair {
  before: Mention;
  after: Mention;
  /** The one that follows from the other and a difference, and is not in the text. */
  derived?: Mention;
}

/** "From $33.4 million to $33.5": only one figure has a unit. */
function lacksUnit({ before, after }: Pair): boolean {
  const [a, b] = [before.token.figure, after.token.figure];
  if (a.kind === 'percent' || (a.scale === 1) === (b.scale === 1)) return false;
  const ratio = (a.value * b.scale) / (b.value * a.scale);
  return ratio > 0.1 && ratio < 10;
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
    (one.isPerShare === other.isPerShare || (a.scale === 1 && b.scale === 1)) &&
    (isTurn || (one.isLoss ?? other.isLoss) === (other.isLoss ?? one.isLoss))
  );
}

/** @param isEither whether less is better, so that an improvement is a fall */
function wrongChange(
  { text }: Draft,
  group: readonly Mention[],
  change: Mention,
  isEither: boolean,
): Found[] {
  const pair = pairOf(group) ?? pairByDifference(group, change);
  if (!pair || pair.before.token.figure.kind === 'percent') return [];
  const { before, after } = pair;
  if (lacksUnit(pair)) return [];
  const [from, to] = [sizeOf(before), sizeOf(after)];
  if (from.value <= from.tolerance) return [];
  const { figure } = change.token;
  const written = (change.sign ?? 1) * figure.value;
  const shown = (one: Mention, known: Mention) =>
    one === pair.derived ? writtenLike(text, known.token, valueOf(one)) : spanOf(one.token);
  const isRight = (value: number) => isPercentOf({ ...figure, value }, to, from, 'growth');
  if (isRight(written) || (isEither && isRight(-written))) return [];
  const values = {
    ...percentages(percentOf(to, from, 'growth'), written, figure),
    before: shown(before, after),
    after: shown(after, before),
  };
  return [{ ...spanOf(before.token, after.token, change.token), values }];
}

/** A value with the currency and the unit of a figure: "£100m" like "£110m". */
function writtenLike(text: string, { start, end, figure }: Mention['token'], value: number): string {
  const decimals = Math.min(figure.decimals, MOST_DECIMALS);
  const digits = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: MOST_DECIMALS,
  });
  return text
    .slice(start, end)
    .replaceAll(/[()]/g, '')
    .replace(/\d[\d,.]*/, (written) => {
      const unit = Math.abs(figure.value) / Number(written.replaceAll(',', ''));
      return digits.format(value / unit);
    });
}

const MOST_DECIMALS = 3;

/** Of a loss, its size. A count that is not round is exact. */
function sizeOf({ token: { figure } }: Mention): Rounded {
  const isExact = figure.kind === 'number' && figure.scale === 1 && figure.value % 10 !== 0;
  return {
    value: Math.abs(figure.value),
    tolerance: isExact && figure.decimals === 0 ? 0 : figure.tolerance,
  };
}

/** "$48.2 million, an increase of $5.0 million, or 11.6%", "an increase of $5.0 million, or 11.6%, from $43.2 million". */
function pairByDifference(group: readonly Mention[], change: Mention): Pair | undefined {
  const differences = group.filter(({ role }) => role === 'difference');
  const difference = differences.length === 1 ? differences[0] : group[group.indexOf(change) - 1];
  const base = group.find(({ role }) => role === 'base');
  const after = group.findLast(
    ({ role, token }) => role === 'result' || (role === 'given' && token.figure.kind !== 'percent'),
  );
  const known = base ?? after;
  if (difference?.role !== 'difference' || !known || (base && after)) return undefined;
  if (!isComparable(difference, known)) return undefined;
  const { figure } = known.token;
  const rise = (difference.sign ?? 1) * difference.token.figure.value;
  const value = figure.value + (base ? rise : -rise);
  const tolerance = figure.tolerance + difference.token.figure.tolerance;
  const derived = {
    ...known,
    token: { ...difference.token, figure: { ...figure, value, tolerance } },
  };
  if (value <= tolerance) return undefined;
  return { derived, before: base ?? derived, after: base ? derived : known };
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
