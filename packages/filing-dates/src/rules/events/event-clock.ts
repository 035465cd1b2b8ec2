import { businessDaysAfter, nextTradingDay } from '../../calendar/business-days.ts';
import { isoDay, monthEndOf, type Day } from '../../calendar/days.ts';
import { movedOn, type DueDate } from '../due-dates.ts';
import { ACQUIRED_BUSINESS_DAYS, type FilingEvent } from './events.ts';
import type { Company } from '../fiscal-years.ts';
import { NOTES, type Note } from '../notes.ts';
import { RULES, type Rule, type RuleId } from '../rules.ts';
import { SPECIAL, type Happened } from '../special-reports.ts';

/** The outcome of the event clock. */
export type Outcome =
  | {
      kind: 'dates';
      /** The report, and further reports that follow from it. */
      dates: DueDate[];
      /** The business days that were counted; none if calendar days or hours were. */
      steps: Day[];
      /** Weekends and holidays before the due day, for a count of business days. */
      skipped: Run[];
    }
  /** The rule applies from a day on. */
  | { kind: 'not yet'; since: Day }
  /** Promptly, without a date; or the rule is not for this issuer; or its days contradict each other. */
  | { kind: 'undated' | 'exempt' | 'impossible' };

/** Days that follow one another. */
export interface Run {
  first: Day;
  last: Day;
}

/** 9:30 a.m., when trading begins on the New York Stock Exchange. */
const OPENING = 9 * 60 + 30;

const DAY_MINUTES = 24 * 60;

/**
 * When a report of an event is due. A period of business days begins on the business day after the event; after an
 * event on a day when the SEC is closed it begins on, and includes, the first business day (Form 8-K, General
 * Instruction B.1). That is the same count: the business days after the day of the event.
 */
export function eventDue(event: FilingEvent, happened: Happened): Outcome {
  const { id, name: form, phrase, count } = event;
  const { issuer } = happened.company;
  const rule = ruleOf(event, issuer);
  if (!rule) return { kind: 'exempt' };
  if (count === 'undated') return { kind: 'undated' };
  const notes: Note[] = (event.notes ?? []).map((note) => ({ note }));
  if (count === 'transition' || count === 'first-quarter' || count === 'dividend') {
    const dates = SPECIAL[count](happened);
    return dates ? { kind: 'dates', dates, steps: [], skipped: [] } : { kind: 'impossible' };
  }
  // A holder who exceeds 10% within a month reports on its last day.
  const isFromMonthEnd = count !== 'prompt' && count.from === 'month-end';
  const day = isFromMonthEnd ? monthEndOf(happened.day) : happened.day;
  const { inForce, before }: Rule = RULES[rule];
  const isForeignInsider = rule === 'section-16-foreign';
  const isFirstForm3 = id === 'form-3' && isForeignInsider;
  const isOld = day < inForce;
  if (isOld && before === undefined && !isFirstForm3) return { kind: 'not yet', since: inForce };
  const date = {
    id: `${id}-${isoDay(day)}`,
    form,
    phrase,
    rule,
    what: 'report',
    period: { kind: 'event', end: day },
  } as const;
  if (count === 'prompt') {
    return { kind: 'dates', dates: [{ ...date, ...promptly(happened, notes) }], steps: [], skipped: [] };
  }
  if (isForeignInsider) notes.splice(0, Infinity, { note: NOTES.homeRules, isAsk: true });
  if (isFromMonthEnd) notes.forEach((note) => (note.isAsk = true));
  if (isOld && before !== undefined) notes.unshift({ note: NOTES.before, date: inForce, isAsk: true });
  if (count.of === 'calendar' || (isOld && before !== undefined)) {
    const days = isOld && before !== undefined ? before : count.days;
    // A person who became an insider before the law applied reports when it begins to apply, or after the ten days if
    // later.
    const moved = movedOn(Math.max(day + days, isFirstForm3 ? inForce : 0));
    const first = days === 0 ? { note: NOTES.sameDay } : { note: NOTES.calendarDays, days };
    return {
      kind: 'dates',
      dates: [{ ...date, ...moved, notes: [first, ...moved.notes, ...notes] }],
      steps: [],
      skipped: [],
    };
  }
  const steps = businessDaysAfter(day, count.days);
  const moved = movedOn(steps.at(-1) ?? day, day + 1);
  const first = { note: NOTES.businessDays, days: count.days };
  const dates: DueDate[] = [{ ...date, ...moved, notes: [first, ...moved.notes, ...notes] }];
  if (id === '2.01') dates.push({ ...date, ...acquiredBusiness(happened.day, moved.due) });
  return { kind: 'dates', dates, steps, skipped: gapsOf([day, ...steps]) };
}

/** @param reported when the first report was due */
function acquiredBusiness(day: Day, reported: Day) {
  const rule = 'acquired-business' as const;
  const form = 'Item 9.01 Financial Statements and Exhibits';
  return { id: `9.01-${isoDay(day)}`, form, rule, ...movedOn(reported + ACQUIRED_BUSINESS_DAYS) };
}

/** The gaps between days, in order. */
function gapsOf(days: readonly Day[]): Run[] {
  return days.slice(1).flatMap((day, index) => {
    const first = (days[index] ?? day) + 1;
    return first < day ? [{ first, last: day - 1 }] : [];
  });
}

/**
 * The rule of an event; undefined for a foreign private issuer's events of Form 8-K, Form 10 and Regulation FD, and for
 * Form 6-K of others.
 */
export function ruleOf({ id, rule }: FilingEvent, issuer: Company['issuer']): RuleId | undefined {
  if (issuer === 'domestic') return rule === '6-K' ? undefined : rule;
  if (rule === 'form-3' || rule === 'form-4') return 'section-16-foreign';
  return /^\d\.\d\d$|10-/.test(id) ? undefined : rule;
}

/**
 * The later of 24 hours and the start of the next day's trading (17 CFR 243.101(d)). Clocks change on Sundays, when the
 * start of trading is always the later.
 */
function promptly({ day, minutes: time, isTimeAssumed }: Happened, notes: readonly Note[]) {
  const byHours = (day + 1) * DAY_MINUTES + time;
  const byTrading = nextTradingDay(day) * DAY_MINUTES + OPENING;
  const latest = Math.max(byHours, byTrading);
  const due = Math.floor(latest / DAY_MINUTES);
  const minutes = latest % DAY_MINUTES;
  const assumed = isTimeAssumed ? [{ note: NOTES.time, time, isAsk: true }] : [];
  const said = [{ note: NOTES.latest, time: minutes }, { note: NOTES.unintentional }];
  return { counted: due, due, minutes, notes: [...assumed, ...said, ...notes] };
}
