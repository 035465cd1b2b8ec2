import { parseDay } from '../calendar/days.ts';
import { EVENTS, type FilingEvent } from './events/events.ts';
import type { Company } from './fiscal-years.ts';

// For tests.

export function dayOf(text: string): number {
  return parseDay(text) ?? Number.NaN;
}

/** A company of the usual kind; a test names only the fields that it is about. */
export function companyOf(yearEnd: string, rest: Partial<Company> = {}): Company {
  const usual = { status: 'large', issuer: 'domestic', shares: 'listed', quarters: 'months' } as const;
  return { yearEnd: dayOf(yearEnd), ...usual, ...rest };
}

export function eventOf(id: string): FilingEvent {
  const event = EVENTS.find((one) => one.id === id);
  if (!event) throw new Error(`There is no ${id}`);
  return event;
}
