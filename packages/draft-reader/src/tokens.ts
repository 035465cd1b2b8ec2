import { addressesIn, isSpace } from './addresses.ts';
import type { Figure, Range, Token } from './token.ts';

interface Tokens {
  tokens: Token[];
  /** Ranges of web and email addresses, of which there are no tokens. */
  addresses: readonly Range[];
}

/**
 * Splits a draft into words and figures. Hyphens separate words, so "best-in-class" is the same as "best in class".
 * Reads each character a constant number of times. By hand, because a browser runs one long regular expression four
 * times as slowly when it meets it first.
 */
export function* tokensOf(text: string): Generator<[], Tokens> {
  const tokens: Token[] = [];
  const addresses = addressesIn(text);
  // Lower case must keep the length.
  const lower = text.replaceAll('İ', 'I').toLowerCase();
  let isQuoted = false;
  let at = 0;
  let skipped = 0;

  function add(start: number, end: number, word: string, isCapital: boolean, figure?: Figure) {
    const lastEnd = tokens.at(-1)?.end ?? -2;
    const isJoined = start === lastEnd || (start === lastEnd + 1 && JOINING.includes(text[lastEnd] ?? ' '));
    tokens.push({ start, end, word, isCapital, isJoined, isQuoted, figure, sentence: undefined });
    at = end;
  }

  function addWord() {
    let end = at + 1;
    let isPlain = true;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      const kind = kindOf(code);
      if (kind === LETTER) continue;
      if (kind !== DIGIT && kind !== INSIDE) break;
      isPlain = false;
    }
    const word = lower.slice(at, end);
    const code = word.slice(0, 3);
    const number = NUMBERS.get(word);
    if (number !== undefined && addNumber(number, end)) return;
    // "EUR12.4 million".
    if (!isPlain && CODES.has(code) && kindOf(word.charCodeAt(3)) === DIGIT) add(at, at + 3, code, true);
    else add(at, end, isPlain ? word : plainWord(word), isCapitalAt(at, lower, text));
  }

  /** A number in words, if its unit follows. */
  function addNumber(number: number, wordEnd: number): boolean {
    const { unit, end } = unitAt(lower, wordEnd);
    if (!unit && !COUNTED.some((one) => lower.startsWith(one, wordEnd))) return false;
    // "Twenty-five percent".
    const last = tokens.at(-1);
    const tens = last && text[at - 1] === '-' && last.end === at - 1 ? (NUMBERS.get(last.word) ?? 0) : 0;
    if (tens) tokens.pop();
    add(tens && last ? last.start : at, end, '', false, figureOf(NO_CURRENCY, String(tens + number), unit));
    return true;
  }

  function addFigure() {
    const digitsEnd = endOfDigits(text, at);
    const digits = text.slice(at, digitsEnd);
    const { unit, end } = unitAt(lower, digitsEnd);
    const before = currencyBefore(text, at, tokens);
    if (digits === '1' && text[at - 1] === '#') add(at - 1, at + 1, '#1', false);
    else add(before.start, end, '', false, figureOf(before, digits, unit));
  }

  let pauseAt = STEP;
  while (at < text.length) {
    if (at >= pauseAt) {
      yield [];
      pauseAt += STEP;
    }
    const address = addresses[skipped];
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (address && at >= address.start) {
      at = address.end;
      skipped += 1;
    } else if (kind === LETTER) addWord();
    else if (kind === DIGIT) addFigure();
    else {
      if (code === OPEN_QUOTE) isQuoted = true;
      else if (code === CLOSE_QUOTE || code === NEWLINE) isQuoted = false;
      else if (code === QUOTE) isQuoted = !isQuoted;
      at += 1;
    }
  }
  return { tokens, addresses };
}

const JOINING = '-‑/.&@';

/** How many characters are read in one step. */
const STEP = 8000;

const [LETTER, DIGIT, INSIDE] = [1, 2, 3];
const [OPEN_QUOTE, CLOSE_QUOTE, QUOTE, NEWLINE] = [0x201c, 0x201d, 0x22, 0x0a];

