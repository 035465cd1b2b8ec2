/** A calendar day without time and zone: days since January 1, 1970. */
export type Day = number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param month 1 to 12 */
export function dayOf(year: number, month: number, date: number): Day {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Undefined unless it is a day of the calendar, `2026-12-31`. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  // Some engines read February 30 as March 1 or 2.
  return Number.isInteger(day) && isoDay(day) === text ? day : undefined;
}

/** `2026-12-31`. */
export function isoDay(day: Day): string {
  return dateOf(day).toISOString().slice(0, 10);
}

/** Midnight UTC. */
export function dateOf(day: Day): Date {
  return new Date(day * DAY_MS);
}

/** 0 is Sunday. January 1, 1970 was a Thursday. */
export function weekdayOf(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function yearOf(day: Day): number {
  return dateOf(day).getUTCFullYear();
}

/** The last day of a month stays the last day of the month: four months after February 28 is June 30. */
export function addMonths(day: Day, months: number): Day {
  const date = dateOf(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1 + months;
  const last = dayOf(year, month + 1, 0);
  return isMonthEnd(day) ? last : Math.min(last, dayOf(year, month, date.getUTCDate()));
}

/** The last day of the month of a day. */
export function monthEndOf(day: Day): Day {
  const date = dateOf(day);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 2, 0);
}

export function isMonthEnd(day: Day): boolean {
  return dateOf(day + 1).getUTCDate() === 1;
}

/** `09:05`, of minutes after midnight. */
export function clockTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
