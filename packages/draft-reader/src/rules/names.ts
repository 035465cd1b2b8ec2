import type { Draft, Range } from '../text/draft.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { EXCHANGES, MOST_TICKERS, nameBefore } from '../text/issuer.ts';

export const NAME_RULES: readonly Rule[] = [
  {
    id: 'names',
    find: (draft) => [
      ...emptyTickers(draft),
      ...twoTickers(draft),
      ...twoExchanges(draft),
      ...otherNames(draft),
    ],
  },
];

const EMPTY = new RegExp(`\\((?:${EXCHANGES})(?: \\w+)?: ?\\)`, 'gi');

/** "(Nasdaq: EXMP)", "(NYSE American: EXMP)", "(TSX-V: EXM; OTCQB: EXMPF)", "Nasdaq:EXMP". */
const TICKER = new RegExp(
  `\\b(${EXCHANGES})((?:[ .-](?:american|arca|capital market|capital markets|global market|global select market|global select|global|market|markets|cm|gm|gs|pink|pink sheets|v|venture|stock market|main board|mkt))?)\\)? ?: ?"?([A-Z][A-Z0-9.-]{0,6})\\b`,
  'gi',
);

interface Ticker extends Range {
  exchange: string;
  symbol: string;
  /** The position of its opening parenthesis. One pair may name several exchanges. */
  place: number;
}

