import type { Draft, Range } from '../text/draft.ts';
import type { Token } from '../text/token.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { EXCHANGES, MOST_TICKERS, nameBefore } from '../text/issuer.ts';

export const NAME_RULES: readonly Rule[] = [
  {
    id: 'names',
    find(draft) {
      const tickers = tickersIn(draft);
      const empty = Array.from(draft.text.matchAll(EMPTY), ({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
      }));
      return [
        ...empty,
        ...twoTickers(draft, tickers),
        ...twoExchanges(tickers),
        ...otherNames(draft, tickers),
      ];
    },
  },
];

const EMPTY = new RegExp(`\\((?:${EXCHANGES})(?: \\w+)?: ?\\)`, 'gi');

/** "(Nasdaq: EXMP)", "(NYSE American: EXMP)", "(TSX-V: EXM; OTCQB: EXMPF)", "Nasdaq:EXMP". */
const TICKER = new RegExp(
  `\\b(${EXCHANGES})((?:[ .-][a-z]{1,9}){0,3})\\)? ?: ?"?([A-Z][A-Z0-9.-]{0,6})\\b`,
  'gi',
);

interface Ticker extends Range {
  exchange: string;
  symbol: string;
  /** The position of its opening parenthesis. One pair may name several exchanges. */
  place: number;
  /** The distinctive words of the name before it. */
  names: readonly string[];
}

function tickersIn(draft: Draft): Ticker[] {
  const { text } = draft;
  const tickers: Ticker[] = [];
  for (const { 0: found, 1: exchange = '', 2: market = '', 3: symbol = '', index } of text.matchAll(TICKER)) {
    if (tickers.length === MOST_TICKERS) break;
    if (symbol !== symbol.toUpperCase()) continue;
    const last = tickers.at(-1);
    // "(NYSE: EXM) (TSX: EXM)" is one place.
    const isNext = last && index - last.end < NEXT_WITHIN && !/\w/.test(text.slice(last.end, index));
    const place = isNext ? last.place : text.lastIndexOf('(', index);
    tickers.push({
      start: index,
      end: index + found.length,
      exchange: exchangeOf(exchange.toLowerCase(), market.toLowerCase()),
      symbol: symbol.replace(/[.-]$/, ''),
      place,
      names: place < 0 || index - place > TICKER_WITHIN ? [] : nameBefore(draft, place),
    });
  }
  return tickers;
}

const NEXT_WITHIN = 6;
/** How many characters a ticker may be behind the parenthesis after a name. */
const TICKER_WITHIN = 40;

/** The markets of one exchange count as one, except its venture board. */
function exchangeOf(exchange: string, market: string): string {
  if (exchange === 'tsx' && /v/.test(market)) return 'tsxv';
  if (exchange.startsWith('otc')) return 'otc';
  return exchange;
}

/** A ticker that is nearly the same elsewhere: with one letter added, missing or replaced. */
function twoTickers({ sentences }: Draft, tickers: readonly Ticker[]): MarkedRange[] {
  const counts = countsOf(tickers.map(({ symbol }) => symbol));
  return tickers.flatMap((ticker, index): MarkedRange[] => {
    const other = tickers.find(
      (one, place) =>
        one.exchange === ticker.exchange &&
        isNear(one.symbol, ticker.symbol) &&
        isOneName(one.names, ticker.names) &&
        isRarer(counts, [ticker.symbol, index], [one.symbol, place]) &&
        // Two tickers of one sentence are two securities.
        !isOneSentence(sentences, one, ticker),
    );
    return other ? [{ ...spanOf(ticker), values: { other: spanOf(other) } }] : [];
  });
}

function isOneSentence(sentences: Draft['sentences'], one: Range, other: Range): boolean {
  const { start, end } = spanOf(one, other);
  return sentences.some((sentence) => sentence.start <= start && sentence.end >= end);
}

/** Whether two tickers follow the same name, or one follows no name. */
function isOneName(one: readonly string[], other: readonly string[]): boolean {
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
  return one.length > 1 && isOneApart(one, other) && !one.startsWith(other) && !other.startsWith(one);
}

