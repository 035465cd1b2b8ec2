import { Entries } from '../blocks/entries.tsx';
import { ExternalLink } from '../language/link.tsx';
import { untranslated } from '../language/text.ts';
import { closedWeekdaysOf } from '../tools/filing-dates/business-days.ts';
import { CLOSINGS } from '../tools/filing-dates/closings.ts';
import { parseDay, yearOf } from '../tools/filing-dates/days.ts';
import { LAST_DAY } from '../tools/filing-dates/rules.ts';
import { useDays } from './use-days.ts';

const SOURCES = new Map(CLOSINGS.map(({ day, source }) => [parseDay(day) ?? 0, source]));

const FIRST_YEAR = yearOf(Math.min(...SOURCES.keys()));

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
              const source = SOURCES.get(day);
              const date = days.short(day);
              return <li key={day}>{source ? <ExternalLink href={source}>{date}</ExternalLink> : date}</li>;
            })}
          </ul>
        ),
      }))}
    />
  );
}
