export interface EnglishFigure {
  sign: '' | '+' | '−';
  currency: Currency | undefined;
  value: number;
  /** Number of decimals, as written. */
  decimals: number;
  unit: 'thousand' | 'million' | 'billion' | 'percent' | undefined;
  /** Ends in a plus sign: "and more". */
  more: boolean;
}

/** As ISO 4217 names it. */
export type Currency = 'USD' | 'EUR' | 'GBP';

const CURRENCIES: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** `$3.10M`, `+14.8%`, `1,204`, `10,000+`, `10K`, `$50B+`, `€5`. */
const FIGURE = /^([+−-]?)([$€£]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(K|M|B|%)?(\+?)$/;

/** One and a half in English, fifteen hundred in other languages. */
const AMBIGUOUS = /^\D*[1-9]\d{0,2}\.\d{3}\+?$/;

/** Parses a figure in English form; undefined for anything else. */
export function readFigure(text: string): EnglishFigure | undefined {
  const [matched, sign = '', symbol = '', whole = '', fraction = '', unit, plus] = FIGURE.exec(text) ?? [];
  if (matched === undefined || AMBIGUOUS.test(text)) return undefined;
  const currency = CURRENCIES[symbol];
  // The phrase for millions has the dollar sign in it.
  if (unit === 'M' && currency !== 'USD') return undefined;
  return {
    sign: sign === '+' ? '+' : sign && '−',
    currency,
    value: Number(`${whole.replaceAll(',', '')}.${fraction || 0}`),
    decimals: fraction.length,
    unit: unit === undefined ? undefined : UNITS[unit],
    more: plus === '+',
  };
}

const UNITS: Readonly<Record<string, EnglishFigure['unit']>> = {
  K: 'thousand',
  M: 'million',
  B: 'billion',
  '%': 'percent',
};

/** Whether a text looks like a figure that {@link readFigure} does not understand: `1.500+`, `5 €`, `$60bn+`. */
export function looksLikeFigure(text: string): boolean {
  return LIKE_FIGURE.test(text) && readFigure(text) === undefined;
}

const LIKE_FIGURE = /^[+−-]?\p{Sc}?\s?\d[\d.,]*\s?(?:%|\p{Sc}|\p{L}|bn|mn)?\+?$/u;
