import { useFormat } from '../../language/format.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import { untranslated, type Text } from '../../language/text.ts';
import { dateOf, isoDay, type Day } from '../../tools/filing-dates/days.ts';

/** How the page's language writes a day, its weekday and a time. */
export function useDays() {
  const format = useFormat();
  const { code } = useLanguage();
  const locale = `${code}-u-ca-gregory-nu-latn`;
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    date: (day: Day): Text => format.date(isoDay(day)),
    weekday: (day: Day): Text => untranslated(weekdays.format(dateOf(day))),
    /** @param minutes after midnight */
    time: (minutes: number): Text =>
      // Releases of CLDR differ in the space.
      untranslated(times.format(minutes * 60_000).replaceAll('\u202F', '\u00A0')),
  };
}
