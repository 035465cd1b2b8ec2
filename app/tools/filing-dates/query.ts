import { dayOf, isoDay, parseDay, type Day } from './days.ts';
import type { Company } from './due-dates.ts';
import { EVENTS, type FilingEvent } from './events.ts';
import { FIRST_DAY, LAST_DAY, STATUSES } from './rules.ts';

/** The parameters of the page's address, in their order. */
export const PARAMETERS = ['end', 'status', 'issuer', 'shares', 'quarters', 'event', 'day', 'time'] as const;

/** What the address asks for. */
export interface Asked {
  company: Company;
  event: FilingEvent;
  /** The day of the event. */
  day: Day;
  /** Minutes after midnight in New York. */
  minutes: number;
  /** The parameters that are missing a valid value: a default stands for each. */
  wrong: readonly (typeof PARAMETERS)[number][];
}

export const ISSUERS = ['domestic', 'foreign'] as const;
export const SHARES = ['listed', 'registered', 'neither'] as const;
export const QUARTERS = ['months', 'weeks'] as const;

const NOON = 12 * 60;

/**
 * Reads the query of an address. What is missing or not valid gets its default.
 * @param year of the default year-end, December 31
 */
export function readAsked(query: URLSearchParams, year: number): Asked {
  const [first, ...events] = EVENTS;
  if (!first) throw new Error('There are no events');
  const wrong: (typeof PARAMETERS)[number][] = [];
  const read = <Value>(
    name: (typeof PARAMETERS)[number],
    parse: (text: string) => Value | undefined,
    other: Value,
  ) => {
    const text = query.get(name);
    if (!text) return other;
    const value = parse(text);
    if (value === undefined) wrong.push(name);
    return value ?? other;
  };
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((value) => value === text);
  const [status, issuer, shares, quarters] = [STATUSES[0], ISSUERS[0], SHARES[0], QUARTERS[0]];
  const yearEnd = read('end', dayInRange, dayOf(year, 12, 31));
  const company: Company = {
    yearEnd,
    status: read('status', oneOf(STATUSES), status),
    issuer: read('issuer', oneOf(ISSUERS), issuer),
    shares: read('shares', oneOf(SHARES), shares),
    quarters: read('quarters', oneOf(QUARTERS), quarters),
  };
  return {
    company,
    event: read('event', (text) => [first, ...events].find(({ id }) => id === text), first),
    day: read('day', dayInRange, yearEnd),
    minutes: read('time', minutesOf, NOON),
    wrong,
  };
}

/**
 * The parameters of a query in one spelling: empty when it asks for nothing, and `-` for each value that is not valid, so
 * that a page says so.
 */
export function understood(query: URLSearchParams, year: number): Readonly<Record<string, string>> {
  if (!PARAMETERS.some((name) => query.get(name))) return {};
  const { company, event, day, minutes, wrong } = readAsked(query, year);
  const { yearEnd, status, issuer, shares, quarters } = company;
  return {
    end: isoDay(yearEnd),
    status,
    issuer,
    shares,
    quarters,
    event: event.id,
    day: isoDay(day),
    time: clockTime(minutes),
    ...Object.fromEntries(wrong.map((name) => [name, '-'])),
  };
}

/** The address of the calendar: what its files depend on. */
export function companyQuery({ yearEnd, status, issuer, shares, quarters }: Company): string {
  return new URLSearchParams({ end: isoDay(yearEnd), status, issuer, shares, quarters }).toString();
}

/** `09:05`. */
export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59 || minutes === undefined) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

function dayInRange(text: string): Day | undefined {
  return text >= FIRST_DAY && text <= LAST_DAY ? parseDay(text) : undefined;
}
