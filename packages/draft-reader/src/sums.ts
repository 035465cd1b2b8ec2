import { isPerShareAt } from './counted.ts';
import type { Draft, Sentence } from './draft.ts';
import { hasPhrase, matchesIn, phrases } from './phrases.ts';
import { isSame, sumOf } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import { isAmount, type Figured, type Token } from './token.ts';
import { MEASURES, wordSet } from './words.ts';

export function isFigured(token: Token | undefined): token is Figured {
  return token?.figure !== undefined && !token.figure.isYear;
}

/** Between a whole and its parts. */
const PARTS = phrases(
  'consisting of|consisted of|consist of|comprised of|comprising|comprises|made up of|composed of|as follows|consists of|will be used|to be used|the sum of|split between|split among|divided between|divided among',
);
/** The same, but perhaps not all parts are named. */
const SOME_PARTS = phrases('of which|includes|included|including|with|has|have|through');

/** Before a total or behind it. */
const TOTAL = phrases('a total of|totaling|totalling|for total|in total');

/** Other figures than parts are among them. */
const UNCLEAR = phrases(
  'compared|versus|vs|up|down|plus|per|than|at least|excluding|each|increase|decrease|of which',
);
const COMPARES = wordSet('from|to|by');
const MOST_PARTS = 12;

/** A sum that is further from the total is one of other figures. */
const NEAR = 0.35;

/** "Revenue of $80.0 million, consisting of $50.0 million and $30.0 million", "64 stores: 31 in Texas and 33 in Iowa". */
export function partsFound(draft: Draft, sentence: Sentence): Found[] {
  if (sentence.figures.length < 3) return [];
  const { tokens, matches } = draft;
  const { places, split, isTotalLast, isWhole } = partsIn(draft, sentence);
  const figures = places.map((at) => tokens[at]).filter(isFigured);
  const whole = figures[isTotalLast ? split : split - 1];
  const parts = isTotalLast ? figures.slice(0, split) : figures.slice(split);
  const [one, last] = [parts[0], parts.at(-1)];
  if (split < 1 || !whole || !one || !last || parts.length < 2 || parts.length > MOST_PARTS) return [];
  const isOneKind = parts.every(
    ({ figure, isJoined }) =>
      figure.kind === whole.figure.kind &&
      figure.currency === whole.figure.currency &&
      !(isJoined && figure.kind === 'number'),
  );
  const between = { from: places[figures.indexOf(one)] ?? 0, to: places[figures.indexOf(last)] ?? 0 };
  if (!isOneKind || whole.figure.kind === 'percent' || hasPhrase(matches, UNCLEAR, between)) return [];
  const isOther = places.some((at) => COMPARES.has(tokens[at - 1]?.word ?? ''));
  if (!isWhole && (isOther || hasPhrase(matches, MEASURES, between))) return [];
  const total = sumOf(parts.map(counted));
  const written = counted(whole);
  const rest = written.value - total.value;
  if (isSame(total, written) || Math.abs(rest) > written.value * NEAR || (!isWhole && rest > 0)) return [];
  return [spanOf(whole, one, last)];
}

/** Where the figures of a sentence are divided in a whole and its parts. */
function partsIn({ tokens, text, matches }: Draft, sentence: Sentence) {
  const places = sentence.figures.filter((at) => isFigured(tokens[at]));
  const behind = (at: number) => places.findIndex((place) => place >= at);
  const [total] = matchesIn(matches, TOTAL, sentence);
  if (total) return { places, split: behind(total.to), isTotalLast: true, isWhole: true };
  const [list] = matchesIn(matches, PARTS, sentence);
  const colon = places.findIndex(
    (place, index) =>
      index > 0 && /:\s/.test(text.slice(tokens[places[index - 1] ?? 0]?.end, tokens[place]?.start)),
  );
  const listed = list ? behind(list.to) : 0;
  const split = listed > 0 ? listed : colon;
  if (split > 0) return { places, split, isTotalLast: false, isWhole: true };
  const [some] = matchesIn(matches, SOME_PARTS, sentence);
  return { places, split: some ? behind(some.to) : 0, isTotalLast: false, isWhole: false };
}

/** Counts are not rounded. */
function counted({ figure: { kind, scale, value, tolerance } }: Figured) {
  return { value, tolerance: kind === 'number' && scale === 1 ? 0 : tolerance };
}

const PROCEEDS = phrases(
  'gross proceeds|per share for|per unit for|raising|total of|aggregate of|totaling|total cost of|aggregate cost of|consideration of|aggregate purchase price of|average price|average cost|raises|raised|brought|holds',
);
const SECURITIES = wordSet('shares|units|ads|adss|warrants|notes');

/** More securities than those of the offering, or fewer. */
const OTHER_COUNT = phrases('if|option|full|exercised|concurrent|together|additional|remaining|remained');
const PROCEEDS_WITHIN = 24;

interface Offer {
  count: Figured;
  price: Figured;
}

/** "4,000,000 units at $0.25 per unit for gross proceeds of $1.0 million", also where a later sentence has the proceeds. */
export function productsFound({ tokens, sentences, matches }: Draft): Found[] {
  if (!matches[PROCEEDS]?.length) return [];
  let known: Offer | undefined;
  return sentences.flatMap((sentence) => {
    if (sentence.figures.length === 0 || sentence.paragraph.zone === 'table') return [];
    const own = offerIn(tokens, sentence);
    known ??= own;
    const [match] = matchesIn(matches, PROCEEDS, sentence);
    const offer = own ?? known;
    if (!match || !offer || (!own && hasPhrase(matches, OTHER_COUNT, sentence))) return [];
    const large = sentence.figures.map((at) => tokens[at]).filter(isTotal);
    const total =
      large.length === 1 && own
        ? large[0]
        : tokens.slice(match.to, Math.min(match.to + PROCEEDS_WITHIN, sentence.to)).find(isAmount);
    if (!total || hasPhrase(matches, NET_OF, sentence)) return [];
    const { count, price } = offer;
    const product = count.figure.value * price.figure.value;
    const tolerance =
      product * 0.005 +
      count.figure.tolerance * price.figure.value +
      count.figure.value * price.figure.tolerance;
    const ratio = product / total.figure.value;
    if (isSame({ value: product, tolerance }, total.figure) || ratio > 3 || ratio < 1 / 3) return [];
    return [own ? spanOf(count, price, total) : spanOf(total)];
  });
}

const NET_OF = phrases('net proceeds|market price of');

function isTotal(token: Token | undefined): token is Figured {
  return isAmount(token) && token.figure.scale > 1;
}

/** The only number of securities in a sentence, and the price of each. */
function offerIn(tokens: readonly Token[], { figures, to }: Sentence): Offer | undefined {
  let price: Figured | undefined;
  let count: Figured | undefined;
  for (const at of figures) {
    const token = tokens[at];
    if (isAmount(token) && token.figure.scale === 1 && isPerShareAt(tokens, at)) price ??= token;
    if (!isFigured(token) || token.figure.kind !== 'number' || token.figure.value < 1000) continue;
    const unit = tokens.slice(at + 1, Math.min(at + 5, to)).find(({ word }) => SECURITIES.has(word));
    if (unit && count && count.figure.value !== token.figure.value) return undefined;
    if (unit) count ??= token;
  }
  return count && price && { count, price };
}
