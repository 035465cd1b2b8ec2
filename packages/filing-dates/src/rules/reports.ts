import { toBusinessDay } from '../calendar/business-days.ts';
import { addMonths, dayOf, isoDay, yearOf, type Day } from '../calendar/days.ts';
import {
  countedDate,
  extensible,
  idOf,
  inOrder,
  movedOn,
  type Count,
  type DueDate,
  type Period,
} from './due-dates.ts';
import { fiscalYears, quarterEndsOf, type Company } from './fiscal-years.ts';
import { NOTES } from './notes.ts';
import {
  ANNUAL_DAYS,
  PERIODS,
  QUARTERLY_DAYS,
  RULES,
  STALE_DAYS,
  STALE_FOREIGN_MONTHS,
  STALE_QUARTER_DAYS,
} from './rules.ts';

/** The reports of the twelve months after a fiscal year-end, in the order of their due days. */
export function periodicDates(company: Company): DueDate[] {
  const { yearEnd, status, issuer } = company;
  const year: Period = { kind: 'year', end: yearEnd };
  const annual =
    issuer === 'foreign'
      ? [
          {
            ...report('20-F', year, { months: PERIODS.foreignAnnualMonths }),
            fresh: toBusinessDay(addMonths(yearEnd, STALE_FOREIGN_MONTHS)),
          },
        ]
      : [
          { ...report('10-K', year, { days: ANNUAL_DAYS[status] }), ...freshFor(company, yearEnd) },
          countedDate('10-K', 'part-iii', 'part-iii', year, { days: PERIODS.partIII }),
          ...quarterEndsOf(company).map((end, index) => quarterly(company, end, index)),
        ];
  return inOrder([
    ...annual,
    { ...report('11-K', year, { days: PERIODS.plan }), what: 'plan' },
    {
      ...report('11-K', year, { days: PERIODS.planUnderErisa }),
      id: idOf('11-K erisa', year),
      what: 'erisa',
    },
    fixed('SD', 'minerals', firstAfter(yearEnd, 5, 31)),
  ]);
}

function quarterly(company: Company, end: Day, index: number): DueDate {
  return {
    ...report('10-Q', { kind: 'quarter', end }, { days: QUARTERLY_DAYS[company.status] }),
    ...(index < 2 ? freshFor(company, end) : freshUntilYear(company)),
  };
}

/** The reports of insiders, holders and managers that have due days of their own in the same twelve months. */
export function ownershipDates(company: Company): DueDate[] {
  return inOrder(ownershipCandidates(company).filter(isCounted));
}

/** One report of each form that was left out because its rule was not in force yet. */
export function notInForce(company: Company): DueDate[] {
  const left = inOrder(ownershipCandidates(company).filter((date) => !isCounted(date)));
  return left.filter(({ form }, index) => left.findIndex((date) => date.form === form) === index);
}

function ownershipCandidates({ yearEnd, issuer, shares }: Company): DueDate[] {
  if (shares === 'neither') return [];
  const listed = shares === 'listed';
  const foreign = issuer === 'foreign';
  const quarters = [-3, 0, 3, 6, 9].map((months): Period => ({
    kind: 'calendar-quarter',
    end: addMonths(firstQuarterEnd(yearEnd), months),
  }));
  const days = { days: PERIODS.calendarQuarter };
  // Foreign private issuers are exempt from votes on pay.
  const years = listed && !foreign ? [yearOf(yearEnd), yearOf(yearEnd) + 1] : [];
  const last = addMonths(yearEnd, 12);
  const section16 = foreign ? 'section-16-foreign' : 'form-5';
  const insiders = countedDate(
    '5',
    section16,
    'insiders',
    { kind: 'year', end: yearEnd },
    { days: PERIODS.form5 },
  );
  return [
    foreign ? { ...insiders, notes: [...insiders.notes, { note: NOTES.homeRules, isAsk: true }] } : insiders,
    ...quarters.map((quarter) => holders(quarter, days)),
    ...(listed ? quarters : []).map((quarter) => countedDate('13F', '13F', 'managers', quarter, days)),
    ...(listed ? quarters.filter(isYear) : []).map(({ end }) =>
      countedDate('13H', '13H', 'traders', { kind: 'calendar-year', end }, { days: PERIODS.calendarYear }),
    ),
    ...years.map((year) => fixed('N-PX', 'votes', dayOf(year, 8, 31))),
  ].filter(({ due }) => due > yearEnd && due <= last);
}

/** Before the quarters of Schedule 13G, the same 45 days followed each calendar year. */
function holders(quarter: Period, days: Count): DueDate {
  const date = countedDate('13G', '13G', 'holders', quarter, days);
  const { inForce } = RULES['13G'];
  const before = { note: NOTES.before, date: inForce, isAsk: true };
  return {
    ...date,
    moreRules: ['13G-exempt', '13G/A-quarter'],
    notes: date.counted < inForce ? [...date.notes, before] : date.notes,
  };
}

/** Form 5 is about a whole year: none is due for a year that ended before its rule. */
function isCounted({ form, rule, period, counted }: DueDate): boolean {
  const isOldYear = form === '13G' && isYear(period);
  return isOldYear || (form === '5' ? period.end : counted) >= RULES[rule].inForce;
}

function isYear({ end }: Period): boolean {
  return isoDay(end).endsWith('12-31');
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

function report(form: '10-K' | '10-Q' | '20-F' | '11-K', period: Period, count: Count): DueDate {
  return extensible(form, countedDate(form, form, 'report', period, count));
}

/** A day of the year that no period leads to. */
function fixed(form: 'SD' | 'N-PX', what: DueDate['what'], day: Day): DueDate {
  const year = yearOf(day);
  const period: Period =
    form === 'SD'
      ? { kind: 'calendar-year', end: dayOf(year - 1, 12, 31) }
      : { kind: 'proxy-year', end: dayOf(year, 6, 30) };
  const moved = movedOn(day);
  const notes = [{ note: NOTES[form] }, ...moved.notes];
  return { id: idOf(form, period), form, rule: form, what, period, ...moved, notes };
}
