import { businessDaysAfter, nextTradingDay, toBusinessDay } from './business-days.ts';
import type { Day } from './days.ts';
import type { Company } from './due-dates.ts';
import { ACQUIRED_BUSINESS_DAYS, type FilingEvent } from './events.ts';
import type { RuleId } from './rules.ts';

/** The outcome of the event clock. */
export type Outcome =
  | {
      kind: 'day';
      due: Day;
      /** The business days that were counted; none if calendar days were. */
      steps: Day[];
      /** Weekends and holidays before the due day, for a count of business days. */
      skipped: Run[];
      /** Calendar days, before Rule 0-3 moved the last. */
      counted: Day;
      /** Item 2.01: the day for the financial statements of the acquired business. */
      statements?: Day;
    }
  | { kind: 'prompt'; day: Day; minutes: number };

/** Days that follow one another. */
export interface Run {
  first: Day;
  last: Day;
}

/** 9:30 a.m., when trading begins on the New York Stock Exchange. */
const OPENING = 9 * 60 + 30;

const DAY_MINUTES = 24 * 60;

/**
 * When a report of an event is due. A period of business days begins on the business day after the event; after an event
 * on a day when the SEC is closed it begins on, and includes, the first business day (Form 8-K, General Instruction B.1).
 * That is the same count: the business days after the day of the event.
 * @param minutes after midnight in New York, for Regulation FD: when a senior official learned of the disclosure
 */
export function eventDue({ id, count }: FilingEvent, day: Day, minutes: number): Outcome {
  if (count === 'prompt') return promptly(day, minutes);
  if (count.of === 'calendar') {
    const counted = day + count.days;
    return { kind: 'day', due: toBusinessDay(counted), steps: [], skipped: [], counted };
  }
  const steps = businessDaysAfter(day, count.days);
  const due = steps.at(-1) ?? day;
  const statements = id === '2.01' ? toBusinessDay(due + ACQUIRED_BUSINESS_DAYS) : undefined;
  return { kind: 'day', due, steps, skipped: gapsOf([day, ...steps]), counted: due, statements };
}

/** What lies between days in their order. */
function gapsOf(days: readonly Day[]): Run[] {
  return days.slice(1).flatMap((day, index) => {
    const first = (days[index] ?? day) + 1;
    return first < day ? [{ first, last: day - 1 }] : [];
  });
}

/** The rule of an event; undefined for a foreign private issuer's events of Form 8-K and Regulation FD. */
export function ruleOf({ id, rule }: FilingEvent, issuer: Company['issuer']): RuleId | undefined {
  if (issuer === 'domestic') return rule;
  if (rule === 'form-3' || rule === 'form-4') return 'section-16-foreign';
  return /^\d\.\d\d$/.test(id) ? undefined : rule;
}

/**
 * The later of 24 hours and the start of the next day's trading (17 CFR 243.101(d)). Clocks change on Sundays, when the
 * start of trading is always the later.
 */
function promptly(day: Day, minutes: number): Outcome {
  const trading = nextTradingDay(day);
  const byHours = (day + 1) * DAY_MINUTES + minutes;
  const byTrading = trading * DAY_MINUTES + OPENING;
  const latest = Math.max(byHours, byTrading);
  return { kind: 'prompt', day: Math.floor(latest / DAY_MINUTES), minutes: latest % DAY_MINUTES };
}
