import { businessDaysAfter, toBusinessDay } from './business-days.ts';
import { addMonths, dayOf, isoDay, yearOf, type Day } from './days.ts';
import {
  ANNUAL_DAYS,
  EXTENSIONS,
  PERIODS,
  QUARTERLY_DAYS,
  RULES,
  firstDayOf,
  type FilerStatus,
  type RuleId,
} from './rules.ts';

export interface Company {
  /** The last day of its fiscal year. */
  yearEnd: Day;
  status: FilerStatus;
  issuer: 'domestic' | 'foreign';
  /** Whether a class of equity is listed, registered under Section 12(g), or neither (Section 15(d) only). */
  shares: 'listed' | 'registered' | 'neither';
  quarters: 'months' | 'weeks';
}

/** What a date is counted from. */
export interface Period {
  kind: 'year' | 'quarter' | 'calendar-year' | 'calendar-quarter' | 'proxy-year';
  end: Day;
}

export interface DueDate {
  /** Of the form and the period; the same for the same company in every version of the rules. */
  id: string;
  form: string;
  rule: RuleId;
  /** Says which of the forms with one name it is. */
  what: 'report' | 'part-iii' | 'plan' | 'erisa' | 'minerals' | 'insiders' | 'holders' | 'managers' | 'votes';
  period: Period;
  count: { days: number } | { months: number } | 'fixed';
  /** As counted, before Rule 0-3 moves it. */
  counted: Day;
  due: Day;
  /** What Form 12b-25 does: its own due day, and the new one of the report. */
  late?: { notice: string; by: Day; due: Day };
}

/** The reports of the twelve months after a fiscal year-end, in the order of their due days. */
export function periodicDates(company: Company): DueDate[] {
  const { yearEnd, status, issuer } = company;
  const year: Period = { kind: 'year', end: yearEnd };
  const foreign = issuer === 'foreign';
  const annual = foreign
    ? [report('20-F', year, { months: PERIODS.foreignAnnualMonths }, EXTENSIONS.annual)]
    : [
        report('10-K', year, { days: ANNUAL_DAYS[status] }, EXTENSIONS.annual),
        counted('10-K', 'part-iii', 'part-iii', year, { days: PERIODS.partIII }),
        ...quarterEnds(company).map((end) =>
          report('10-Q', { kind: 'quarter', end }, { days: QUARTERLY_DAYS[status] }, EXTENSIONS.quarterly),
        ),
      ];
  return inOrder([
    ...annual,
    { ...report('11-K', year, { days: PERIODS.plan }, EXTENSIONS.annual), what: 'plan' },
    {
      ...report('11-K', year, { days: PERIODS.planUnderErisa }, EXTENSIONS.annual),
      id: idOf('11-K erisa', year),
      what: 'erisa',
    },
    fixed('SD', 'minerals', firstAfter(yearEnd, 5, 31)),
  ]);
}

/** The reports of insiders, holders and managers that have due days of their own in the same twelve months. */
export function ownershipDates(company: Company): DueDate[] {
  return inOrder(ownershipCandidates(company).filter(isInForce));
}

/** One report of each form that is left out of those because its rule was not in force yet. */
export function notInForce(company: Company): DueDate[] {
  const left = inOrder(ownershipCandidates(company).filter((date) => !isInForce(date)));
  return left.filter(({ form }, index) => left.findIndex((date) => date.form === form) === index);
}

function ownershipCandidates({ yearEnd, issuer, shares }: Company): DueDate[] {
  if (shares === 'neither') return [];
  const listed = shares === 'listed';
  const section16 = issuer === 'foreign' ? 'section-16-foreign' : 'form-5';
  const quarters = [-3, 0, 3, 6, 9].map((months): Period => ({
    kind: 'calendar-quarter',
    end: addMonths(firstQuarterEnd(yearEnd), months),
  }));
  const days = { days: PERIODS.calendarQuarter };
  // Foreign private issuers are exempt from votes on pay.
  const years = listed && issuer === 'domestic' ? [yearOf(yearEnd), yearOf(yearEnd) + 1] : [];
  const last = addMonths(yearEnd, 12);
  return [
    counted('5', section16, 'insiders', { kind: 'year', end: yearEnd }, { days: PERIODS.form5 }),
    ...quarters.map((quarter) => counted('13G', '13G', 'holders', quarter, days)),
    ...(listed ? quarters : []).map((quarter) => counted('13F', '13F', 'managers', quarter, days)),
    ...years.map((year) => fixed('N-PX', 'votes', dayOf(year, 8, 31))),
  ].filter(({ due }) => due > yearEnd && due <= last);
}

/** The first three quarters after a year-end. */
function quarterEnds({ yearEnd, quarters }: Company): Day[] {
  const inWeeks = quarters === 'weeks';
  return [1, 2, 3].map((quarter) =>
    inWeeks ? yearEnd + quarter * QUARTER_OF_WEEKS : addMonths(yearEnd, quarter * 3),
  );
}

const QUARTER_OF_WEEKS = 13 * 7;

/** The first end of a calendar quarter on or after a day. */
function firstQuarterEnd(day: Day): Day {
  const year = yearOf(day);
  return [4, 7, 10, 13].map((month) => dayOf(year, month, 0)).find((end) => end >= day) ?? day;
}

function firstAfter(day: Day, month: number, date: number): Day {
  const sameYear = dayOf(yearOf(day), month, date);
  return sameYear > day ? sameYear : dayOf(yearOf(day) + 1, month, date);
}

/** A report that Form 12b-25 can extend. */
function report(
  form: '10-K' | '10-Q' | '20-F' | '11-K',
  period: Period,
  count: { days: number } | { months: number },
  extension: number,
): DueDate {
  const date = counted(form, form, 'report', period, count);
  const [by = date.due] = businessDaysAfter(date.due, 1);
  return { ...date, late: { notice: `NT ${form}`, by, due: toBusinessDay(date.due + extension) } };
}

function counted(
  form: string,
  rule: RuleId,
  what: DueDate['what'],
  period: Period,
  count: { days: number } | { months: number },
): DueDate {
  const day = 'days' in count ? period.end + count.days : addMonths(period.end, count.months);
  const id = idOf(what === 'part-iii' ? `${form} ${what}` : form, period);
  return { id, form, rule, what, period, count, counted: day, due: toBusinessDay(day) };
}

/** A day of the year that no period leads to. */
function fixed(form: 'SD' | 'N-PX', what: DueDate['what'], day: Day): DueDate {
  const year = yearOf(day);
  const period: Period =
    form === 'SD'
      ? { kind: 'calendar-year', end: dayOf(year - 1, 12, 31) }
      : { kind: 'proxy-year', end: dayOf(year, 6, 30) };
  const id = idOf(form, period);
  return { id, form, rule: form, what, period, count: 'fixed', counted: day, due: toBusinessDay(day) };
}

function idOf(form: string, { end }: Period): string {
  return `${form} ${isoDay(end)}`.toLowerCase().replaceAll(/[ /]/g, '-');
}

/** Form 5 is about a whole year: none is due for a year that ended before its rule. */
function isInForce({ form, rule, period, counted: day }: DueDate): boolean {
  return (form === '5' ? period.end : day) >= firstDayOf(RULES[rule]);
}

function inOrder(dates: DueDate[]): DueDate[] {
  return dates.toSorted((one, other) => one.due - other.due);
}
