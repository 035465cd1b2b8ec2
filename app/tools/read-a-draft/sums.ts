import type { Draft, Sentence } from './draft.ts';
import { hasPhrase, matchesIn, phrases } from './phrases.ts';
import { isSame, sumOf } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import { isEpsRight } from './table-checks.ts';
import { tablesOf } from './tables.ts';
import { isAmount, type Figured, type Token } from './token.ts';

function isFigured(token: Token | undefined): token is Figured {
  return token?.figure !== undefined && !token.figure.isYear;
}

const PARTS = phrases(
  'consisting of|consisted of|comprised of|comprising|made up of|composed of|as follows|consists of|will be used|to be used',
);
const TOTAL = phrases('a total of|totaling|totalling|for total|in total');

/** Other figures than parts are among them, or not all parts are. */
const UNCLEAR = phrases('compared|versus|vs|including|up|down|plus|per|than|at least|excluding|each');
const MOST_PARTS = 12;

/** A sum that is further from the total is one of other figures. */
const NEAR = 0.35;

/** "Revenue of $80.0 million, consisting of $50.0 million and $30.0 million", "64 stores: 31 in Texas and 33 in Iowa". */
export function partsFound({ tokens, text, matches }: Draft, sentence: Sentence): Found[] {
  if (sentence.figures.length < 3) return [];
  const figures = sentence.figures.map((at) => tokens[at]).filter(isFigured);
  const [list] = matchesIn(matches, PARTS, sentence);
  const [sum] = matchesIn(matches, TOTAL, sentence);
  const sumAt = figures.findIndex(({ start }) => start > (tokens[sum?.to ?? 0]?.start ?? 0) - 1);
  const first = figures.findIndex(
    ({ start }, index) =>
      index > 0 &&
      (/:\s/.test(text.slice(figures[index - 1]?.end, start)) ||
        (list &&
          start > (tokens[list.from]?.start ?? 0) &&
          (figures[index - 1]?.end ?? 0) < (tokens[list.to]?.start ?? 0))),
  );
  const whole = sum ? figures[sumAt] : figures[first - 1];
  const parts = sum ? figures.slice(0, Math.max(sumAt, 0)) : first > 0 ? figures.slice(first) : [];
  const [one, last] = [parts[0], parts.at(-1)];
  if (!whole || !one || !last || parts.length < 2 || parts.length > MOST_PARTS) return [];
  const isOneKind = parts.every(
    ({ figure, isJoined }) =>
      figure.kind === whole.figure.kind &&
      figure.currency === whole.figure.currency &&
      !(isJoined && figure.kind === 'number'),
  );
  const between = { from: tokens.indexOf(one, sentence.from), to: tokens.indexOf(last, sentence.from) };
  if (!isOneKind || whole.figure.kind === 'percent' || hasPhrase(matches, UNCLEAR, between)) return [];
  const total = sumOf(parts.map(counted));
  const written = counted(whole);
  if (isSame(total, written) || Math.abs(total.value - written.value) > written.value * NEAR) return [];
  return [spanOf(whole, one, last)];
}

/** Counts are not rounded. */
function counted({ figure: { kind, scale, value, tolerance } }: Figured) {
  return { value, tolerance: kind === 'number' && scale === 1 ? 0 : tolerance };
}

const PROCEEDS = phrases(
  'gross proceeds|per share for|per unit for|raising|total of|aggregate of|totaling|total cost of|aggregate cost of|total consideration of|aggregate purchase price of|aggregate consideration of',
);
const UNITS: ReadonlySet<string> = new Set('shares|units|ads|adss|warrants|notes'.split('|'));

/** More securities than those of the offering, or fewer. */
const OTHER_COUNT = phrases('if|option|full|exercised|concurrent|together|additional');
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
    const total =
      match && tokens.slice(match.to, Math.min(match.to + PROCEEDS_WITHIN, sentence.to)).find(isAmount);
    if (!offer || !total || (!own && hasPhrase(matches, OTHER_COUNT, sentence))) return [];
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

