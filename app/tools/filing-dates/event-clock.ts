import { businessDaysAfter, nextTradingDay, toBusinessDay, withoutDoubted } from './business-days.ts';
import { isoDay, type Day } from './days.ts';
import type { Company, DueDate } from './due-dates.ts';
import { ACQUIRED_BUSINESS_DAYS, FOREIGN_INSIDERS_SINCE, type FilingEvent } from './events.ts';
import { firstDayOf, RULES, type RuleId } from './rules.ts';

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
      /** Without a closing of EDGAR that no announcement confirms. */
      without?: Day;
    }
  | { kind: 'prompt'; day: Day; minutes: number }
  /** Promptly, without a date. */
  | { kind: 'undated' }
  /** The rule applies from a day on. */
  | { kind: 'not yet'; since: Day }
  /** The rule is not for this issuer. */
  | { kind: 'exempt' };

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
): Outcome {
  const { id, count } = event;
  const rule = ruleOf(event, issuer);
  if (!rule) return { kind: 'exempt' };
  if (count === 'undated') return { kind: 'undated' };
  const isFirstForm3 = id === 'form-3' && rule === 'section-16-foreign';
  if (day < firstDayOf(RULES[rule]) && !isFirstForm3)
    return { kind: 'not yet', since: firstDayOf(RULES[rule]) };
  if (count === 'prompt') return promptly(day, minutes);
  if (count.of === 'calendar') {
    // Who became an insider before the law applied reports when it begins to apply, or after the ten days if later.
    const counted = Math.max(day + count.days, isFirstForm3 ? FOREIGN_INSIDERS_SINCE : 0);
    const due = toBusinessDay(counted);
    return { kind: 'day', due, steps: [], skipped: [], counted, without: withoutDoubted(counted, due) };
  }
  const steps = businessDaysAfter(day, count.days);
  const due = steps.at(-1) ?? day;
  const statements = id === '2.01' ? toBusinessDay(due + ACQUIRED_BUSINESS_DAYS) : undefined;
  const without = withoutDoubted(day + 1, due);
  return { kind: 'day', due, steps, skipped: gapsOf([day, ...steps]), counted: due, statements, without };
}

/** The outcome as a due date for calendars; none if it has no date. */
export function eventDates(
  event: FilingEvent,
  day: Day,
  minutes: number,
  issuer: Company['issuer'],
): DueDate[] {
  const outcome = eventDue(event, day, minutes, issuer);
  const rule = ruleOf(event, issuer);
  if (!rule || !('due' in outcome || 'minutes' in outcome)) return [];
  const isDay = outcome.kind === 'day';
  const date = {
    form: event.name,
    what: 'report',
    rule,
    period: { kind: 'event', end: day },
    count: 'fixed',
  } as const;
  const due = isDay ? outcome.due : outcome.day;
  const first: DueDate = {
    ...date,
    id: `${event.id}-${isoDay(day)}`,
    counted: isDay ? outcome.counted : due,
    due,
    ...(isDay ? { without: outcome.without } : { minutes: outcome.minutes }),
  };
  if (!isDay || outcome.statements === undefined) return [first];
  const { statements } = outcome;
  return [
    first,
    {
      ...date,
      id: `9.01-${isoDay(day)}`,
      form: 'Item 9.01 Financial Statements and Exhibits',
      rule: 'acquired-business',
      counted: statements,
      due: statements,
    },
  ];
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
function promptly(day: Day, minutes: number): Outcome {
  const trading = nextTradingDay(day);
  const byHours = (day + 1) * DAY_MINUTES + minutes;
  const byTrading = trading * DAY_MINUTES + OPENING;
  const latest = Math.max(byHours, byTrading);
  return { kind: 'prompt', day: Math.floor(latest / DAY_MINUTES), minutes: latest % DAY_MINUTES };
}
