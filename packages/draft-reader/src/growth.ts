import type { Draft, Range, Sentence } from './draft.ts';
import { isMove, type Mention } from './mention.ts';
import { comparisonsOf } from './mentions.ts';
import { wrongMultiple } from './multiples.ts';
import { isTurn, lacksUnit, pairByDifference, pairOf, sizeOf, slackOf, valueOf, type Pair } from './pairs.ts';
import { hasPhrase, phrases } from './phrases.ts';
import { isPercentOf, isSame, percentages, percentOf, type Rounded } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import type { Figured, Token } from './token.ts';
import { CLEAR, DIRECTIONS, wordSet } from './words.ts';

/** Changes in percent that cannot follow from the figures given with them, however these were rounded. */
export function growthFound(draft: Draft, sentence: Sentence): Found[] {
  return comparedIn(draft, sentence).flatMap((group) => {
    const changes = group.filter(({ role }) => role === 'change');
    const isEither = group.some(({ isLoss, sign }) => isLoss || sign === 0);
    const wrong = changes.flatMap((change) => wrongChange(draft, group, change, isEither));
    // Each change that has a difference of its own stands alone. Of two from one base, one may be at other rates of exchange.
    if (!pairOf(group)) return wrong;
    return wrong.length === changes.length ? wrong.slice(0, 1) : [];
  });
}

/** Differences, multiples such as "doubled" and words such as "decreased" that the figures contradict. */
export function contradictionsFound(draft: Draft, sentence: Sentence): Found[] {
  return comparedIn(draft, sentence).flatMap((group) => {
    const pair = pairOf(group);
    const written =
      pair &&
      (changeWithoutUnit(group, pair) ??
        wrongDifference(group, pair) ??
        wrongMultiple(draft, sentence, group, pair) ??
        wrongWord(draft, sentence, group, pair));
    if (!written) return [];
    const [before, after] = [spanOf(pair.before.token), spanOf(pair.after.token)];
    return [{ ...spanOf(before, after, written), values: { before, after, written: spanOf(written) } }];
  });
}

/** The percentage is of another basis than the amounts. */
const OTHER_BASIS = phrases(
  'organic|organically|constant|local currency|local currencies|currency neutral|same store|comparable store|comparable sales|like for like|excluding|adjusting for|pro forma|compound annual|cagr|annualized|range|between|guidance',
);

function comparedIn(draft: Draft, sentence: Sentence): Mention[][] {
  if (hasPhrase(draft.matches, OTHER_BASIS, sentence)) return [];
  const [first = [], ...others] = comparisonsOf(draft, sentence);
  return [continuedBy(draft, sentence, first), ...others].filter((group) => group.length > 1);
}

/** "This compares to $43.2 million" and "In the prior year, revenue was $43.2 million" have their result in the sentence before. */
function continuedBy(draft: Draft, sentence: Sentence, group: Mention[]): Mention[] {
  const before = draft.tokens[sentence.from - 1]?.sentence;
  const levels = group.filter((one) => !isMove(one));
  if (levels[0]?.role !== 'base' || levels.some(({ role }) => role !== 'base')) return group;
  if (before?.paragraph !== sentence.paragraph) return group;
  const last = comparisonsOf(draft, before).at(-1) ?? [];
  return last.some(({ role }) => role === 'base') ? group : [...last, ...group];
}

/** Where a unit is missing, what follows from the two figures is absurd, and is not shown. */
function changeWithoutUnit(group: readonly Mention[], pair: Pair): Range | undefined {
  const { before, after } = pair;
  // "From $33.4 to $33.5 million" has the unit of both.
  const isShared = after.at === before.at + 2 && before.token.figure.scale === 1;
  return lacksUnit(pair) && !isShared ? group.find(({ role }) => role === 'change')?.token : undefined;
}