/** The only number of securities in a sentence, and the price of each. */
function offerIn(tokens: readonly Token[], { figures, to }: Sentence): Offer | undefined {
  let price: Figured | undefined;
  let count: Figured | undefined;
  for (const at of figures) {
    const token = tokens[at];
    const isPrice = isAmount(token) && token.figure.scale === 1 && tokens[at + 1]?.word === 'per';
    if (isPrice) price ??= token;
    if (!isFigured(token) || token.figure.kind !== 'number' || token.figure.value < 1000) continue;
    const unit = tokens.slice(at + 1, Math.min(at + 5, to)).find(({ word }) => UNITS.has(word));
    if (unit && count && count.figure.value !== token.figure.value) return undefined;
    if (unit) count ??= token;
  }
  return count && price && { count, price };
}

const NET = phrases('net income|net loss|net earnings|gaap net income|gaap net loss');
const SHARES: ReadonlySet<string> = new Set(['shares', 'units', 'count']);
const DILUTED = phrases(
  'diluted shares|weighted average|diluted weighted|shares outstanding|average shares|average diluted|fully diluted|diluted common|diluted share count',
);

/** Measures that are not net income, and amounts per share that are not earnings. */
const NOT_NET = phrases('adjusted|non gaap|core|dividend|dividends|price|pro forma|ffo|book value');
const INCOME_WITHIN = 14;
const SHARE_WITHIN = 6;
const COUNT_WITHIN = 3;

/** "Net income was $12.6 million, or $0.42 per diluted share, on 30.1 million diluted shares", over the sentences of a paragraph. */
export function epsFound(draft: Draft): Found[] {
  const { tokens, matches, paragraphs } = draft;
  const cells = tablesOf(draft)
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => label.includes('diluted') && label.includes('shares'))
    .slice(0, MOST_PARTS)
    .flatMap((row) => row.cells.map(({ figure }) => figure));
  return paragraphs.flatMap((paragraph) => {
    const { from, to, zone } = paragraph;
    if ((zone !== 'prose' && zone !== 'headline') || !hasPhrase(matches, NET, paragraph)) return [];
    const isNet = (at: number) =>
      !hasPhrase(matches, NOT_NET, { from: Math.max(from, at - INCOME_WITHIN), to: at });
    const at = (isWanted: (token: Token, at: number) => boolean, first = from, end = to) =>
      tokens.slice(first, end).find((token, index) => isWanted(token, first + index));
    const income = matchesIn(matches, NET, paragraph)
      .filter((match) => tokens[match.to]?.word !== 'per' && isNet(match.from))
      .map((match) =>
        at(
          (token) => isAmount(token) && token.figure.scale > 1,
          match.to,
          Math.min(match.to + INCOME_WITHIN, to),
        ),
      )
      .find((token) => token !== undefined);
    const eps = at(
      (token, index) =>
        isAmount(token) && token.figure.scale === 1 && isNet(index) && isPerShare(tokens, index, from),
    );
    const shares = at(
      ({ figure }, index) =>
        figure?.kind === 'number' &&
        figure.value > 1e5 &&
        tokens
          .slice(Math.max(from, index - COUNT_WITHIN), index + 1 + SHARE_WITHIN)
          .some(({ word }) => SHARES.has(word)),
    );
    const isDiluted = hasPhrase(matches, DILUTED, paragraph);
    const counts = isDiluted && shares?.figure ? [shares.figure] : cells;
    if (!income?.figure || !eps?.figure || counts.length === 0) return [];
    const [net, perShare] = [income.figure, eps.figure];
    const isRight = counts.some((count) => isEpsRight(net, perShare, count));
    return isRight ? [] : [spanOf(eps)];
  });
}

/** "$0.42 per diluted share", "per diluted share of $0.42". */
function isPerShare(tokens: readonly Token[], at: number, from: number): boolean {
  if (tokens[at + 1]?.word === 'per') return true;
  const before = new Set(tokens.slice(Math.max(from, at - SHARE_WITHIN), at).map(({ word }) => word));
  return before.has('eps') || (before.has('per') && before.has('share'));
}