function emptyTickers({ text }: Draft): MarkedRange[] {
  return Array.from(text.matchAll(EMPTY), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

function tickersIn({ text }: Draft): Ticker[] {
  const tickers: Ticker[] = [];
  for (const { 0: found, 1: exchange = '', 2: market = '', 3: symbol = '', index } of text.matchAll(TICKER)) {
    if (tickers.length === MOST_TICKERS) break;
    if (symbol !== symbol.toUpperCase()) continue;
    const last = tickers.at(-1);
    // "(NYSE: EXM) (TSX: EXM)" is one place.
    const isNext = last && index - last.end < NEXT_WITHIN && !/\w/.test(text.slice(last.end, index));
    tickers.push({
      start: index,
      end: index + found.length,
      exchange: exchangeOf(exchange.toLowerCase(), market.toLowerCase()),
      symbol: symbol.replace(/[.-]$/, ''),
      place: isNext ? last.place : text.lastIndexOf('(', index),
    });
  }
  return tickers;
}

const NEXT_WITHIN = 6;

/** The markets of one exchange count as one, except its venture board. */
function exchangeOf(exchange: string, market: string): string {
  if (exchange === 'tsx' && /v/.test(market)) return 'tsxv';
  if (exchange.startsWith('otc')) return 'otc';
  return exchange;
}

/** A ticker that is nearly the same elsewhere: with one letter added, missing or replaced. */
function twoTickers(draft: Draft): MarkedRange[] {
  const tickers = tickersIn(draft);
  const counts = countsOf(tickers.map(({ symbol }) => symbol));
  const names = new Map(tickers.map((ticker) => [ticker, nameBefore(draft, ticker.place)]));
  return tickers.flatMap((ticker, index): MarkedRange[] => {
    const other = tickers.find(
      (one, place) =>
        one.exchange === ticker.exchange &&
        one.place !== ticker.place &&
        isNear(one.symbol, ticker.symbol) &&
        isOneName(names.get(one), names.get(ticker)) &&
        isRarer(counts, [ticker.symbol, index], [one.symbol, place]),
    );
    return other ? [{ ...spanOf(ticker), values: { other: spanOf(other) } }] : [];
  });
}

/** Whether two tickers follow the same name, or one follows no name. */
function isOneName(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === 0 || other.length === 0 || one.some((name) => other.includes(name));
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The rarer of two tickers is marked; if they are equally frequent, the later one. */
function isRarer(
  counts: ReadonlyMap<string, number>,
  [word, at]: [string, number],
  [other, place]: [string, number],
) {
  const [own, rest] = [counts.get(word) ?? 0, counts.get(other) ?? 0];
  return own < rest || (own === rest && at > place);
}

/** Series and classes are not errors: "EXMP" and "EXMPW". */
function isNear(one: string, other: string): boolean {
  if (one === other || one.length < 2 || one.startsWith(other) || other.startsWith(one)) return false;
  return distanceOf(one, other) === 1;
}

/** How many letters must be changed, added, removed or swapped: 0, 1, or 2 for more. */
function distanceOf(one: string, other: string): number {
  if (one === other) return 0;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  const isOne = a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
  return isSwapped || isOne ? 1 : 2;
}

/** One ticker on two exchanges that are never named together. */
function twoExchanges(draft: Draft): MarkedRange[] {
  const tickers = tickersIn(draft);
  return tickers.flatMap((ticker, index): MarkedRange[] => {
    const same = tickers.filter(({ symbol }) => symbol === ticker.symbol);
    const isTogether = same.some((one) =>
      same.some((other) => one.place === other.place && one.exchange !== other.exchange),
    );
    const isRepeated = same.some((one) => one !== ticker && one.exchange === ticker.exchange);
    const other = same.find((one) => one.exchange !== ticker.exchange);
    const isLater = other && (tickers.indexOf(other) < index || same.length > 2);
    return other && isLater && !isTogether && !isRepeated
      ? [{ ...spanOf(ticker), values: { other: spanOf(other) } }]
      : [];
  });
}

/** How many letters a distinctive word of a name has at least. */
const LEAST_LETTERS = 5;

/** A word that is nearly, but not quite, the company's name before its ticker. */
function otherNames(draft: Draft): MarkedRange[] {
  const { tokens } = draft;
  const counts = countsOf(
    tokens.filter(({ isCapital }) => isCapital).map(({ word }) => word.replace(/'s$|'$/, '')),
  );
  const named = [...new Set(tickersIn(draft).flatMap((ticker) => namesBefore(draft, ticker)))];
  // The name before the ticker may itself be misspelled.
  const others = named.flatMap((name) => [...counts.keys()].filter((word) => isMisspelt(word, name)));
  const names = new Set([...named, ...others.filter((word) => (counts.get(word) ?? 0) > 2)]);
  if (others.length === 0) return [];
  return tokens.flatMap((token): MarkedRange[] => {
    const word = token.word.replace(/'s$|'$/, '');
    if (!token.isCapital || word.length < LEAST_LETTERS - 1) return [];
    // A ticker may be a short form of the name.
    const count = counts.get(word) ?? 0;
    if (count > 1 || isAllCapitals(draft, token)) return [];
    const own = [...names].find((name) => isMisspelt(word, name) && (counts.get(name) ?? 0) > count);
    if (!own) return [];
    const other = tokens.find((one) => one.word === own);
    return other && isAllCapitals(draft, other)
      ? []
      : [{ ...spanOf(token), ...(other && { values: { other: spanOf(other) } }) }];
  });
}

function isAllCapitals({ text }: Draft, { start, end }: Range): boolean {
  const word = text.slice(start, end);
  return word === word.toUpperCase();
}

/** Other forms of a word, such as a plural or an adjective, are not errors; nor are words with another beginning. */
function isMisspelt(word: string, name: string): boolean {
  const isOther = word[0] !== name[0] || word.startsWith(name) || name.startsWith(word);
  return !isOther && distanceOf(word, name) === 1;
}

/** How many characters a ticker may be behind the parenthesis after a name. */
const TICKER_WITHIN = 40;

/** The words of the name before a ticker that are long enough for the check of spelling. */
function namesBefore(draft: Draft, { place, start }: Ticker): string[] {
  const names = place < 0 || start - place > TICKER_WITHIN ? [] : nameBefore(draft, place);
  return names.filter((name) => name.length >= LEAST_LETTERS);
}
