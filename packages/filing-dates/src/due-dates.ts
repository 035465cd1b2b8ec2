import { businessDaysAfter, toBusinessDay, withoutDoubted } from './business-days.ts';
import { addMonths, dayOf, isoDay, yearOf, type Day } from './days.ts';
import { fiscalYears, quarterEndsOf, type Company } from './fiscal-years.ts';
import {
  ANNUAL_DAYS,
  EXTENSIONS,
  PERIODS,
  QUARTERLY_DAYS,
  RULES,
  STALE_DAYS,
  STALE_FOREIGN_MONTHS,
  STALE_QUARTER_DAYS,
  type RuleId,
} from './rules.ts';

/** Which of the forms with one name a date is of, as an English phrase. */
export const WHAT = {
  'part-iii': 'Part III, by proxy statement or amendment',
  plan: 'Employee plan not subject to ERISA',
  erisa: 'Employee plan subject to ERISA',
  minerals: 'Conflict minerals',
  insiders: 'Insiders, for what was not reported on Forms 3 and 4',
  holders: 'First reports of institutions and exempt investors over 5%; amendments after a material change',
  managers: 'Investment managers',
  votes: 'Votes on executive pay, by managers that file Form 13F',
  traders: 'Large traders: the annual report',
  proposals: 'Shareholders’ proposals arrive, 120 days before the anniversary of the last proxy statement',
  reasons: 'Reasons to leave a proposal out, 80 days before the definitive proxy statement',
  brokers: 'Broker search, 20 business days before the record date',
  preliminary: 'Preliminary proxy statement, where one is needed, 10 days before the definitive one',
  notice: 'Definitive proxy statement and notice of materials on the internet, 40 days before the meeting',
  results: 'Results of the vote, four business days after the meeting',
} as const;

/** What a date is counted from, as an English phrase. */
export const PERIOD_NAMES = {
  year: 'Year ended {date}',
  quarter: 'Quarter ended {date}',
  'calendar-year': 'Calendar year {year}',
  'calendar-quarter': 'Calendar quarter ended {date}',
  'proxy-year': 'Twelve months ended {date}',
  meeting: 'Annual meeting on {date}',
  event: 'Event on {date}',
} as const;

/** What a date is counted from. */
export interface Period {
  kind: keyof typeof PERIOD_NAMES;
  end: Day;
}

export interface DueDate {
  /** Of the form and the period; the same for the same company in every version of the rules. */
  id: string;
  form: string;
  /** An English phrase around the form, where it needs one. */
  phrase?: string | undefined;
  rule: RuleId;
  /** Says which of the forms with one name it is. */
  what: 'report' | keyof typeof WHAT;
  period: Period;
  count: { days: number } | { months: number } | 'fixed';
  /** As counted, before Rule 0-3 moves it. */
  counted: Day;
  due: Day;
  /** After midnight in New York, where the rule has an hour of its own: promptly, and then at the latest. */
  minutes?: number;
  /** Without a closing of EDGAR that no announcement confirms. */
  without?: Day | undefined;
  /** What it was counted from because nobody said it: minutes after midnight, or a day. */
  assumed?: { what: 'time' | 'record' | 'sent'; value: number } | undefined;
  /** Counted from a later year than the one that was asked for, with 52 weeks a year. */
  isFurther?: boolean;
  /** The last day on which the statements of the period are new enough for a registration statement. */
  fresh?: Day;
  /** That day for companies that do not meet the conditions of 17 CFR 210.3-01(c). */
  freshAtLeast?: Day;
  /** What Form 12b-25 does: its own due day, and the new one of the report. */
  late?: { notice: string; by: Day; due: Day };
}

/** The reports of the twelve months after a fiscal year-end, in the order of their due days. */
export function periodicDates(company: Company): DueDate[] {
  const { yearEnd, status, issuer } = company;
  const year: Period = { kind: 'year', end: yearEnd };
  const foreign = issuer === 'foreign';
  const annual = foreign
    ? [
        report('20-F', year, { months: PERIODS.foreignAnnualMonths }, EXTENSIONS.annual, {
          fresh: toBusinessDay(addMonths(yearEnd, STALE_FOREIGN_MONTHS)),
        }),
      ]
    : [
        report('10-K', year, { days: ANNUAL_DAYS[status] }, EXTENSIONS.annual, freshFor(company, yearEnd)),
        counted('10-K', 'part-iii', 'part-iii', year, { days: PERIODS.partIII }),
        ...quarterEndsOf(company).map((end, index) =>
          report(
            '10-Q',
            { kind: 'quarter', end },
            { days: QUARTERLY_DAYS[status] },
            EXTENSIONS.quarterly,
            index < 2 ? freshFor(company, end) : freshUntilYear(company),
          ),
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
    ...(listed ? quarters.filter(({ end }) => isoDay(end).endsWith('12-31')) : []).map(({ end }) =>
      counted('13H', '13H', 'traders', { kind: 'calendar-year', end }, { days: PERIODS.calendarYear }),
    ),
    ...years.map((year) => fixed('N-PX', 'votes', dayOf(year, 8, 31))),
  ].filter(({ due }) => due > yearEnd && due <= last);
}

type Fresh = Pick<DueDate, 'fresh' | 'freshAtLeast'>;

function freshFor({ status }: Company, end: Day): Fresh {
  return { fresh: toBusinessDay(end + STALE_DAYS[status]) };
}

/** Third-quarter statements serve until the next year's are due (17 CFR 210.3-12(b) and (g)). */
function freshUntilYear(company: Company): Fresh {
  const [, next] = fiscalYears(company, 2);
  const yearEnd = next?.yearEnd ?? company.yearEnd;
  return {
    fresh: toBusinessDay(yearEnd + ANNUAL_DAYS[company.status]),
    freshAtLeast: toBusinessDay(yearEnd + STALE_QUARTER_DAYS),
  };
}

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
  fresh?: Fresh,
): DueDate {
  const date = counted(form, form, 'report', period, count);
  const [by = date.due] = businessDaysAfter(date.due, 1);
  return { ...date, ...fresh, late: { notice: `NT ${form}`, by, due: toBusinessDay(date.due + extension) } };
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
  const due = toBusinessDay(day);
  return { id, form, rule, what, period, count, counted: day, due, without: withoutDoubted(day, due) };
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
  return (form === '5' ? period.end : day) >= RULES[rule].inForce;
}

function inOrder(dates: DueDate[]): DueDate[] {
  return dates.toSorted((one, other) => one.due - other.due);
}
