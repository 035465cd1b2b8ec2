import type { Figure, Token } from './token.ts';

/**
 * A word, without the digit of a footnote, or digits. A soft hyphen is inside a word: Word and plainText() put them
 * there.
 */
const PART = /([a-zÀ-ɏ][a-zÀ-ɏ'\u00AD\d]*)|\d(?:,?\d)*(?:\.\d+)?|(?<=[$€£])\.\d+/gi;

/** How many words and figures are read in one step. */
const STEP = 200;

/** Splits a draft into words and figures. Hyphens separate words, so "best-in-class" is the same as "best in class". */
export function* tokensOf(text: string): Generator<[], Token[]> {
  const tokens: Token[] = [];
  const lower = text.toLowerCase();
  PART.lastIndex = 0;
  for (let match = PART.exec(text); match; match = PART.exec(text)) {
    const [found, word] = match;
    if (word) addWord(tokens, text, lower, match.index, found.length);
    else PART.lastIndex = addFigure(tokens, text, lower, match.index, found);
    if (tokens.length % STEP === 0) yield [];
  }
  return tokens;
}

const JOINING = '-‑/.&@';

function addToken(tokens: Token[], text: string, start: number, end: number, word: string, figure?: Figure) {
  const lastEnd = tokens.at(-1)?.end ?? -2;
  const isJoined = start === lastEnd || (start === lastEnd + 1 && JOINING.includes(text[lastEnd] ?? ' '));
  const isCapital = /[A-ZÀ-Þ]/.test(text[start] ?? '');
  tokens.push({ start, end, word, isCapital, isJoined, figure, sentence: undefined });
}

function addWord(tokens: Token[], text: string, lower: string, start: number, length: number) {
  const word = lower.slice(start, start + length);
  // "EUR12.4 million": the figure is read next.
  const isCode = CODES.has(word.slice(0, 3)) && /^...\d/.test(word);
  if (isCode) PART.lastIndex = start + 3;
  const plain = isCode ? word.slice(0, 3) : word.replaceAll('\u00AD', '').replace(/(?<=[a-z]{4})\d$/, '');
  addToken(tokens, text, start, start + (isCode ? 3 : length), plain);
}

/** Returns where the text continues after the figure and its unit. */
function addFigure(tokens: Token[], text: string, lower: string, at: number, digits: string): number {
  const { unit, end } = unitAt(lower, at + digits.length);
  const before = currencyBefore(text, at, tokens);
  if (digits === '1' && text[at - 1] === '#') addToken(tokens, text, at - 1, at + 1, '#1');
  else addToken(tokens, text, before.start, end, '', figureOf(before, digits, unit));
  return end;
}

/** "Million" on two lines of a PDF. */
const LONGEST_UNIT = 14;

function isSpace(character = ''): boolean {
  return character === ' ' || character === '\n';
}

/** The text after digits: "48.2 million", "(3.1) million", "15.4%", "12 per cent", or nothing. */
function unitAt(lower: string, digitsEnd: number) {
  const inside = lower[digitsEnd] === ')' ? digitsEnd + 1 : digitsEnd;
  const isHyphen = lower[inside] === '-';
  const start = isHyphen || isSpace(lower[inside]) ? inside + 1 : inside;
  if (lower[start] === '%' && !isHyphen) return { unit: '%', end: start + 1 };
  const [written = ''] = /^(?:per cent|[a-z\u00AD]*)/.exec(lower.slice(start, start + LONGEST_UNIT)) ?? [];
  const end = start + written.length;
  const unit = written.replaceAll('\u00AD', '');
  const isApart = start > inside && unit.length === 1;
  const isUnit = SCALES.has(unit) && !isApart && !/\d/.test(lower[end] ?? '');
  return isUnit ? { unit, end } : { unit: '', end: digitsEnd };
}

/** Multipliers of figures; 0 for percentages. */
const SCALES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '%': 0,
    percent: 0,
    'per cent': 0,
    pct: 0,
    thousand: 1e3,
    k: 1e3,
    lakh: 1e5,
    million: 1e6,
    crore: 1e7,
    m: 1e6,
    mm: 1e6,
    mn: 1e6,
    mln: 1e6,
    billion: 1e9,
    b: 1e9,
    bn: 1e9,
    trillion: 1e12,
    tn: 1e12,
  }),
);

const SIGNS: ReadonlySet<string> = new Set('$€£¥₹₩₪');
const CODES: ReadonlySet<string> = new Set(
  'usd|eur|gbp|cad|aud|jpy|cny|rmb|inr|chf|sek|nok|dkk|hkd|sgd|krw|twd|brl|mxn|zar|ils|nis|rs|nzd'.split('|'),
);

/** The text before digits: "US$", "$(", "RMB ", or nothing. A currency code then stops being a word. */
function currencyBefore(text: string, at: number, tokens: Token[]) {
  let start = at;
  const isNegative = text[start - 1] === '(';
  if (isNegative) start -= 1;
  if (isSpace(text[start - 1])) start -= text[start - 2] === '.' ? 2 : 1;
  const sign = SIGNS.has(text[start - 1] ?? '') ? (text[start - 1] ?? '') : '';
  if (sign) start -= 1;
  const earlier = tokens.at(-2);
  const last = tokens.at(-1);
  // In "4,310 million SEK (3,980)", the code belongs to the figure before it.
  const isBehind = isNegative && earlier?.figure !== undefined;
  const isCode =
    last !== undefined &&
    last.end === start &&
    (sign ? last.end - last.start < 4 && last.isCapital : CODES.has(last.word) && !isBehind);
  if (isCode) tokens.pop();
  const from = isCode ? last.start : sign ? start : at;
  const isMinus = /(?<![^\s(])[-−–]$/.test(text.slice(Math.max(from - 2, 0), from));
  return {
    start: from,
    currency: (isCode ? last.word : '') + sign,
    isNegative: isMinus || (isNegative && (isCode || sign !== '')),
  };
}

function figureOf(
  { currency, isNegative }: { currency: string; isNegative: boolean },
  digits: string,
  unit: string,
): Figure {
  const plain = digits.replaceAll(',', '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const scale = SCALES.get(unit) || 1;
  const isPercent = SCALES.get(unit) === 0;
  return {
    kind: isPercent ? 'percent' : currency ? 'amount' : 'number',
    currency,
    value: (isNegative ? -1 : 1) * Number(plain) * scale,
    tolerance: (scale / 10 ** decimals) * 0.5,
    decimals,
    scale,
    isYear: digits.length === 4 && /^(?:19|20)\d\d$/.test(digits) && !unit && !currency,
  };
}
