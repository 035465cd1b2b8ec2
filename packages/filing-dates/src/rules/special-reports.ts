import { backToBusinessDay } from '../calendar/business-days.ts';
import { addMonths, type Day } from '../calendar/days.ts';
import { countedDate, extensible, idOf, inOrder, movedOn, type DueDate, type Period } from './due-dates.ts';
import type { SpecialCount } from './events/events.ts';
import { quarterEndsOf, shifted, type Company } from './fiscal-years.ts';
import { NOTES, type Note } from './notes.ts';
import { ANNUAL_DAYS, QUARTERLY_DAYS } from './rules.ts';

/** The event and the company. */
export interface Happened {
  day: Day;
  company: Company;
  /** Minutes after midnight in New York, for Regulation FD: when a senior official learned of the disclosure. */
  minutes: number;
  /** Whether the time is unknown and a usual one replaces it. */
  isTimeAssumed?: boolean;
  /** When a change of the fiscal year was decided. */
  decided?: Day | undefined;
  /** The last day of the latest period that a registration statement has statements of. */
  covered?: Day | undefined;
}

/** Events that are counted by the company's fiscal year; undefined where the days contradict each other. */
export const SPECIAL: Readonly<Record<SpecialCount, (happened: Happened) => DueDate[] | undefined>> = {
  transition,
  'first-quarter': firstReports,
  dividend,
};

/** Rule 13a-10: from the close of the period or from the decision, whichever is later. */
function transition({ day, company: { yearEnd, status }, decided }: Happened): DueDate[] | undefined {
  if (day <= yearEnd || day >= addMonths(yearEnd, 12)) return undefined;
  const period: Period = { kind: 'transition', end: day };
  const isShort = day < addMonths(yearEnd, 6);
  const notes: Note[] = [
    ...(decided === undefined ? [{ note: NOTES.decision, isAsk: true }] : []),
    ...(isShort ? [{ note: NOTES.shortTransition, isAsk: true }] : []),
  ];
  const report = (form: '10-KT' | '10-QT', days: number) => {
    const moved = movedOn(Math.max(day, decided ?? day) + days);
    return extensible(form, {
      id: idOf(form, period),
      form,
      rule: form === '10-KT' ? 'transition' : 'transition-quarter',
      moreRules: ['transition-days'],
      what: 'report',
      period,
      ...moved,
      notes: [{ note: NOTES.days, days }, ...moved.notes, ...notes],
    });
  };
  const annual = report('10-KT', ANNUAL_DAYS[status]);
  return inOrder(isShort ? [annual, report('10-QT', QUARTERLY_DAYS[status])] : [annual]);
}

/**
 * Rule 13a-13(a), and the annual report of a year that ends before the first quarter (Rules 13a-1 and 15d-2). Nobody is
 * an accelerated filer before the first annual report (17 CFR 240.12b-2).
 */
function firstReports({ day, company, covered }: Happened): DueDate[] | undefined {
  if (covered === undefined || covered >= day) return undefined;
  const ends = periodEnds(company).filter(({ end }) => end > covered);
  const first = ends.find(({ kind }) => kind === 'quarter');
  if (!first) return undefined;
  const date = countedDate('10-Q', '10-Q', 'first-quarter', first, { days: QUARTERLY_DAYS.other });
  const later = afterEffective(day, QUARTERLY_DAYS.other);
  const quarter = { ...date, ...(later.due > date.due && later), moreRules: ['first-10-Q'] as const };
  const years = ends.filter(({ kind, end }) => kind === 'year' && end < first.end);
  const annual = years.map((year) =>
    company.shares === 'neither' && year.end < day ? specialReport(year, day) : annualReport(year),
  );
  return inOrder([...annual, extensible('10-Q', quarter)]);
}

function annualReport(year: Period): DueDate {
  return extensible('10-K', countedDate('10-K', '10-K', 'report', year, { days: ANNUAL_DAYS.other }));
}

function specialReport(year: Period, day: Day): DueDate {
  return {
    ...countedDate('10-K', 'special-report', 'special', year, { days: SPECIAL_REPORT_DAYS }),
    ...afterEffective(day, SPECIAL_REPORT_DAYS),
  };
}

const SPECIAL_REPORT_DAYS = 90;

function afterEffective(day: Day, days: number) {
  const moved = movedOn(day + days);
  return { ...moved, notes: [{ note: NOTES.effective, days }, ...moved.notes] };
}

/** The ends of quarters and years around a fiscal year-end, in their order. */
function periodEnds(company: Company): Period[] {
  const years = [-3, -2, -1, 0, 1, 2].map((number) => shifted(company, number));
  return years.flatMap(endsOf).toSorted((one, other) => one.end - other.end);
}

function endsOf(year: Company): Period[] {
  const quarters = quarterEndsOf(year).map((end): Period => ({ kind: 'quarter', end }));
  return [{ kind: 'year', end: year.yearEnd }, ...quarters];
}

const DIVIDEND_NOTICE_DAYS = 10;

/** Rule 10b-17(b)(1), and the same days in the exchanges' rules. */
function dividend({ day, company }: Happened): DueDate[] {
  const counted = day - DIVIDEND_NOTICE_DAYS;
  const due = backToBusinessDay(counted);
  const period: Period = { kind: 'record', end: day };
  const isListed = company.shares === 'listed';
  const back: Note[] = due < counted ? [{ note: NOTES.movedBack, date: counted, isAsk: true }] : [];
  return [
    {
      id: idOf('dividend', period),
      form: 'Rule 10b-17',
      rule: '10b-17',
      moreRules: isListed ? ['nyse', 'nasdaq'] : [],
      what: 'dividend',
      period,
      counted,
      due,
      notes: [...back, { note: isListed ? NOTES.exchange : NOTES.finra }],
    },
  ];
}
