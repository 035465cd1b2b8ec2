import { expect, test } from 'vitest';
import { isDay, isoDate, writtenDate } from './dates.ts';

test.each([
  ['2025-09-01', 'Sept 1, 2025'],
  ['2026-03-15', 'March 15, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
])('%s is written %s, and read back', (day, written) => {
  expect(writtenDate(day)).toBe(written);
  expect(isoDate(written)).toBe(day);
});

test.each(['September 1, 2025', 'Sep 1, 2025', 'Sept. 1, 2025', ' Sept 1, 2025 '])('%j is a date', (text) => {
  expect(isoDate(text)).toBe('2025-09-01');
});

test.each(['', 'soon', 'Sept 31, 2025', 'Foo 1, 2025', '1 Sept 2025', '2025-09-01'])('%j is none', (text) => {
  expect(isoDate(text)).toBeUndefined();
});

test.each(['2025-13-01', '2025-02-30', '2025-9-1', ''])('the calendar has no %j', (day) => {
  expect(isDay(day)).toBe(false);
});
