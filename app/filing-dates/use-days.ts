import { asTyped, formatOf } from '../language/format.ts';
import { useLanguage } from '../language/use-language.ts';
import type { LanguageCode } from '../language/languages.ts';
import { plain, type Text, type ValueIn } from '../language/text.ts';
import { dateOf, isoDay, type Day } from '../tools/filing-dates/days.ts';
import type { Run } from '../tools/filing-dates/event-clock.ts';

/** How the page's language writes days and times. */
export function useDays() {
  const { code } = useLanguage();
  const write = (part: Part) => (day: Day) => written(code, part, day);
  return {
    date: write('date'),
    /** Without its year. */
    short: write('short'),
    weekday: write('weekday'),
    month: write('month'),
    monthAndYear: write('monthAndYear'),
  };
}

const PARTS = {
  weekday: { weekday: 'long' },
  month: { month: 'short' },
  monthAndYear: { month: 'short', year: 'numeric' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Part = 'date' | 'short' | Exclude<keyof typeof PARTS, 'time'>;

/** A page writes one day many times, and queries ask for the same few years. */
const days = new Map<string, Text>();
const MOST_DAYS = 5000;

function written(code: LanguageCode, part: Part, day: Day): Text {
  const key = `${code} ${part} ${day}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const text = format(code, part, day);
  if (days.size >= MOST_DAYS) days.clear();
  days.set(key, text);
  return text;
}

function format(code: LanguageCode, part: Part, day: Day): Text {
  if (part === 'date') return formatOf(code).date(isoDay(day));
  if (part === 'short') return formatOf(code).days(dateOf(day));
  return asTyped(formatterOf(code, part).format(dateOf(day)));
}

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
  return (language) => plain(written(language, 'date', day));
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
