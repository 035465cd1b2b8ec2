export interface EnglishFigure {
  sign: '' | '+' | '−';
  dollars: boolean;
  value: number;
  /** Number of decimals, as written. */
  decimals: number;
  unit: 'thousand' | 'million' | 'percent' | undefined;
  /** Ends in a plus sign: "and more". */
  more: boolean;
}

/** `$3.10M`, `+14.8%`, `1,204`, `10,000+`, `10K`. */
const FIGURE = /^([+−-]?)(\$?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(K|M|%)?(\+?)$/;

/** Parses a figure in English form; undefined for anything else. */
export function readFigure(text: string): EnglishFigure | undefined {
  const [matched, sign = '', dollar, whole = '', fraction = '', unit, plus] = FIGURE.exec(text) ?? [];
  if (matched === undefined || (unit === 'M' && !dollar)) return undefined;
  return {
    sign: sign === '-' ? '−' : (sign as EnglishFigure['sign']),
    dollars: dollar === '$',
    value: Number(`${whole.replaceAll(',', '')}.${fraction || 0}`),
    decimals: fraction.length,
    unit: unit === undefined ? undefined : UNITS[unit],
    more: plus === '+',
  };
}

const UNITS: Readonly<Record<string, EnglishFigure['unit']>> = {
  K: 'thousand',
  M: 'million',
  '%': 'percent',
};

/** Like a figure at first sight, but not in the form that {@link readFigure} understands: `€5`, `5 %`. */
export function looksLikeFigure(text: string): boolean {
  return /^[+−-]?\p{Sc}?\s?\d[\d.,]*\s?[%\p{L}]?\+?$/u.test(text) && readFigure(text) === undefined;
}
