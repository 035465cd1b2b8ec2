import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from './languages.ts';
import type { Currency } from './read-figure.ts';
import { untranslated, type PlainText, type PhraseValues, type ValueIn } from './text.ts';

/** Formats figures and dates for a language. The results need no translation, so they are `PlainText`. */
export interface Format {
  /** US dollars unless told, without decimals by default: `$1,199`, `1.199 $`. Wrap it in `<bdi>`. */
  money: (amount: number, decimals?: number, currency?: Currency) => PlainText;
  /** `10,000`, `10.000`. */
  number: (value: number, decimals?: number) => PlainText;
  /** 10,000 becomes `10K`, `10.000`, `1万`. */
  compact: (value: number) => PlainText;
  /** Millions in the unit that the language counts them in, for its phrase `${number}M`: 3.1 becomes `3.10`, `310`. */
  millions: (value: number, decimals: number) => PlainText;
  /** 60 billion dollars and more become `$60B+`, `60+ Mrd. $`. */
  billions: (value: number, options: BillionsOptions) => PlainText;
  /** 14.8 becomes `14.8%`, `14,8 %`. */
  percent: (value: number, decimals?: number) => PlainText;
  /**
   * `2025-09-01` becomes `September 1, 2025`, `1. September 2025`.
   * @throws RangeError unless it is an ISO date
   */
  date: (day: string) => PlainText;
  /** A day without its year, `Oct 16`, or the days from one to another, `Nov 8 – 14`. In UTC. */
  days: (first: Date, last: Date) => PlainText;
  /** A length of time in words: `72 hours`, `72 Stunden`. */
  duration: (value: number, unit: DurationUnit) => PlainText;
}

export type DurationUnit = 'hour' | 'day' | 'year';

interface BillionsOptions {
  currency: Currency | undefined;
  decimals: number;
  more: boolean;
}

const formats = new Map<LanguageCode, Format>();

export function formatOf(code: LanguageCode): Format {
  const format = formats.get(code) ?? createFormat(code);
  formats.set(code, format);
  return format;
}

function createFormat(code: LanguageCode): Format {
  const locale = `${code}-u-ca-gregory-nu-latn`;
  const signLocale = directionOf(code) === 'rtl' ? DEFAULT_LANGUAGE : locale;
  // Hindi's own grouping in lakhs and crores is not that of company reports (glossary).
  const numberLocale = code === 'hi' ? DEFAULT_LANGUAGE : locale;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  // Few pages need it, but then on every move of the pointer.
  let shortDays: Intl.DateTimeFormat | undefined;
  const format = (tag: string, options: Intl.NumberFormatOptions, value: number, decimals: number) =>
    asTyped(new Intl.NumberFormat(tag, { ...options, ...digits(decimals) }).format(value));
  const number = (value: number, decimals = 0) => format(numberLocale, {}, value, decimals);
  return {
    money: (amount, decimals = 0, currency = 'USD') => {
      const options = { ...MONEY, currency };
      const formatted = format(code === 'hi' ? numberLocale : signLocale, options, amount, decimals);
      return untranslated(formatted.replace('$', DOLLAR[code] ?? '$'));
    },
    number,
    compact: (value) => asTyped(new Intl.NumberFormat(locale, { notation: 'compact' }).format(value)),
    millions: (value, decimals) =>
      TEN_THOUSANDS.has(code) ? number(value * 100, Math.max(decimals - 2, 0)) : number(value, decimals),
    billions: (value, { currency, decimals, more }) => {
      const options = { notation: 'compact', maximumFractionDigits: decimals } as const;
      const parts = new Intl.NumberFormat(locale, {
        ...options,
        ...(currency && { ...MONEY, currency }),
      }).formatToParts(value * 1e9);
      const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
      const end = parts[last + 1]?.type === 'compact' ? last + 1 : last;
      const formatted = parts.map(({ value: part }, index) => (more && index === end ? `${part}+` : part));
      return asTyped(formatted.join('').replace(/(?:US)?\$/, DOLLAR[code] ?? '$'));
    },
    percent: (value, decimals = 0) => format(signLocale, { style: 'percent' }, value / 100, decimals),
    date: (day) => {
      const parts = dates.formatToParts(new Date(`${day}T00:00:00Z`));
      // Years of the Gregorian calendar need no era, which Thai adds between two spaces.
      const era = parts.findIndex(({ type }) => type === 'era');
      if (era >= 0) parts.splice(era, 2);
      return asTyped(parts.map(({ value }) => value).join(''));
    },
    days: (first, last) => {
      shortDays ??= new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
      return asTyped(shortDays.formatRange(first, last));
    },
    duration: (value, unit) =>
      asTyped(
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
          .format(value)
          // Periods of 24 hours in Swedish; contracts count calendar days.
          .replace(' dygn', value === 1 ? ' dag' : ' dagar'),
      ),
  };
}

function digits(decimals: number) {
  return {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  } as const satisfies Intl.NumberFormatOptions;
}

/** Languages in which `$` alone means another currency. */
const DOLLAR: Partial<Record<LanguageCode, string>> = { es: 'US$', pt: 'US$' };

/** Languages that count large amounts in ten thousands; Japanese financial statements do so in millions (glossaries). */
const TEN_THOUSANDS: ReadonlySet<LanguageCode> = new Set(['ko', 'zh']);

/**
 * Fixes what differs between releases of CLDR: `$` instead of `US$`, and always a thousands separator. Right-to-left
 * languages use the English pattern, with the sign to the left of the figure. CLDR's own patterns use direction marks and
 * `US$`, and browsers separate the sign from the figure.
 */
const MONEY = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
} as const satisfies Intl.NumberFormatOptions;

/**
 * With the space and without the direction marks of a keyboard: no-break spaces, in which releases of CLDR differ, and
 * marks are the style sheet's and the markup's to replace (decision 035).
 */
export function asTyped(formatted: string): PlainText {
  return untranslated(formatted.replace(/\p{Zs}/gu, ' ').replace(/[\u200E\u200F\u061C]/g, ''));
}

/**
 * The figures that texts name by placeholders, as the language of the text writes them.
 * @param figures by name: `price.startup` in US dollars, `discount` in percent, others as numbers
 */
export function formatFigures(figures: Readonly<Record<string, number>>): PhraseValues {
  const formatted = Object.entries(figures).map(([name, value]): [string, ValueIn] => {
    if (/^(?:price|annual|saving)\./.test(name)) return [name, inDollars(value)];
    if (name === 'discount') return [name, (language) => formatOf(language).percent(value)];
    return [name, (language) => formatOf(language).number(value)];
  });
  return Object.fromEntries(formatted);
}

/** An amount in US dollars, for a placeholder of a text. */
export function inDollars(amount: number): ValueIn {
  return (language) => formatOf(language).money(amount);
}
