import { expect, test } from 'vitest';
import { isoDay, parseDay } from './days.ts';
import type { Company } from './fiscal-years.ts';
import { eventDue, ruleOf } from './event-clock.ts';
import { EVENTS } from './events.ts';
import { clockTime } from './parameters.ts';

test.each([
  ['a Monday', '1.01', '2026-03-02', '2026-03-06'],
  ['a Friday', '1.01', '2026-03-06', '2026-03-12'],
  ['a Saturday: the period includes the Monday', '1.01', '2026-03-07', '2026-03-12'],
  ['a Sunday: the period includes the Monday', '1.01', '2026-03-08', '2026-03-12'],
  ['the day before Thanksgiving', '5.02', '2026-11-25', '2026-12-02'],
  ['Thanksgiving', '5.02', '2026-11-26', '2026-12-02'],
  ['the end of a year', '2.02', '2026-12-31', '2027-01-07'],
  ['the day before a closing by executive order', '1.01', '2025-01-08', '2025-01-15'],
  ['the closing of EDGAR at the end of 2025', '1.01', '2025-12-22', '2025-12-31'],
  ['a transaction of an insider on a Thursday', 'form-4', '2026-07-02', '2026-07-07'],
  ['a new insider', 'form-3', '2026-03-05', '2026-03-16'],
  ['a purchase of over five percent', '13d', '2026-03-06', '2026-03-13'],
  ['a material change', '13d-a', '2026-03-06', '2026-03-10'],
  ['the Friday before Christmas Eve of 2024', '2.02', '2024-12-20', '2024-12-30'],
  ['the eve of the day of mourning', '13d-a', '2025-01-08', '2025-01-13'],
  ['an order to sell', 'form-144', '2026-03-06', '2026-03-06'],
  ['a first sale', 'form-d', '2026-03-06', '2026-03-23'],
  ['a large trader’s day', '13h', '2026-03-05', '2026-03-16'],
])('after %s, the report of %s is due', (_, id, day, due) => {
  expect(datesOf(id, day).map((date) => isoDay(date.due))).toEqual([due]);
});

test('the days between event and due day that are not counted are named as runs', () => {
  const skipped = (id: string, day: string) => {
    const outcome = eventDue(eventOf(id), dayOf(day), 0);
    return (
      outcome.kind === 'dates' && outcome.skipped.map(({ first, last }) => [isoDay(first), isoDay(last)])
    );
  };
  expect(skipped('1.01', '2026-12-31')).toEqual([['2027-01-01', '2027-01-03']]);
  expect(skipped('1.01', '2026-11-25')).toEqual([
    ['2026-11-26', '2026-11-26'],
    ['2026-11-28', '2026-11-29'],
  ]);
  expect(skipped('1.01', '2026-03-02')).toEqual([]);
  expect(skipped('form-3', '2026-03-05')).toEqual([]);
});

test('financial statements of an acquired business follow within 71 days after the first report was due', () => {
  const due = (day: string) => datesOf('2.01', day).map((date) => isoDay(date.due));
  expect([due('2026-03-02'), due('2025-10-15')]).toEqual([
    ['2026-03-06', '2026-05-18'],
    ['2025-10-21', '2025-12-31'],
  ]);
});

test.each([
  ['a Tuesday morning', '2026-03-03', '08:00', '2026-03-04T09:30'],
  ['a Tuesday at noon: 24 hours are later', '2026-03-03', '12:00', '2026-03-04T12:00'],
  ['a Friday evening', '2026-03-06', '18:00', '2026-03-09T09:30'],
  ['the Saturday before the clocks change', '2026-03-07', '12:00', '2026-03-09T09:30'],
  ['the eve of Good Friday', '2026-04-02', '15:00', '2026-04-06T09:30'],
  ['the eve of Columbus Day, when the exchange is open', '2026-10-09', '15:00', '2026-10-12T09:30'],
  ['the minute before midnight', '2026-03-03', '23:59', '2026-03-04T23:59'],
])('a disclosure that is learned of on %s', (_, day, time, latest) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [date] = datesOf('7.01', day, hours * 60 + minutes);
  expect(date && `${isoDay(date.due)}T${clockTime(date.minutes ?? 0)}`).toBe(latest);
});

test('a date that rests on a doubted closing is also given without it', () => {
  const without = (day: string) => {
    const [date] = datesOf('2.02', day);
    return date?.without !== undefined && isoDay(date.without);
  };
  expect([
    without('2024-12-17'),
    without('2024-12-18'),
    without('2024-12-20'),
    without('2024-12-24'),
  ]).toEqual([false, '2024-12-24', '2024-12-27', false]);
});

/** Arnold & Porter, March 16, 2026, about the answers of the SEC's staff. */
test.each([
  ['2019-05-01', '2026-03-18'],
  ['2025-12-18', '2026-03-18'],
  ['2026-03-02', '2026-03-18'],
  ['2026-03-12', '2026-03-23'],
  ['2026-04-01', '2026-04-13'],
])('an insider of a foreign private issuer since %s files Form 3 by %s', (day, due) => {
  expect(datesOf('form-3', day, 0, 'foreign').map((date) => isoDay(date.due))).toEqual([due]);
});

test.each([
  ['form-4', '2026-03-17', 'foreign', 'not yet'],
  ['1.05', '2023-12-17', 'domestic', 'not yet'],
  ['6-k', '2026-03-17', 'foreign', 'undated'],
  ['6-k', '2026-03-17', 'domestic', 'exempt'],
  ['2.02', '2026-03-17', 'foreign', 'exempt'],
] as const)('%s on %s of an issuer "%s" has no date: %s', (id, day, issuer, kind) => {
  expect(eventDue(eventOf(id), dayOf(day), 0, issuer).kind).toBe(kind);
});

test('items of Form 8-K and Regulation FD do not apply to a foreign private issuer', () => {
  const kept = EVENTS.filter((event) => ruleOf(event, 'foreign')).map(({ id }) => id);
  expect(kept).toEqual(EVENTS.map(({ id }) => id).filter((id) => !/^\d\.\d/.test(id)));
  const others = EVENTS.filter(({ id }) => id !== '6-k');
  expect(others.every((event) => ruleOf(event, 'domestic') === event.rule)).toBe(true);
  expect(ruleOf(eventOf('form-4'), 'foreign')).toBe('section-16-foreign');
});

function datesOf(id: string, day: string, minutes = 0, issuer: Company['issuer'] = 'domestic') {
  const outcome = eventDue(eventOf(id), dayOf(day), minutes, issuer);
  return outcome.kind === 'dates' ? outcome.dates : [];
}

function eventOf(id: string) {
  const event = EVENTS.find((one) => one.id === id);
  if (!event) throw new Error(`There is no ${id}`);
  return event;
}

function dayOf(text: string): number {
  return parseDay(text) ?? Number.NaN;
}
