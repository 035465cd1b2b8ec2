import { directionOf } from '../language/languages.ts';
import { plain, untranslated } from '../language/text.ts';
import { useLanguage } from '../language/use-language.ts';
import { addMonths, dateOf, type Day } from '../tools/filing-dates/days.ts';
import type { DueDate } from '../tools/filing-dates/due-dates.ts';
import { useDays } from './use-days.ts';

/** Days, near enough. */
const HALF_A_MONTH = 15;

/** Days whose names would touch. */
const NEAR = 20;

/** The due dates at their places in twelve months. Decorative: the list of the dates says the same. */
export function YearStrip({ dates, yearEnd }: { dates: readonly DueDate[]; yearEnd: Day }) {
  const days = useDays();
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  // From the last day of a month: its months keep their ends.
  const before = yearEnd + 1 - dateOf(yearEnd + 1).getUTCDate();
  const months = Array.from({ length: 12 }, (_, index) => addMonths(before, index) + 1);
  const length = addMonths(before, 12) - before;
  const at = (day: Day) => {
    // A due day that moves to a business day can lie just past the end.
    const share = Math.min(((day - before - 1) / length) * 100, 100);
    return `${(isRtl ? 100 - share : share).toFixed(1)}%`;
  };
  // Reports of every company are named above the line and lie above those that concern only some.
  const [some = [], all = []] = [false, true].map((isOfAll) =>
    dates.filter(({ what }) => (what === 'report') === isOfAll),
  );
  const heights = heightsOf(some);
  const mark = ({ id, due, what, form }: DueDate, className: string, end: string, y: string | undefined) => (
    <g key={id} className={className}>
      <line x1={at(due)} x2={at(due)} y1="56" y2={end} />
      <rect x={at(due)} y="51" width="10" height="10" />
      <text x={at(due)} y={y} direction="ltr">
        {untranslated(what === 'part-iii' ? 'Part III' : form)}
      </text>{' '}
    </g>
  );
  return (
    <svg className="year-strip" aria-hidden="true">
      {months.map((month, index) => (
        <g key={month}>
          <line x1={at(month)} x2={at(month)} y1="56" y2="62" />
          <text x={at(month + HALF_A_MONTH)} y="80" suppressHydrationWarning>
            {index === 0 || dateOf(month).getUTCMonth() === 0 ? days.monthAndYear(month) : days.month(month)}
          </text>{' '}
        </g>
      ))}
      <line x2="100%" y1="56" y2="56" />
      {some.map((date, index) => mark(date, 'of-some', '86', heights[index]))}
      {all.map((date) => mark(date, 'of-all', '56', '41'))}
      {all.map(({ id, due }) => (
        <text key={id} className="strip-day" x={at(due)} y="20" suppressHydrationWarning>
          {plain(days.short(due))}{' '}
        </text>
      ))}
    </svg>
  );
}

/** The name of a date stands a line lower than that of one just before it. */
function heightsOf(dates: readonly DueDate[]): string[] {
  let isLow = false;
  return dates.map(({ due }, index) => {
    isLow = !isLow && due - (dates[index - 1]?.due ?? Number.NEGATIVE_INFINITY) < NEAR;
    return isLow ? '113' : '99';
  });
}