function wrongDifference(group: readonly Mention[], pair: Pair): Range | undefined {
  const { before, after } = pair;
  const difference = group.find(
    ({ role, token }) =>
      role === 'difference' && (token.figure.kind === 'percent') === (after.token.figure.kind === 'percent'),
  );
  if (!difference) return undefined;
  const rise = isTurn(pair) ? sizeOf(after).value + sizeOf(before).value : valueOf(after) - valueOf(before);
  return isSame({ value: Math.abs(rise), tolerance: slackOf(pair) }, difference.token.figure)
    ? undefined
    : difference.token;
}

/** A direction that is not that of the figures. A change in percent is compared with them anyway. */
function wrongWord(
  { tokens }: Draft,
  sentence: Sentence,
  group: readonly Mention[],
  pair: Pair,
): Range | undefined {
  const { before, after } = pair;
  const signs = new Set(group.flatMap(({ sign }) => sign ?? []));
  const [sign] = signs;
  const isLoss = before.isLoss && after.isLoss !== false;
  if (signs.size !== 1 || !sign || isTurn(pair)) return undefined;
  if (!isLoss && group.some(({ role }) => role === 'change')) return undefined;
  const rise = sizeOf(after).value - sizeOf(before).value;
  if (Math.abs(rise) <= slackOf(pair) || Math.sign(rise) === sign) return undefined;
  return tokens
    .slice(sentence.from, sentence.to)
    .find(({ word }) => CLEAR.has(word) && DIRECTIONS.get(word) === sign);
}

/** @param isEither whether less is better, so that an improvement is a fall */
function wrongChange(
  { text, tokens }: Draft,
  group: readonly Mention[],
  change: Mention,
  isEither: boolean,
): Found[] {
  const pair = pairOf(group) ?? pairByDifference(group, change);
  if (!pair || pair.before.token.figure.kind === 'percent' || isTurn(pair) || lacksUnit(pair)) return [];
  const { before, after } = pair;
  const [from, to] = [sizeOf(before), sizeOf(after)];
  if (from.value <= from.tolerance) return [];
  const { figure } = change.token;
  const { value, tolerance } = meantBy(tokens, change);
  const isRight = (sign: number) => isPercentOf({ value: sign * value, tolerance }, to, from, 'growth');
  const sign = change.sign || 1;
  if (isRight(sign) || (isEither && isRight(-sign))) return [];
  const shown = (one: Mention, known: Mention) =>
    one === pair.derived ? writtenLike(text, known.token, valueOf(one)) : spanOf(one.token);
  const values = {
    ...percentages(percentOf(to, from, 'growth'), sign * figure.value, figure),
    before: shown(before, after),
    after: shown(after, before),
  };
  return [{ ...spanOf(before.token, after.token, change.token), values }];
}

/** What "more than 20%", "nearly 25%" or "about 12%" may be. */
function meantBy(tokens: readonly Token[], { at, token: { figure } }: Mention): Rounded {
  const { value, tolerance } = figure;
  const [before, earlier] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
  const isLess = earlier === 'less' || earlier === 'fewer';
  const add = value * (MORE.has(before) && !isLess ? 0.25 : ALMOST.has(before) || isLess ? -0.05 : 0);
  return { value: value + add, tolerance: tolerance + Math.abs(add) };
}

const MORE = wordSet('than|over|least');
const ALMOST = wordSet('nearly|almost');

/** A value with the currency and the unit of a figure: "£100m" like "£110m". */
function writtenLike(text: string, { start, end, figure }: Figured, value: number): string {
  return text
    .slice(start, end)
    .replaceAll(/[()]/g, '')
    .replace(/\d[\d,.]*/, (written) => {
      const unit = Math.abs(figure.value) / Number(written.replaceAll(',', ''));
      return (value / unit).toLocaleString('en', {
        minimumFractionDigits: Math.min(figure.decimals, MOST_DECIMALS),
        maximumFractionDigits: MOST_DECIMALS,
      });
    });
}

const MOST_DECIMALS = 3;
