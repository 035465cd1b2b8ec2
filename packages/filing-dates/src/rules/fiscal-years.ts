import { addMonths, isMonthEnd, type Day } from '../calendar/days.ts';
import type { FilerStatus } from './filer-status.ts';

export interface Company {
  /** The last day of its fiscal year. */
  yearEnd: Day;
  status: FilerStatus;
  issuer: 'domestic' | 'foreign';
  /** Whether a class of equity is listed, registered under Section 12(g), or neither (Section 15(d) only). */
  shares: 'listed' | 'registered' | 'neither';
  /** Months at the end of a month only. One quarter of a year of 53 weeks has 14 weeks. */
  quarters: (typeof QUARTERS)[number];
  /** The last days of the first three quarters after the year-end, where somebody entered them. */
  quarterEnds?: readonly Day[] | undefined;
}

export const QUARTERS = ['months', 'weeks', 'weeks-1', 'weeks-2', 'weeks-3', 'own'] as const;

/** The company at the end of each of some fiscal years. */
export function fiscalYears(company: Company, years: number): Company[] {
  return Array.from({ length: years }, (_, index) => shifted(company, index));
}

/** The company some fiscal years later, or earlier. Weeks are counted on from year to year: 52 each. */
export function shifted(company: Company, years: number): Company {
  const { yearEnd, quarters, quarterEnds } = company;
  if (years === 0) return company;
  if (quarters === 'months') return { ...company, yearEnd: addMonths(yearEnd, 12 * years) };
  const isLong = years > 0 && longQuarterOf(quarters);
  const ahead = years * YEAR_OF_WEEKS + (isLong ? 7 : 0);
  return {
    ...company,
    yearEnd: yearEnd + ahead,
    quarters: quarters === 'own' ? quarters : 'weeks',
    quarterEnds: quarterEnds?.map((end) => end + ahead),
  };
}

/** The first three quarters after a year-end. */
export function quarterEndsOf({ yearEnd, quarters, quarterEnds }: Company): readonly Day[] {
  if (quarterEnds) return quarterEnds;
  const inMonths = quarters === 'months' || (quarters === 'own' && isMonthEnd(yearEnd));
  const long = longQuarterOf(quarters);
  return [1, 2, 3].map((quarter) =>
    inMonths
      ? addMonths(yearEnd, quarter * 3)
      : yearEnd + (quarter * YEAR_OF_WEEKS) / 4 + (long && quarter >= long ? 7 : 0),
  );
}

const YEAR_OF_WEEKS = 52 * 7;

/** The quarter of 14 weeks. */
function longQuarterOf(quarters: Company['quarters']): number | undefined {
  return quarters.startsWith('weeks-') ? Number(quarters.at(-1)) : undefined;
}

/** How the quarters of a year usually end, by its last day. */
export function usualQuarters(yearEnd: Day): 'months' | 'weeks' {
  return isMonthEnd(yearEnd) ? 'months' : 'weeks';
}

/**
 * A year-end on the last day of a month means months, any other day weeks. A visitor who knows better enters the last
 * days.
 */
export function areQuartersPossible({ yearEnd, quarters }: Pick<Company, 'yearEnd' | 'quarters'>): boolean {
  return quarters === 'own' || (quarters === 'months') === isMonthEnd(yearEnd);
}
