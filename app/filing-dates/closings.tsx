import { Entries } from '../blocks/entries.tsx';
import { ExternalLink } from '../language/link.tsx';
import { untranslated } from '../language/text.ts';
import { closedWeekdaysOf } from '../tools/filing-dates/business-days.ts';
import { CLOSINGS } from '../tools/filing-dates/closings.ts';
import { isoDay, parseDay, yearOf } from '../tools/filing-dates/days.ts';
import { FIRST_DAY, LAST_DAY } from '../tools/filing-dates/rules.ts';
import { useDays } from './use-days.ts';

const FIRST_YEAR = Math.min(
  ...CLOSINGS.map(({ day }) => yearOf(parseDay(day) ?? 0)),
  Number(FIRST_DAY.slice(0, 4)),
);

const YEARS = Array.from({ length: Number(LAST_DAY.slice(0, 4)) - FIRST_YEAR + 1 }, (_, index) => {
  const year = FIRST_YEAR + index;
  return { year, closed: closedWeekdaysOf(year) };
});

/** The weekdays without filings, year by year; those by order of the President lead to their source. */
export function Closings() {
  const days = useDays();
  return (
    <Entries
      layout="facts"
      entries={YEARS.map(({ year, closed }) => ({
        title: untranslated(String(year)),
        description: (
          <ul className="closed-days">
            {closed.map((day) => {
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
