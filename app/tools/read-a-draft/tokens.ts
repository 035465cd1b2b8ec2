import { startsPhrase } from './phrases.ts';

/** A word or a figure of a draft. */
export interface Token {
  /** Range in the draft, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** In lower case, with a straight apostrophe. Empty for figures. */
  word: string;
  /** Whether the word begins with a capital. */
  isCapital: boolean;
  /** Whether a phrase that some rule looks for begins with this word. */
  mayStartPhrase: boolean;
  /** Whether the token continues the one before: the second half of "third-quarter", the s in "U.S.". */
  isJoined: boolean;
  figure?: Figure;
}

export interface Figure {
  kind: 'amount' | 'percent' | 'number';
  /** Multiplied out: 48,200,000 for "$48.2 million"; 15.4 for "15.4%". */
  value: number;
  /** Half a unit of the last digit written: the value before rounding was within this distance. */
  tolerance: number;
  decimals: number;
}

/**
 * Splits a draft into words and figures. Hyphens separate words, so "best-in-class" is the same as "best in class".
 * Takes time in proportion to the length of the text.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -2;
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const end = start + match[0].length;
    const [, currency, digits = '', unit = '', written = ''] = match;
    const word = written.toLowerCase().replaceAll('’', "'");
    tokens.push({
      start,
      end,
      word,
      isCapital: word[0] !== written[0],
      mayStartPhrase: word !== '' && startsPhrase(word),
      isJoined: start === lastEnd || (start === lastEnd + 1 && JOINING.has(text[lastEnd] ?? '')),
      figure: word ? undefined : figureOf(currency, digits, unit),
    });
    lastEnd = end;
  }
  return tokens;
}

const JOINING: ReadonlySet<string> = new Set('-‑/.&@');

/** Currency, digits, unit, or a word: "$48.2 million", "$(3.1) million", "15.4%", "12 percent", "3.4 million", "2026", and words. */
const TOKEN =
  /((?:US)?[$€£]\s?\(?)?(\d[\d,]*(?:\.\d+)?)\)?(?:\s?(%|percent\b|thousand\b|million\b|billion\b|trillion\b|[KMB]\b))?|(\p{L}[\p{L}\p{M}\p{N}'’]*)/giu;

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  b: 1e9,
  trillion: 1e12,
};

function figureOf(currency: string | undefined, digits: string, unit: string): Figure {
  const plain = digits.replaceAll(',', '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const scale = SCALES[unit.toLowerCase()] ?? 1;
  const isPercent = unit === '%' || unit.toLowerCase() === 'percent';
  const sign = currency?.endsWith('(') ? -1 : 1;
  return {
    kind: isPercent ? 'percent' : currency ? 'amount' : 'number',
    value: sign * Number(plain) * scale,
    tolerance: (scale / 10 ** decimals) * 0.5,
    decimals,
  };
}
