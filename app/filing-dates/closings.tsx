import { Entries } from '../blocks/entries.tsx';
import { ExternalLink } from '../language/link.tsx';
import { untranslated } from '../language/text.ts';
import { closedWeekdaysOf } from '../tools/filing-dates/business-days.ts';
import { CLOSINGS } from '../tools/filing-dates/closings.ts';
import { isoDay, parseDay, yearOf } from '../tools/filing-dates/days.ts';
import { FIRST_DAY, LAST_DAY } from '../tools/filing-dates/rules.ts';
import { useDays } from './use-days.ts';

/** The weekdays without filings, year by year; those by order of the President lead to their source. */
export function Closings() {
  const days = useDays();
  const first = Math.min(
    ...CLOSINGS.map(({ day }) => yearOf(parseDay(day) ?? 0)),
    Number(FIRST_DAY.slice(0, 4)),
  );
  const years = Array.from({ length: Number(LAST_DAY.slice(0, 4)) - first + 1 }, (_, index) => first + index);
  return (
    <Entries
      layout="facts"
      entries={years.map((year) => ({
        title: untranslated(String(year)),
        description: (
          <ul className="closed-days">
            {closedWeekdaysOf(year).map((day) => {
              const ordered = CLOSINGS.find((closing) => closing.day === isoDay(day));
              const date = <time dateTime={isoDay(day)}>{days.short(day)}</time>;
              return (
                <li key={day}>
                  {ordered ? <ExternalLink href={ordered.source}>{date}</ExternalLink> : date}
                </li>
              );
            })}
          </ul>
        ),
      }))}
    />
  );
}
