export interface EnglishFigure {
  sign: '' | '+' | '−';
  dollars: boolean;
  value: number;
  /** Number of decimals, as written. */
  decimals: number;
  unit: 'million' | 'percent' | undefined;
  /** Ends in a plus sign: "and more". */
  more: boolean;
}

/** `$3.10 m`, `+14.8%`, `1,204`, `10,000+`. */
const FIGURE = /^([+−]?)(\$?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?( m|%)?(\+?)$/;

/** Parses a figure in English form; undefined for anything else. */
export function readFigure(text: string): EnglishFigure | undefined {
  const [matched, sign, dollar, whole = '', fraction = '', unit, plus] = FIGURE.exec(text) ?? [];
  if (matched === undefined || (unit === ' m' && !dollar)) return undefined;
  return {
    sign: sign as EnglishFigure['sign'],
    dollars: dollar === '$',
    value: Number(`${whole.replaceAll(',', '')}.${fraction || 0}`),
    decimals: fraction.length,
    unit: unit === '%' ? 'percent' : unit ? 'million' : undefined,
    more: plus === '+',
  };
}
