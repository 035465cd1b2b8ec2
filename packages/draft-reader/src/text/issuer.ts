import type { Paragraph, Token } from './token.ts';
import { wordSet } from './words.ts';

/** Words in many companies' names, which do not tell companies apart. */
export const COMMON_NAMES = wordSet(
  'inc|corp|corporation|company|co|ltd|limited|plc|llc|group|holdings|holding|international|the|sa|nv|ag|technologies|technology|pharmaceuticals|therapeutics|energy|resources|financial|bancorp|capital|partners|global|systems|solutions|industries|health|medical|brands|mining|gold|american|united|national|first|digital|acquisition|sciences|bio|labs|trust|lithium|silver|metals|foods|entertainment|networks|software|power|water|motors|beverage',
);

interface Text {
  text: string;
  tokens: readonly Token[];
}

/** The most words of a name. */
const MOST_WORDS = 5;

/**
 * The distinctive words of the capitalized name before a position, nearest first: of "Example Holdings, Inc. (",
 * "example".
 */
export function nameBefore({ text, tokens }: Text, place: number): string[] {
  // Behind "(NYSE: EXM) (" too.
  let start = place;
  while (/\)\s?$/.test(text.slice(Math.max(start - 2, 0), start))) start = text.lastIndexOf('(', start - 1);
  let at = tokens.findLastIndex(({ end }) => end <= start);
  const names: string[] = [];
  for (let count = 0; count < MOST_WORDS; count += 1, at -= 1) {
    const token = tokens[at];
    const isApart =
      token &&
      count > 0 &&
      /[^\s.,&'-]|\. [A-Z]/.test(text.slice(token.end, tokens[at + 1]?.start).replace(/\. /, ' '));
    if (!token?.isCapital || isApart) break;
    if (!COMMON_NAMES.has(token.word)) names.push(token.word.replace(/'s$/, ''));
  }
  return names;
}

/** More tickers than this are a list of companies. */
export const MOST_TICKERS = 50;

/** The names of exchanges before a ticker, for regular expressions. */
export const EXCHANGES =
  'nasdaq|nyse|tsxv|tsx|otcqb|otcqx|otc|otcpk|cse|asx|lse|aim|neo|cboe|fse|frankfurt|euronext|sgx|jse';
const TICKERS = new RegExp(`\\((?:${EXCHANGES})[^()]{0,40}:`, 'gi');

/** The words for a draft's issuers: from the names before the tickers of headline and lead, and "we". */
export function issuerWords(read: Text, paragraphs: readonly Paragraph[], lead: number): ReadonlySet<string> {
  const start = read.text.slice(0, paragraphs[Math.max(lead, 0)]?.end);
  const names = Array.from(start.matchAll(TICKERS))
    .slice(0, MOST_TICKERS)
    .flatMap(({ index }) => nameBefore(read, index));
  return new Set([...names, ...OWN]);
}

/** Words that any issuer uses for itself. */
export const OWN = wordSet("company|we|our|us|we're|ours|we've");
