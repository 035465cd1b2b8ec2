import { CLOSINGS, DOUBTED } from './closings.ts';
import { dayOf, parseDay, weekdayOf, yearOf, type Day } from './days.ts';

/** A day on which the SEC accepts filings: not a Saturday, Sunday, federal holiday or other closing of EDGAR. */
export function isBusinessDay(day: Day): boolean {
  return !isWeekend(day) && !holidaysOf(yearOf(day)).has(day) && !closings.has(day);
}

/** Where a due date moves (17 CFR 240.0-3): the day itself, or the next business day. */
export function toBusinessDay(day: Day): Day {
  return isBusinessDay(day) ? day : toBusinessDay(day + 1);
}

/** The day itself, or the last business day before it: for filings that are due some days before a meeting. */
export function backToBusinessDay(day: Day): Day {
  return isBusinessDay(day) ? day : backToBusinessDay(day - 1);
}

/** The last of the business days before a day, which itself does not count. */
export function businessDaysBefore(day: Day, count: number): Day {
  return count === 0 ? day : businessDaysBefore(backToBusinessDay(day - 1), count - 1);
}

/**
 * The due day without the closing that no announcement confirms; undefined when it is the same.
 * @param from the first day whose closing matters: the day after an event, or the counted day
 */
export function withoutDoubted(from: Day, due: Day): Day | undefined {
  if (from > doubted || due <= doubted) return undefined;
  let before = due - 1;
  while (before > doubted && !isBusinessDay(before)) before--;
  return before;
}

/** Weekdays of a year on which EDGAR is closed, in their order. */
export function closedWeekdaysOf(year: number): Day[] {
  const days: Day[] = [];
  for (let day = dayOf(year, 1, 1); yearOf(day) === year; day++) {
    if (!isWeekend(day) && !isBusinessDay(day)) days.push(day);
  }
  return days;
}

/** The business days after a day, which itself does not count. */
export function businessDaysAfter(day: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let next = day + 1; days.length < count; next++) if (isBusinessDay(next)) days.push(next);
  return days;
}

/** The first day after a day with trading on the New York Stock Exchange (NYSE Rule 7.2). */
export function nextTradingDay(day: Day): Day {
  let next = day + 1;
  while (isWeekend(next) || tradingHolidaysOf(yearOf(next)).has(next) || mourning.has(next)) next++;
  return next;
}

const closings: ReadonlySet<Day> = new Set(CLOSINGS.flatMap(({ day }) => parseDay(day) ?? []));

const doubted = parseDay(DOUBTED) ?? Number.NaN;

/** The closings of EDGAR on which the exchange was closed, too. */
const mourning: ReadonlySet<Day> = new Set([dayOf(2018, 12, 5), dayOf(2025, 1, 9)]);

function isWeekend(day: Day): boolean {
  return weekdayOf(day) % 6 === 0;
}

const holidays = new Map<number, ReadonlySet<Day>>();
const tradingHolidays = new Map<number, ReadonlySet<Day>>();

/** The days on which federal holidays are observed in a year (5 U.S.C. 6103). */
function holidaysOf(year: number): ReadonlySet<Day> {
  const known =
    holidays.get(year) ??
    new Set([
      ...common(year, 2021),
      observed(dayOf(year, 1, 1)),
      // A Saturday: observed on the last day of this year.
      observed(dayOf(year + 1, 1, 1)),
      nth(2, MONDAY, year, 10),
      observed(dayOf(year, 11, 11)),
    ]);
  holidays.set(year, known);
  return known;
}

function tradingHolidaysOf(year: number): ReadonlySet<Day> {
  const newYear = dayOf(year, 1, 1);
  const known =
    tradingHolidays.get(year) ??
    new Set([
      // The exchange was open on June 18, 2021, the first Juneteenth.
      ...common(year, 2022),
      // On a Saturday it is not observed: the day before ends a quarter.
      weekdayOf(newYear) === SATURDAY ? newYear : observed(newYear),
      easterOf(year) - 2,
    ]);
  tradingHolidays.set(year, known);
  return known;
}

/** The holidays of both calendars, except New Year's Day. */
function common(year: number, juneteenthFrom: number): Day[] {
  return [
    nth(3, MONDAY, year, 1),
    nth(3, MONDAY, year, 2),
    nth(1, MONDAY, year, 6) - 7,
    ...(year >= juneteenthFrom ? [observed(dayOf(year, 6, 19))] : []),
    observed(dayOf(year, 7, 4)),
    nth(1, MONDAY, year, 9),
    nth(4, THURSDAY, year, 11),
    observed(dayOf(year, 12, 25)),
  ];
}

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Friday for a Saturday, Monday for a Sunday. */
function observed(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === 0 ? day + 1 : day;
}

/** Such as the third Monday of a month. The last Monday of May is a week before the first of June. */
function nth(count: number, weekday: number, year: number, month: number): Day {
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
}

/** Gregorian Easter Sunday of 1900 to 2099 (Gauss, without the corrections for other centuries). */
function easterOf(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = (moon === 29 && sunday === 6) || (moon === 28 && sunday === 6 && year % 19 > 10);
  return dayOf(year, 3, 22) + moon + sunday - (late ? 7 : 0);
}
