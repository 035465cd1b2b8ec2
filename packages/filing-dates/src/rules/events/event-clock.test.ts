import { expect, test } from 'vitest';
import { clockTime, isoDay } from '../../calendar/days.ts';
import type { Company } from '../fiscal-years.ts';
import type { DueDate } from '../due-dates.ts';
import { eventDue, ruleOf } from './event-clock.ts';
import { EVENTS } from './events.ts';
import { NOTES } from '../notes.ts';
import type { Happened } from '../special-reports.ts';
import { companyOf, dayOf, eventOf } from '../test-company.ts';

// Items, Forms 3, 4 and D, and Schedule 13D are counted for every day in second-count.test.ts.
test.each([
  ['the day before Thanksgiving', '5.02', '2026-11-25', '2026-12-02'],
  ['Thanksgiving', '5.02', '2026-11-26', '2026-12-02'],
  ['the end of a year', '2.02', '2026-12-31', '2027-01-07'],
  ['a material change', '13d-a', '2026-03-06', '2026-03-10'],
  ['the Friday before Christmas Eve of 2024', '2.02', '2024-12-20', '2024-12-30'],
  ['the eve of the day of mourning', '13d-a', '2025-01-08', '2025-01-13'],
  ['an order to sell', 'form-144', '2026-03-06', '2026-03-06'],
  ['a large trader’s day', '13h', '2026-03-05', '2026-03-16'],
])('after %s, the report of %s is due', (_, id, day, due) => {
  expect(datesOf(id, day).map((date) => isoDay(date.due))).toEqual([due]);
});

test('the days between event and due day that are not counted are named as runs', () => {
  const skipped = (id: string, day: string) => {
    const outcome = eventDue(eventOf(id), happened(day));
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

test('financial statements of an acquired business are due 71 days after the first report was due', () => {
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

test.each([
  ['13g-month', '2026-03-12', '2026-04-07'],
  ['13g-month', '2026-03-31', '2026-04-07'],
  ['13g-a-month', '2026-04-01', '2026-05-07'],
  // The month of the first quarterly schedules.
  ['13g-month', '2024-09-05', '2024-10-07'],
])('for "%s" an event on %s is counted from the end of its month', (id, day, due) => {
  expect(datesOf(id, day).map((date) => isoDay(date.due))).toEqual([due]);
});

test.each([
  ['13d', '2024-02-04', '2024-02-14'],
  ['13g', '2024-09-27', '2024-10-07'],
  ['13g-month', '2023-11-10', '2023-12-11'],
])('"%s" on %s is counted by the rule of that time, and a note says so', (id, day, due) => {
  const [date] = datesOf(id, day);
  expect(date && [isoDay(date.due), date.notes.some(({ note }) => note === NOTES.before)]).toEqual([
    due,
    true,
  ]);
});

test('the answer has the rule’s reservations', () => {
  const notes = (id: string, day: string, issuer: Company['issuer'] = 'domestic') =>
    datesOf(id, day, 0, issuer)
      .flatMap((date) => date.notes.map(({ note }) => note))
      .join(' ');
  expect(notes('form-4', '2026-06-01', 'foreign')).toMatch(/Australia.*Chile.*India.*Singapore.*English/);
  expect(notes('form-4', '2026-06-01')).not.toContain('Chile');
  expect(notes('1.05', '2024-01-10')).toContain('June 15, 2024');
  expect(notes('5.02', '2026-03-02')).toContain('announce the appointment');
});

test('a date that rests on a doubted closing is also given without it', () => {
  const without = (day: string) => {
    const [date] = datesOf('2.02', day);
    return date ? withoutDoubted(date) : undefined;
  };
  expect([
    without('2024-12-17'),
    without('2024-12-18'),
    without('2024-12-20'),
    without('2024-12-24'),
  ]).toEqual([undefined, '2024-12-24', '2024-12-27', undefined]);
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
  expect(eventDue(eventOf(id), happened(day, { issuer })).kind).toBe(kind);
});

test('items of Form 8-K and Regulation FD do not apply to a foreign private issuer', () => {
  const kept = EVENTS.filter((event) => ruleOf(event, 'foreign')).map(({ id }) => id);
  expect(kept).toEqual(EVENTS.map(({ id }) => id).filter((id) => !/^\d\.\d|10-/.test(id)));
  const others = EVENTS.filter(({ id }) => id !== '6-k');
  expect(others.every((event) => ruleOf(event, 'domestic') === event.rule)).toBe(true);
  expect(ruleOf(eventOf('form-4'), 'foreign')).toBe('section-16-foreign');
});

function datesOf(id: string, day: string, minutes = 0, issuer: Company['issuer'] = 'domestic') {
  const outcome = eventDue(eventOf(id), { ...happened(day, { issuer }), minutes });
  return outcome.kind === 'dates' ? outcome.dates : [];
}

function happened(day: string, rest: Partial<Company> = {}): Happened {
  return { day: dayOf(day), company: companyOf('2025-12-31', { status: 'other', ...rest }), minutes: 0 };
}

function withoutDoubted({ notes }: DueDate) {
  const day = notes.find(({ note }) => note === NOTES.without)?.date;
  return day && isoDay(day);
}
