import { asTyped, formatOf } from '../language/format.ts';
import { useLanguage } from '../language/use-language.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { Text, ValueIn } from '../language/text.ts';
import { dateOf, isoDay, type Day } from '../tools/filing-dates/days.ts';
import type { Run } from '../tools/filing-dates/event-clock.ts';

/** How the page's language writes days and times. */
export function useDays() {
  const { code } = useLanguage();
  const write = (part: keyof typeof PARTS, time: Date | number): Text =>
    asTyped(formatterOf(code, part).format(time));
  return {
    date: (day: Day): Text => formatOf(code).date(isoDay(day)),
    /** Without its year. */
    short: (day: Day): Text => formatOf(code).days(dateOf(day)),
    weekday: (day: Day) => write('weekday', dateOf(day)),
    month: (day: Day) => write('month', dateOf(day)),
    monthAndYear: (day: Day) => write('monthAndYear', dateOf(day)),
  };
}

const PARTS = {
  weekday: { weekday: 'long' },
  month: { month: 'short' },
  monthAndYear: { month: 'short', year: 'numeric' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(code: LanguageCode, part: keyof typeof PARTS): Intl.DateTimeFormat {
  const key = `${code} ${part}`;
  const locale = `${code}-u-ca-gregory-nu-latn`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...PARTS[part], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

/** A day for a placeholder. */
export function dateIn(day: Day): ValueIn {
  return (language) => formatOf(language).date(isoDay(day));
}

/** Days without their year, for a placeholder: `Nov 26 and Nov 28 – 29`. */
export function runsIn(runs: readonly Run[]): ValueIn {
  return (language) =>
    new Intl.ListFormat(language).format(
      runs.map(({ first, last }) => formatOf(language).days(dateOf(first), dateOf(last))),
    );
}

/** Minutes after midnight, for a placeholder. */
export function timeIn(minutes: number): ValueIn {
  return (language) => formatterOf(language, 'time').format(minutes * 60_000);
}
