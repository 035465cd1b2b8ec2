import { useLanguage } from '../../language/use-language.ts';
import { directionOf } from '../../language/languages.ts';
import { untranslated } from '../../language/text.ts';
import { addMonths, dateOf, type Day, type DueDate } from 'filing-dates';
import { useDays } from './use-days.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import yearStripSheet from './year-strip.css?inline';

/** The due dates at their places in twelve months. Decorative: the list of the dates says the same. */
export function YearStrip({ dates, yearEnd }: { dates: readonly DueDate[]; yearEnd: Day }) {
  useSheet('page', yearStripSheet);
  const days = useDays();
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  const first = firstOfMonth(yearEnd + 1);
  // Counted from the last day of a month, so that each month keeps its last day.
  const months = Array.from({ length: 12 }, (_, index) => addMonths(first - 1, index) + 1);
  const length = addMonths(first - 1, 12) + 1 - first;
  const at = (day: Day) => {
    // A due day that moves to a business day can lie just past the end.
    const share = Math.min(((day - first) / length) * 100, 100);
    return `${(isRtl ? 100 - share : share).toFixed(1)}%`;
  };
  // Reports of every company lie above those that concern only some, and are named above the line.
  const squares = dates.toSorted((one, other) => Number(isOfAll(one)) - Number(isOfAll(other)));
  const lowered = loweredOf(dates.filter((date) => !isOfAll(date)));
  return (
    <svg className="year-strip" aria-hidden="true">
      {months.map((month, index) => {
        const middle = at(month + HALF_A_MONTH);
        const beginsYear = index === 0 || dateOf(month).getUTCMonth() === 0;
        return (
          <g key={month}>
            <line stroke="var(--edge)" x1={at(month)} x2={at(month)} y2="6" />
            <text className="wide" x={middle} suppressHydrationWarning>
              {beginsYear ? days.monthAndYear(month) : days.month(month)}
            </text>{' '}
            {/* The names of neighboring months would touch; the year is on its own line. */}
            {index % 3 === 0 && (
              <g className="narrow">
                <text
                  x={index === 0 ? at(month) : middle}
                  textAnchor={index === 0 ? 'start' : undefined}
                  suppressHydrationWarning
                >
                  {days.month(month)}
                </text>{' '}
                {beginsYear && (
                  <text className="strip-year" x={at(month)} textAnchor="start">
                    {dateOf(month).getUTCFullYear()}
                  </text>
                )}{' '}
              </g>
            )}
          </g>
        );
      })}
      <line stroke="var(--edge)" x2="100%" />
      {squares.map((date) => (
        <g key={date.id} className={isOfAll(date) ? 'of-all' : 'of-some'}>
          <line stroke="var(--edge)" x1={at(date.due)} x2={at(date.due)} y2={isOfAll(date) ? '-48' : '30'} />
          <rect
            fill={isOfAll(date) ? 'var(--signal)' : 'var(--ground)'}
            stroke="var(--signal)"
            strokeWidth="2"
            transform="translate(-5)"
            x={at(date.due)}
            y="-5"
            width="10"
            height="10"
          />
          <text className={lowered.has(date) ? 'lowered' : undefined} x={at(date.due)} direction="ltr">
            {untranslated(date.what === 'part-iii' ? 'Part III' : date.form)}
          </text>{' '}
          {isOfAll(date) && (
            <text className="strip-day" x={at(date.due)} suppressHydrationWarning>
              {days.short(date.due)}
            </text>
          )}{' '}
        </g>
      ))}
    </svg>
  );
}

/** In days, roughly. */
const HALF_A_MONTH = 15;

/** Days whose names would touch. */
const NEAR = 20;

/** The dates whose names are one line lower than that of the date before. */
function loweredOf(dates: readonly DueDate[]): ReadonlySet<DueDate> {
  const lowered = new Set<DueDate>();
  for (const [index, date] of dates.entries()) {
    const before = dates[index - 1];
    if (before && !lowered.has(before) && date.due - before.due < NEAR) lowered.add(date);
  }
  return lowered;
}

function isOfAll({ what }: DueDate): boolean {
  return what === 'report';
}

function firstOfMonth(day: Day): Day {
  return day + 1 - dateOf(day).getUTCDate();
}
