import { DEFAULT_LANGUAGE, localeOf, type LanguageCode } from '../languages.ts';
import type { Currency } from './read-figure.ts';
import { untranslated, type PlainText, type PhraseValues, type ValueIn } from '../text.ts';

/** Formats figures and dates for a language. The results need no translation, so they are `PlainText`. */
export type Format = ReturnType<typeof createFormat>;

export const DURATION_UNITS = ['hour', 'day', 'year'] as const;

/** Formats of a language that differ from CLDR, the data of `Intl`. */
interface Custom {
  /**
   * US dollars, with `#` in place of the figure: where `$` alone is another currency, where a word is usual, or where the
   * sign is on the other side. `manyDollars` is for numbers of the plural category "many".
   */
  dollars?: string;
  manyDollars?: string;
  /** Separator of hours and minutes, where CLDR has a colon. */
  hours?: string;
  /** The number of the first day of a month. */
  firstDay?: string;
  /** After the short name of a month. */
  point?: '.';
  /** Separator of two days, for languages where CLDR writes months as figures: 6月1日～3日. */
  to?: string;
  /** Large amounts are counted in ten thousands. */
  tenThousands?: true;
}

const CUSTOMS: Partial<Record<LanguageCode, Custom>> = {
  ar: { dollars: '# دولار', manyDollars: '# دولارًا' },
  es: { dollars: '# US$', point: '.' },
  fa: { dollars: '# دلار' },
  fr: { firstDay: '1er', hours: ' h ' },
  he: { dollars: '# דולר' },
  hi: { dollars: '# डॉलर' },
  it: { firstDay: '1°' },
  ja: { dollars: '#ドル', to: '～', tenThousands: true },
  ko: { dollars: '#달러', tenThousands: true },
  nl: { hours: '.' },
  no: { hours: '.' },
  pt: { dollars: 'US$ #', firstDay: '1º', hours: 'h' },
  sv: { hours: '.' },
  th: { dollars: '# ดอลลาร์' },
  tr: { dollars: '# $', hours: '.' },
  zh: { dollars: '#美元', to: '至', tenThousands: true },
};

const formats = new Map<LanguageCode, Format>();

export function formatOf(code: LanguageCode): Format {
  const format = formats.get(code) ?? createFormat(code);
  formats.set(code, format);
  return format;
}

function createFormat(code: LanguageCode) {
  const {
    dollars,
    manyDollars = dollars,
    firstDay = '1',
    point = '',
    to,
    tenThousands,
    hours,
  } = CUSTOMS[code] ?? {};
  const locale = localeOf(code);
  // Arabic and Hebrew have other signs to the left of the figure, without the direction marks of CLDR. Hindi's own
  // grouping in lakhs and crores is not that of company reports (glossary).
  const figures = ['ar', 'he', 'hi'].includes(code) ? DEFAULT_LANGUAGE : locale;
  const isMany = (amount: number) => new Intl.PluralRules(code).select(Math.round(amount)) === 'many';
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  // Made on first use, because few pages need them, and kept, because those need them many times.
  let shortDays: Intl.DateTimeFormat | undefined;
  let times: Intl.DateTimeFormat | undefined;
  const numbers = new Map<string, Intl.NumberFormat>();

  // CLDR decides from how many digits on thousands are grouped: five in Spanish and Polish, as RAE and PWN demand.
  const format = (value: number, options: Intl.NumberFormatOptions, tag = figures) => {
    const key = tag + JSON.stringify(options);
    const formatter = numbers.get(key) ?? new Intl.NumberFormat(tag, options);
    numbers.set(key, formatter);
    return asTyped(formatter.format(value));
  };
  const number = (value: number, decimals = 0) => format(value, digits(decimals));
  const money = (amount: number, currency: Currency, options: Intl.NumberFormatOptions, tag?: string) =>
    dollars !== undefined && manyDollars !== undefined && currency === 'USD'
      ? untranslated(
          (manyDollars !== dollars && isMany(amount) ? manyDollars : dollars).replace(
            '#',
            format(amount, options, tag),
          ),
        )
      : format(amount, { ...options, style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, tag);
  const written = (parts: readonly Intl.DateTimeFormatPart[], afterMonth = '') =>
    asTyped(
      parts
        .map(({ type, value }) => {
          if (type === 'day') return value.replace(/^0/, '').replace(/^1$/, firstDay);
          if (type === 'month') return value + afterMonth;
          // Years of the Gregorian calendar need no era, which Thai adds.
          return type === 'era' ? '' : value;
        })
        .join(''),
    );
  return {
    /** US dollars unless told, without decimals by default: `$1,199`, `1.199 $`, `1,199ドル`. Wrap it in `<bdi>`. */
    money: (amount: number, decimals = 0, currency: Currency = 'USD') =>
      money(amount, currency, digits(decimals)),
    /** `10,000`, `10.000`. */
    number,
    /** 10,000 becomes `10K`, `10.000`, `1万`; 60 billion dollars become `$60B`, `60 Mrd. $`, `600億ドル`. */
    compact: (value: number, maximumSignificantDigits: number, currency?: Currency) => {
      const options = { notation: 'compact', maximumSignificantDigits } as const;
      return currency ? money(value, currency, options, locale) : format(value, options, locale);
    },
    /**
     * Millions in the unit that the language counts them in, for its phrase `${number}M`: 3.1 becomes `3.10`, `310`.
     */
    millions: (value: number, decimals: number) =>
      tenThousands ? number(value * 100, Math.max(decimals - 2, 0)) : number(value, decimals),
    /** 14.8 becomes `14.8%`, `14,8 %`. */
    percent: (value: number, decimals = 0) => format(value / 100, { style: 'percent', ...digits(decimals) }),
    /**
     * `2025-09-01` becomes `September 1, 2025`, `1. September 2025`.
     * @throws RangeError unless it is an ISO date
     */
    date: (day: string) => written(dates.formatToParts(new Date(`${day}T00:00:00Z`))),
    /** A day without its year, `Oct 16`, or the days from one to another, `Nov 8 – 14`. In UTC. */
    days: (first: Date, last = first) => {
      shortDays ??= new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
      if (first.getTime() === last.getTime()) return written(shortDays.formatToParts(first), point);
      if (to === undefined) return written(shortDays.formatRangeToParts(first, last), point);
      const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
      const end = shortDays.formatToParts(last).slice(isOneMonth ? -2 : 0);
      return written([...shortDays.formatToParts(first), { type: 'literal', value: to }, ...end]);
    },
    /** A time of day: `5:30 PM`, `17:30`, `17 h 30`. In UTC. */
    time: (time: Date) => {
      times ??= new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
      const text = times.format(time);
      return asTyped(hours === undefined ? text : text.replace(':', hours));
    },
    /** A length of time in words: `72 hours`, `72 Stunden`. */
    duration: (value: number, unit: (typeof DURATION_UNITS)[number]) => {
      const text = format(value, { style: 'unit', unit, unitDisplay: 'long' }, locale);
      // Periods of 24 hours in Swedish; contracts count calendar days.
      return untranslated(text.replace(' dygn', value === 1 ? ' dag' : ' dagar'));
    },
  };
}

function digits(decimals: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

/**
 * With the space and without the direction marks of a keyboard: no-break spaces, in which releases of CLDR differ, and
 * marks are the style sheet's and the markup's to replace (decision 035).
 */
export function asTyped(formatted: string): PlainText {
  return untranslated(formatted.replace(/\p{Zs}+/gu, ' ').replace(/[\u200E\u200F\u061C]/g, ''));
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
