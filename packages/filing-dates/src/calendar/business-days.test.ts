import { expect, test } from 'vitest';
import { isBusinessDay, nextTradingDay } from './business-days.ts';
import { dayOf, isoDay, weekdayOf, yearOf } from './days.ts';

/** Holidays on weekdays, and closings, as published for EDGAR. */
test.each([
  // ICI memo 31512 for December 5; Morrison & Foerster for December 24.
  [2018, '01-01 01-15 02-19 05-28 07-04 09-03 10-08 11-12 11-22 12-05 12-24 12-25'],
  // Broadridge 2020; Cooley PubCo for December 24.
  [2020, '01-01 01-20 02-17 05-25 07-03 09-07 10-12 11-11 11-26 12-24 12-25'],
  // Broadridge 2021; Cooley PubCo for June 18. The holidays that fall on Saturdays are observed on Fridays.
  [2021, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  // EDGAR Solutions 2022.
  [2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
  // Colonial Filings 2023.
  [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  // Colonial Filings 2024; the President's order for December 24.
  [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-24 12-25'],
  // Federal holidays; Mayer Brown for January 9; TheCorporateCounsel.net for December 24 to 26.
  [2025, '01-01 01-09 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-24 12-25 12-26'],
])('EDGAR is closed on the published weekdays of %i', (year, days) => {
  expect(
    weekdaysOf(year)
      .filter((day) => !isBusinessDay(day))
      .map(monthAndDay)
      .join(' '),
  ).toBe(days);
});

/** Calendars of the New York Stock Exchange. */
test.each([
  [2021, '01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24'],
  [2022, '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26'],
  [2024, '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25'],
  [2025, '01-01 01-09 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25'],
  [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25'],
])('there is no trading on the published weekdays of %i', (year, days) => {
  const closed = weekdaysOf(year).filter((day) => nextTradingDay(day - 1) !== day);
  expect(closed.map(monthAndDay).join(' ')).toBe(days);
});

function weekdaysOf(year: number): number[] {
  const days = [];
  for (let day = dayOf(year, 1, 1); yearOf(day) === year; day++) if (weekdayOf(day) % 6 > 0) days.push(day);
  return days;
}

function monthAndDay(day: number): string {
  return isoDay(day).slice(5);
}
