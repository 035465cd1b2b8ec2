import { useMemo } from 'react';
import { useLanguage } from './language-provider.tsx';
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from './languages.ts';
import { untranslated, type Text } from './text.ts';

/** Figures and dates as a visitor's language writes them. They need no translation, so they are texts. */
export interface Format {
  /** US dollars, whole unless decimals are asked for: `$1,199`, `1.199 $`. Belongs into a `<bdi>`. */
  money: (dollars: number, decimals?: number) => Text;
  /** `10,000`, `10.000`. */
  number: (value: number, decimals?: number) => Text;
  /** A share given in hundredths: 14.8 is `14.8%`, `14,8 %`. */
  percent: (value: number, decimals?: number) => Text;
  /** A calendar day given as `2025-09-01`: `September 1, 2025`, `1. September 2025`. @throws RangeError for any other text */
  date: (day: string) => Text;
}

export function useFormat(): Format {
  const { code } = useLanguage();
  return useMemo(() => formatOf(code), [code]);
}

export function formatOf(code: LanguageCode): Format {
  const locale = `${code}-u-ca-gregory-nu-latn`;
  const signed = directionOf(code) === 'rtl' ? DEFAULT_LANGUAGE : locale;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const format = (form: string, options: Intl.NumberFormatOptions, value: number, decimals: number) =>
    steady(new Intl.NumberFormat(form, { ...options, ...digits(decimals) }).format(value));
  return {
    money: (dollars, decimals = 0) => {
      const amount = format(signed, MONEY, dollars, decimals);
      return untranslated(amount.replace('$', DOLLAR[code] ?? '$'));
    },
    number: (value, decimals = 0) => format(locale, {}, value, decimals),
    percent: (value, decimals = 0) => format(signed, { style: 'percent' }, value / 100, decimals),
    date: (day) => steady(date.format(new Date(`${day}T00:00:00Z`))),
  };
}

function digits(decimals: number) {
  return {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  } as const satisfies Intl.NumberFormatOptions;
}

/** Where `$` alone would be read as another currency. */
const DOLLAR: Partial<Record<LanguageCode, string>> = { pt: 'US$' };

/**
 * `$` and not `US$` where it is plain, and a mark between thousands always: releases of CLDR differ in both. From right to left
 * the sign stands left of the figure, which is how English is written: CLDR's own patterns get there by
 * direction marks and the letters of `US$`, and browsers tear the sign off.
 */
const MONEY = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
} as const satisfies Intl.NumberFormatOptions;

/**
 * One kind of space that does not break: releases of CLDR put now U+202F, now U+00A0 (French since 34), and a
 * page whose browser and server differ in it would be torn down at hydration.
 */
function steady(formatted: string): Text {
  return untranslated(formatted.replaceAll('\u202F', '\u00A0'));
}