/** Whether one letter must be changed, added, removed or swapped with the next. */
function isOneApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [a, b] = [one.slice(start), other.slice(start)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  const isLonger = a.slice(1) === b || a === b.slice(1);
  return one !== other && (isSwapped || isLonger || a.slice(1) === b.slice(1));
}

/** One ticker on two exchanges that are never named together. */
function twoExchanges(tickers: readonly Ticker[]): MarkedRange[] {
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

/** Words with more or fewer letters are not compared. */
const LEAST_LETTERS = 4;
const MOST_LETTERS = 20;

/** A word with a capital. */
interface Named {
  word: string;
  /** Its first token, and whether another name leads to it without a comma: "Alain Carrier". */
  first: Token;
  isLed: boolean;
  count: number;
  /** How often the text has it without a capital. */
  small: number;
  /** The words with capitals beside it. */
  beside: Set<string>;
}

/** A word that is nearly, but not quite, a name that the text has more often: "Acme Holdngs" once, "Holdings" twice. */
function otherNames(draft: Draft, tickers: readonly Ticker[]): MarkedRange[] {
  const places = namesIn(draft);
  const issuer = new Set(tickers.flatMap(({ names }) => names));
  const often = new Map<string, Named[]>();
  for (const named of places.filter(({ word, count }) => word.length > LEAST_LETTERS && count > 1))
    for (const key of shortened(named.word)) often.set(key, [...(often.get(key) ?? []), named]);
  return places.flatMap((rare): MarkedRange[] => {
    // "Prevo 13/Previo 13" are two names of one thing.
    const isTwin = draft.text[rare.first.start - 1] === '/';
    if (rare.count !== 1 || rare.small > 0 || isTwin) return [];
    const similar = shortened(rare.word).flatMap((key) => often.get(key)?.slice(0, MOST_SIMILAR) ?? []);
    const other = similar.find(({ word, count, small, beside }) => {
      const isIssuer = issuer.has(word) || issuer.has(rare.word) || count >= FREQUENT * (small + 1);
      return (
        isMisspelt(rare.word, word) &&
        ((isIssuer && !rare.isLed) || [...rare.beside].some((one) => beside.has(one)))
      );
    });
    return other ? [{ ...spanOf(rare.first), values: { other: spanOf(other.first) } }] : [];
  });
}

const MOST_SIMILAR = 20;

/** A name that a text has so often, with a capital, is the company's own. */
const FREQUENT = 5;

/** Words with another beginning are not errors, nor are other forms of a word: "Announces", "Announced". */
function isMisspelt(word: string, name: string): boolean {
  return word[0] === name[0] && word.slice(0, -1) !== name.slice(0, -1) && isNear(word, name);
}

/** Not among headings in capitals and in tables, which have other words. */
function namesIn({ text, tokens }: Draft): Named[] {
  const places = new Map<string, Named>();
  for (const [at, token] of tokens.entries()) {
    const isCapitals = /^[A-Z]{2}/.test(text.slice(token.start, token.start + 2));
    const word = token.word.replace(/'s$|'$/, '');
    const isLength = word.length >= LEAST_LETTERS && word.length <= MOST_LETTERS;
    if (!isLength || isCapitals || token.sentence?.paragraph.zone === 'table') continue;
    const [last, next] = [tokens[at - 1], tokens[at + 1]].map((one) =>
      one?.isCapital && one.sentence === token.sentence ? one : undefined,
    );
    const isLed = last !== undefined && text.slice(last.end, token.start) === ' ' && last.word !== 'about';
    const named = places.get(word) ?? { word, first: token, isLed, count: 0, small: 0, beside: new Set() };
    places.set(word, named);
    if (!token.isCapital) named.small += 1;
    else if (named.count === 0) Object.assign(named, { first: token, isLed });
    if (token.isCapital) named.count += 1;
    for (const one of [last, next]) if (one && token.isCapital) named.beside.add(one.word);
  }
  return [...places.values()];
}

/** A word, and the word without each one of its letters: words that are one letter apart share one of these. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
