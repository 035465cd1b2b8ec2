import { startsPhrase } from './phrases.ts';
import type { Figure, Token } from './token.ts';

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
    const word = written.replace('’', "'").toLowerCase();
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

/**
 * Currency, digits and unit, or a word: "$48.2 million", "$(3.1) million", "15.4%", "12 percent", "3.4 million", "2026".
 * Only Latin letters, as drafts are in English: classes of all letters would take several times as long.
 */
const TOKEN =
  /((?:US)?[$€£]\s?\(?)?(\d[\d,]*(?:\.\d+)?)\)?(?:\s?(%|(?:[Pp]ercent|[Tt]housand|[Mm]illion|[Bb]illion|[Tt]rillion|[KMBmb])\b))?|([A-Za-zÀ-ɏ][A-Za-zÀ-ɏ\d'’]*)/g;

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
