import { asTyped, formatOf } from '../../language/figures/format.ts';
import { useLanguage } from '../../language/use-language.ts';
import { localeOf, type LanguageCode } from '../../language/languages.ts';
import type { PlainText, ValueIn } from '../../language/text.ts';
import { dateOf, isoDay, type Day, type Run } from 'filing-dates';

/** How the page's language writes days. */
export function useDays() {
  const { code } = useLanguage();
  const { date, days } = formatOf(code);
  const write = (part: DayPart) => (day: Day) => written(code, part, dateOf(day));
  return {
    date: (day: Day) => date(isoDay(day)),
    /** A day without its year. */
    short: (day: Day) => days(dateOf(day)),
    weekday: write('weekday'),
    month: write('month'),
    monthAndYear: write('monthAndYear'),
  };
}

const DAY_PARTS = {
  weekday: { weekday: 'long' },
  month: { month: 'short' },
  monthAndYear: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayPart = keyof typeof DAY_PARTS;

const formatters = new Map<string, Intl.DateTimeFormat>();

function written(code: LanguageCode, part: DayPart, time: Date): PlainText {
  const key = `${code} ${part}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOf(code), { ...DAY_PARTS[part], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return asTyped(formatter.format(time));
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
  return (language) => formatOf(language).time(new Date(minutes * 60_000));
}
