import { businessDaysAfter, nextTradingDay, toBusinessDay, withoutDoubted } from './business-days.ts';
import { isoDay, type Day } from './days.ts';
import type { DueDate } from './due-dates.ts';
import type { Company } from './fiscal-years.ts';
import { ACQUIRED_BUSINESS_DAYS, type FilingEvent } from './events.ts';
import { RULES, type RuleId } from './rules.ts';

/** The outcome of the event clock. */
export type Outcome =
  | {
      kind: 'dates';
      /** The report, and what follows from it. */
      dates: DueDate[];
      /** The business days that were counted; none if calendar days or hours were. */
      steps: Day[];
      /** Weekends and holidays before the due day, for a count of business days. */
      skipped: Run[];
    }
  /** The rule applies from a day on. */
  | { kind: 'not yet'; since: Day }
  /** Promptly, without a date; or the rule is not for this issuer. */
  | { kind: 'undated' | 'exempt' };

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
export function eventDue(
  event: FilingEvent,
  day: Day,
  minutes: number,
  issuer: Company['issuer'] = 'domestic',
  isTimeAssumed = false,
): Outcome {
  const { id, name: form, phrase, count } = event;
  const rule = ruleOf(event, issuer);
  if (!rule) return { kind: 'exempt' };
  if (count === 'undated') return { kind: 'undated' };
  const { inForce } = RULES[rule];
  const isFirstForm3 = id === 'form-3' && rule === 'section-16-foreign';
  if (day < inForce && !isFirstForm3) return { kind: 'not yet', since: inForce };
  const date = {
    id: `${id}-${isoDay(day)}`,
    form,
    phrase,
    rule,
    what: 'report',
    period: { kind: 'event', end: day },
    count: 'fixed',
  } as const;
  if (count === 'prompt') {
    const assumed = isTimeAssumed ? ({ what: 'time', value: minutes } as const) : undefined;
    return {
      kind: 'dates',
      dates: [{ ...date, ...promptly(day, minutes), assumed }],
      steps: [],
      skipped: [],
    };
  }
  if (count.of === 'calendar') {
    // Who became an insider before the law applied reports when it begins to apply, or after the ten days if later.
    const counted = Math.max(day + count.days, isFirstForm3 ? inForce : 0);
    const due = toBusinessDay(counted);
    const without = withoutDoubted(counted, due);
    return { kind: 'dates', dates: [{ ...date, counted, due, without }], steps: [], skipped: [] };
  }
  const steps = businessDaysAfter(day, count.days);
  const due = steps.at(-1) ?? day;
  const dates: DueDate[] = [{ ...date, counted: due, due, without: withoutDoubted(day + 1, due) }];
  if (id === '2.01') {
    const counted = due + ACQUIRED_BUSINESS_DAYS;
    dates.push({
      ...date,
      id: `9.01-${isoDay(day)}`,
      form: 'Item 9.01 Financial Statements and Exhibits',
      rule: 'acquired-business',
      counted,
      due: toBusinessDay(counted),
      without: withoutDoubted(counted, toBusinessDay(counted)),
    });
  }
  return { kind: 'dates', dates, steps, skipped: gapsOf([day, ...steps]) };
}

/** What lies between days in their order. */
function gapsOf(days: readonly Day[]): Run[] {
  return days.slice(1).flatMap((day, index) => {
    const first = (days[index] ?? day) + 1;
    return first < day ? [{ first, last: day - 1 }] : [];
  });
}

/**
 * The rule of an event; undefined for a foreign private issuer's events of Form 8-K and Regulation FD, and for Form 6-K of
 * others.
 */
export function ruleOf({ id, rule }: FilingEvent, issuer: Company['issuer']): RuleId | undefined {
  if (issuer === 'domestic') return rule === '6-K' ? undefined : rule;
  if (rule === 'form-3' || rule === 'form-4') return 'section-16-foreign';
  return /^\d\.\d\d$/.test(id) ? undefined : rule;
}

/**
 * The later of 24 hours and the start of the next day's trading (17 CFR 243.101(d)). Clocks change on Sundays, when the
 * start of trading is always the later.
 */
function promptly(day: Day, time: number): Pick<DueDate, 'counted' | 'due' | 'minutes'> {
  const byHours = (day + 1) * DAY_MINUTES + time;
  const byTrading = nextTradingDay(day) * DAY_MINUTES + OPENING;
  const latest = Math.max(byHours, byTrading);
  const due = Math.floor(latest / DAY_MINUTES);
  return { counted: due, due, minutes: latest % DAY_MINUTES };
}
