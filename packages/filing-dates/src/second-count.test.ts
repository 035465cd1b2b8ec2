import { expect, test } from 'vitest';
import { datesOf, isoDay, readAsked } from './index.ts';

/**
 * A second count, written from the text of the rules. It uses only the engine's public functions: dates as text,
 * holidays from the tables of the Office of Personnel Management as rules of thumb, days counted one by one.
 */
const next = (day: string, count = 1) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** 5 U.S.C. 6103: a holiday on a Saturday is observed on the Friday before, on a Sunday on the Monday after. */
const FIXED = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);
/** Which weekday of which month: January 15 to 21 has the third Monday. */
const MOVING = [
  ['01', 15, 21, 1],
  ['02', 15, 21, 1],
  ['05', 25, 31, 1],
  ['09', 1, 7, 1],
  ['10', 8, 14, 1],
  ['11', 22, 28, 4],
] as const;
const CLOSED = `2018-12-05 2018-12-24 2019-12-24 2020-12-24 2024-12-24 2025-01-09 2025-12-24 2025-12-26`;

/** Known answers: each day is asked for many times. */
const OPEN = new Map<string, boolean>();
const isOpen = (day: string) => OPEN.getOrInsertComputed(day, countsAsOpen);

function countsAsOpen(day: string): boolean {
  if ([0, 6].includes(weekday(day)) || CLOSED.includes(day)) return false;
  const isHoliday = (one: string) => FIXED.has(one.slice(5)) && !(one.endsWith('06-19') && one < '2021');
  if (isHoliday(day)) return false;
  if (weekday(day) === 5 && isHoliday(next(day))) return false;
  if (weekday(day) === 1 && isHoliday(next(day, -1))) return false;
  const date = Number(day.slice(8));
  return !MOVING.some(
    ([month, first, last, on]) =>
      day.slice(5, 7) === month && date >= first && date <= last && weekday(day) === on,
  );
}

/** Rule 0-3. */
function onOrAfter(day: string): string {
  let one = day;
  while (!isOpen(one)) one = next(one);
  return one;
}

function businessDays(day: string, count: number): string {
  let one = day;
  for (let left = count; left > 0;) if (isOpen((one = next(one)))) left--;
  return one;
}

const lastOfMonth = (month: string, months = 0) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number + months, 0)).toISOString().slice(0, 10);
};
const monthEnds = Array.from({ length: 16 * 12 }, (_, index) => lastOfMonth('2019-01', index));
const everyDay = Array.from({ length: 16 * 366 - 4 }, (_, index) => next('2019-01-01', index)).filter(
  (day) => day <= '2034-12-31',
);

const ask = (list: 'reports' | 'ownership' | 'event' | 'meeting', query: string) =>
  datesOf(list, readAsked(new URLSearchParams(query), 2026));
const iso = (day: number | undefined) => day && isoDay(day);

test.each([
  ['large', 60, 40],
  ['accelerated', 75, 40],
  ['other', 90, 45],
] as const)('reports of a filer "%s" after every month from 2019 to 2034', (status, annual, quarterly) => {
  for (const end of monthEnds) {
    const late = (due: string, days: number) => [due, businessDays(due, 1), onOrAfter(next(due, days))];
    const due = (from: string, days: number) => onOrAfter(next(from, days));
    const quarters = [3, 6, 9].map((months) => late(due(lastOfMonth(end, months), quarterly), 5));
    const found = ask('reports', `end=${end}&status=${status}`);
    const seen = (form: string, what = 'report') =>
      found
        .filter((date) => date.form === form && date.what === what)
        .map((date) => [date.due, date.late?.by, date.late?.due].map(iso));
    expect([end, seen('10-K')]).toEqual([end, [late(due(end, annual), 15)]]);
    expect([end, seen('10-Q')]).toEqual([end, quarters]);
    expect([end, seen('10-K', 'part-iii')[0]?.[0]]).toEqual([end, due(end, 120)]);
    expect([end, seen('11-K', 'plan')]).toEqual([end, [late(due(end, 90), 15)]]);
    expect([end, seen('11-K', 'erisa')]).toEqual([end, [late(due(end, 180), 15)]]);
  }
});

test('annual reports of foreign private issuers after every month from 2019 to 2034', () => {
  for (const end of monthEnds) {
    const annual = ask('reports', `end=${end}&issuer=foreign`).find(({ form }) => form === '20-F');
    expect([end, iso(annual?.due)]).toEqual([end, onOrAfter(lastOfMonth(end, 4))]);
  }
});

test.each([
  ['1.01', 4],
  ['form-4', 2],
])('Item 1.01 or Form 4 (%s) on every day from 2019 to 2034: %d business days', (event, days) => {
  expect(dueAfter(event, everyDay)).toEqual(everyDay.map((day) => [day, businessDays(day, days)]));
});

test.each([
  ['form-3', 10],
  ['form-d', 15],
])('%s on every day from 2019 to 2034: %d calendar days', (event, days) => {
  expect(dueAfter(event, everyDay)).toEqual(everyDay.map((day) => [day, onOrAfter(next(day, days))]));
});

test('Schedule 13D on every day, and 13G of institutions in every month, by the rule of their time', () => {
  const schedule = (day: string) => (day < '2024-02-05' ? onOrAfter(next(day, 10)) : businessDays(day, 5));
  expect(dueAfter('13d', everyDay)).toEqual(everyDay.map((day) => [day, schedule(day)]));
  const days = monthEnds.flatMap((end) => [`${end.slice(0, 8)}01`, end]);
  const monthly = (end: string) => (end < '2024-09-30' ? onOrAfter(next(end, 10)) : businessDays(end, 5));
  expect(dueAfter('13g-month', days)).toEqual(days.map((day) => [day, monthly(lastOfMonth(day))]));
});

function dueAfter(event: string, days: readonly string[]) {
  return days.map((day) => [day, iso(ask('event', `event=${event}&day=${day}`)[0]?.due)]);
}
