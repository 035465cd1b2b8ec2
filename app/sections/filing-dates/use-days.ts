import { asTyped, formatOf } from '../../language/format.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import type { LanguageCode } from '../../language/languages.ts';
import { untranslated, type Text, type ValueIn } from '../../language/text.ts';
import { FIRST_DAY, LAST_DAY } from '../../tools/filing-dates/rules.ts';
import type { Run } from '../../tools/filing-dates/event-clock.ts';
import { dateOf, isoDay, type Day } from '../../tools/filing-dates/days.ts';

export type Days = ReturnType<typeof useDays>;

/** How the page's language writes a day, its weekday and a time. */
export function useDays() {
  const format = useFormat();
  const { code } = useLanguage();
  const { weekdays, months, monthsAndYears, times } = formatsOf(code);
  return {
    date: (day: Day): Text => format.date(isoDay(day)),
    /** For a placeholder. */
    dateIn:
      (day: Day): ValueIn =>
      (language) =>
        formatOf(language).date(isoDay(day)),
    /** Days without their year, for a placeholder: `Nov 26 and Nov 28 – 29`. */
    runsIn:
      (runs: readonly Run[]): ValueIn =>
      (language) =>
        new Intl.ListFormat(language).format(
          runs.map(({ first, last }) => formatOf(language).days(dateOf(first), dateOf(last))),
        ),
    /** Without its year. */
    short: (day: Day): Text => format.days(dateOf(day), dateOf(day)),
    weekday: (day: Day): Text => untranslated(weekdays.format(dateOf(day))),
    /** The short name of a day's month. */
    month: (day: Day): Text => untranslated(months.format(dateOf(day))),
    monthAndYear: (day: Day): Text => untranslated(monthsAndYears.format(dateOf(day))),
    /** @param minutes after midnight */
    time: (minutes: number): Text => asTyped(times.format(minutes * 60_000)),
  };
}

const known = new Map<LanguageCode, ReturnType<typeof createFormats>>();

function formatsOf(code: LanguageCode) {
  const formats = known.get(code) ?? createFormats(code);
  known.set(code, formats);
  return formats;
}

function createFormats(code: LanguageCode) {
  const locale = `${code}-u-ca-gregory-nu-latn`;
  return {
    weekdays: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
    months: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
    monthsAndYears: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    times: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
  };
}

/** The first and the last day that are counted, for placeholders. */
export const DAYS: Readonly<Record<'first' | 'last', ValueIn>> = {
  first: (language) => formatOf(language).date(FIRST_DAY),
  last: (language) => formatOf(language).date(LAST_DAY),
};
