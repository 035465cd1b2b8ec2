import { businessDaysAfter, toBusinessDay, withoutDoubted } from '../calendar/business-days.ts';
import { addMonths, isoDay, type Day } from '../calendar/days.ts';
import { NOTES, type Note } from './notes.ts';
import type { RuleId } from './rules.ts';

/** An English phrase that tells forms of one name apart. */
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
  'proposals-moved': 'Shareholders’ proposals, where the 120 days do not hold',
  nominees: 'Notice of other nominees, 60 days before the anniversary of last year’s meeting',
  'own-nominees':
    'The company names its nominees to a holder who gave notice, 50 days before the anniversary',
  reasons: 'Reasons to leave a proposal out, 80 days before the definitive proxy statement',
  brokers: 'Broker search, 20 business days before the record date',
  preliminary: 'Preliminary proxy statement, where one is needed, 10 days before the definitive one',
  notice: 'Definitive proxy statement and notice of materials on the internet, 40 days before the meeting',
  results: 'Results of the vote, four business days after the meeting',
  special: 'Special report with the statements of the year before, for Section 15(d) only',
  'first-quarter': 'The first quarterly report after a registration statement',
  dividend: 'Notice of a dividend or another distribution, ten days before the record date',
} as const;

/** The start of a count, as an English phrase. */
export const PERIOD_NAMES = {
  year: 'Year ended {date}',
  quarter: 'Quarter ended {date}',
  'calendar-year': 'Calendar year {year}',
  'calendar-quarter': 'Calendar quarter ended {date}',
  'proxy-year': 'Twelve months ended {date}',
  meeting: 'Annual meeting on {date}',
  event: 'Event on {date}',
  transition: 'Transition period ended {date}',
  record: 'Record date {date}',
} as const;

/** The start of a count. */
export interface Period {
  kind: keyof typeof PERIOD_NAMES;
  end: Day;
}

export interface DueDate {
  /** Identifies form and period; the same for the same company in every version of the rules. */
  id: string;
  /** The name of the company, where somebody entered one. */
  company?: string;
  form: string;
  /** An English phrase around the form, where it needs one. */
  phrase?: string | undefined;
  rule: RuleId;
  /** Other paragraphs that it rests on. */
  moreRules?: readonly RuleId[];
  /** Tells forms of one name apart. */
  what: 'report' | keyof typeof WHAT;
  period: Period;
  /** As counted, before Rule 0-3 moves it. */
  counted: Day;
  due: Day;
  /** Minutes after midnight in New York, where the rule has its own hour (Regulation FD): the latest time. */
  minutes?: number;
  /** How it is counted, and what it depends on. */
  notes: readonly Note[];
  /** The last day on which the statements of the period are new enough for a registration statement. */
  fresh?: Day;
  /** That day for companies that do not meet the conditions of 17 CFR 210.3-01(c). */
  freshAtLeast?: Day;
  /** The effect of Form 12b-25: its own due day, and the new due day of the report. */
  late?: { notice: string; by: Day; due: Day };
}

export type Count = { days: number } | { months: number };

/**
 * Moves a counted day to a business day (Rule 0-3), with notes about it.
 * @param from the first day whose closing matters: the day after an event, or the counted day
 */
export function movedOn(counted: Day, from = counted): Pick<DueDate, 'counted' | 'due' | 'notes'> {
  const due = toBusinessDay(counted);
  const date = withoutDoubted(from, due);
  const notes: Note[] = [];
  if (due > counted) notes.push({ note: NOTES.moved, date: counted, isAsk: true });
  if (date !== undefined) notes.push({ note: NOTES.without, date, isAsk: true });
  return { counted, due, notes };
}

/** A date some days or months after the end of a period. */
export function countedDate(
  form: string,
  rule: RuleId,
  what: DueDate['what'],
  period: Period,
  count: Count,
): DueDate {
  const isInDays = 'days' in count;
  const moved = movedOn(isInDays ? period.end + count.days : addMonths(period.end, count.months));
  const first = isInDays ? { note: NOTES.days, ...count } : { note: NOTES.months };
  const id = idOf(what === 'part-iii' ? `${form} ${what}` : form, period);
  return { id, form, rule, what, period, ...moved, notes: [first, ...moved.notes] };
}

/** Calendar days that Form 12b-25 adds, counted from the due date as moved by Rule 0-3. */
const EXTENSIONS = { '10-K': 15, '10-KT': 15, '20-F': 15, '11-K': 15, '10-Q': 5, '10-QT': 5 } as const;

type ReportForm = keyof typeof EXTENSIONS;

/** A report with the effect of Form 12b-25 on its date. */
export function extensible(form: ReportForm, date: DueDate): DueDate {
  const [by = date.due] = businessDaysAfter(date.due, 1);
  const late = { notice: `NT ${form.replace('T', '')}`, by, due: toBusinessDay(date.due + EXTENSIONS[form]) };
  return { ...date, moreRules: [...(date.moreRules ?? []), '12b-25-notice', '12b-25'], late };
}

export function idOf(form: string, { end }: Period): string {
  return `${form} ${isoDay(end)}`.toLowerCase().replaceAll(/[ /]/g, '-');
}

export function inOrder(dates: readonly DueDate[]): DueDate[] {
  return dates.toSorted((one, other) => one.due - other.due);
}