/** Kinds of characters up to U+024F. Only Latin letters, as drafts are in English. */
const KINDS = Uint8Array.from({ length: 0x250 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-zÀ-ɏ]/i.test(character)) return LETTER;
  if (/\d/.test(character)) return DIGIT;
  // A soft hyphen, which Word inserts, is inside a word.
  return character === "'" || character === '\u00AD' ? INSIDE : 0;
});

function kindOf(code: number): number {
  return code < 0x250 ? (KINDS[code] ?? 0) : code === 0x2019 ? INSIDE : 0;
}

function isCapitalAt(at: number, lower: string, text: string): boolean {
  return lower.charCodeAt(at) !== text.charCodeAt(at);
}

/** Without the digit of a footnote: "EBITDA1". */
function plainWord(word: string): string {
  return word
    .replaceAll('\u00AD', '')
    .replaceAll('’', "'")
    .replace(/(?<=[a-z]{4})\d$/, '');
}

function isDigitAt(text: string, at: number): boolean {
  return kindOf(text.charCodeAt(at)) === DIGIT;
}

/** Behind "1,234.56". */
function endOfDigits(text: string, at: number): number {
  let end = at + 1;
  let isFraction = false;
  for (;;) {
    const mark = text[end];
    if (isDigitAt(text, end)) end += 1;
    else if (!isFraction && (mark === ',' || mark === '.') && isDigitAt(text, end + 1)) {
      isFraction = mark === '.';
      end += 2;
    } else return end;
  }
}

/** What digits are followed by: "48.2 million", "(3.1) million", "15.4%", "12 per cent", or nothing. */
function unitAt(lower: string, digitsEnd: number) {
  const inside = lower[digitsEnd] === ')' ? digitsEnd + 1 : digitsEnd;
  const isHyphen = lower[inside] === '-';
  const start = isHyphen || isSpace(lower.charCodeAt(inside)) ? inside + 1 : inside;
  if (lower[start] === '%' && !isHyphen) return { unit: '%', end: start + 1 };
  let end = start;
  while (kindOf(lower.charCodeAt(end)) === LETTER) end += 1;
  if (lower.startsWith('per cent', start)) end = start + 8;
  const unit = lower.slice(start, end);
  const isApart = start > inside && unit.length === 1;
  const isUnit = SCALES.has(unit) && !isApart && !isDigitAt(lower, end);
  return isUnit ? { unit, end } : { unit: '', end: digitsEnd };
}

/** What figures are multiplied with; 0 for percentages. */
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

/** What stands before digits: "US$", "$(", "RMB ", or nothing. A code is no longer a word of its own then. */
function currencyBefore(text: string, at: number, tokens: Token[]) {
  let start = at;
  const isNegative = text[start - 1] === '(';
  if (isNegative) start -= 1;
  if (isSpace(text.charCodeAt(start - 1))) start -= text[start - 2] === '.' ? 2 : 1;
  const sign = SIGNS.has(text[start - 1] ?? '') ? (text[start - 1] ?? '') : '';
  if (sign) start -= 1;
  const earlier = tokens.at(-2);
  const last = tokens.at(-1);
  // In "4,310 million SEK (3,980)", the code belongs to the figure before it.
  const isBehind = isNegative && earlier?.figure !== undefined;
  const isCode =
    last?.end === start &&
    (sign ? last.end - last.start < 4 && last.isCapital : CODES.has(last.word) && !isBehind);
  if (last && isCode) tokens.pop();
  if (!sign && !isCode) return { ...NO_CURRENCY, start: at };
  return {
    start: isCode && last ? last.start : start,
    currency: (isCode && last ? last.word : '') + sign,
    isNegative,
  };
}

const NO_CURRENCY = { currency: '', isNegative: false };

/** Numbers that are written in words. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve||||||||twenty||||||||||thirty||||||||||forty||||||||||fifty'
    .split('|')
    .map((word, index) => [word, index + 1] as const),
);

/** Units beside those of figures that a number in words may have. */
const COUNTED = [' point', ' percentage point', ' basis point', ' times the', '-fold'];

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
