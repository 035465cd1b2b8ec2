import type { Draft, Sentence } from '../text/draft.ts';
import { matchesIn, phrases, hasPhrase } from '../text/phrases.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { isAmount, isFigured, type Figured, type Span, type Token } from '../text/token.ts';
import { wordSet } from '../text/words.ts';

export const OFFERING_RULES: readonly Rule[] = [
  {
    id: 'sum-arithmetic',
    find: (draft) => draft.sentences.flatMap((one, index) => wrongProceeds(draft, one, index)),
  },
];

const PROCEEDS = phrases(
  'gross proceeds|total proceeds|aggregate proceeds|aggregate purchase price|aggregate of|aggregate consideration|total consideration|raising|raise|raised|proceeds of|total purchase price|total cost of|for a total of',
);
/** "4,500,000 of the company's American depositary shares". */
const WORDS_BEFORE_NAME = 8;
const SECURITIES = wordSet('shares|units|ads|adss|notes|stock|securities');

/** Words for other securities, or for additional ones. */
const OTHERS = phrases(
  'option|over allotment|overallotment|additional|concurrent|concurrently|if exercised|fully exercised|exercised in full|remaining|net proceeds|tranche|tranches|first closing|second closing|aggregate offering|convertible|debentures|pre funded|repurchased|repurchase|in addition|between',
);

/** How many sentences may lie between the shares and the proceeds. */
const MOST_BETWEEN = 3;

/**
 * "4,000,000 units at a price of $0.25 per unit for gross proceeds of $1.0 million", or with the proceeds in a later
 * sentence.
 */
function wrongProceeds({ tokens, matches, sentences }: Draft, last: Sentence, index: number): MarkedRange[] {
  const { zone } = last.paragraph;
  if (zone === 'table' || zone === 'legend' || !hasPhrase(matches, PROCEEDS, last)) return [];
  const near = sentences.slice(Math.max(index - MOST_BETWEEN - 1, 0), index + 1);
  const place = near.findLastIndex(({ figures }) => figures.some((at) => countAt(tokens, at, last.to)));
  const read = near.slice(Math.max(place, 0));
  const span = { from: read[0]?.from ?? 0, to: last.to };
  const counts = read[0]?.figures.flatMap((at) => countAt(tokens, at, span.to) ?? []) ?? [];
  const prices = read.flatMap(({ figures }) => figures).flatMap((at) => priceAt(tokens, at) ?? []);
  const totals = matchesIn(matches, PROCEEDS, span).flatMap(
    (match) => totalBehind(tokens, { from: match.to, to: span.to }) ?? [],
  );
  const [count, price, total] = [counts, prices, totals].map(onlyOne);
  if (!count || !price || !total || hasPhrase(matches, OTHERS, span)) return [];
  if (price.figure.currency !== total.figure.currency || isProduct(count, price, total)) return [];
  return [spanOf(count, price, total)];
}

/** The value that several tokens share. */
function onlyOne([first, ...others]: readonly Figured[]): Figured | undefined {
  return others.every(({ figure }) => figure.value === first?.figure.value) ? first : undefined;
}

/** How far in percent a written total may be from the product: offerings round all three values. */
const NEAR = 0.015;

function isProduct(
  { figure: count }: Figured,
  { figure: price }: Figured,
  { figure: total }: Figured,
): boolean {
  const product = count.value * price.value;
  const slack =
    product * NEAR +
    count.tolerance * price.value +
    (price.decimals > 2 ? 0 : count.value * price.tolerance * 0.1);
  return Math.abs(product - total.value) <= slack + total.tolerance;
}

/** A number of securities. */
function countAt(tokens: readonly Token[], at: number, end: number): Figured | undefined {
  const token = tokens[at];
  if (!isFigured(token) || token.figure.kind !== 'number' || token.figure.value < 1000 || token.figure.isYear)
    return undefined;
  const words = tokens.slice(at + 1, Math.min(at + WORDS_BEFORE_NAME, end)).map(({ word }) => word);
  if (words.includes('outstanding')) return undefined;
  const place = words.findIndex((word) => SECURITIES.has(word));
  const isOther = words.slice(0, place).some((word) => word === 'warrants' || word === '');
  return place < 0 || isOther ? undefined : token;
}

const PER = wordSet('per|each|a');
const EXERCISE = wordSet('exercise|exercisable|conversion|closing|strike|market|trading');

/**
 * "$0.25 per unit", "at a price per share of $0.25", "at a public offering price of $5.00"; but not an exercise price.
 */
function priceAt(tokens: readonly Token[], at: number): Figured | undefined {
  const token = tokens[at];
  if (!isAmount(token) || token.figure.scale > 1 || token.figure.value > MOST_PRICE) return undefined;
  const before = tokens.slice(Math.max(at - 8, 0), at).map(({ word }) => word);
  if (before.some((word) => EXERCISE.has(word))) return undefined;
  const isPrice = before.includes('price') || PER.has(tokens[at + 1]?.word ?? '');
  return isPrice ? token : undefined;
}

const MOST_PRICE = 2000;
const TOTAL_WITHIN = 8;

function totalBehind(tokens: readonly Token[], { from, to }: Span): Figured | undefined {
  const near = tokens.slice(from, Math.min(from + TOTAL_WITHIN, to));
  return near.find((token): token is Figured => isAmount(token) && token.figure.value >= 10_000);
}
