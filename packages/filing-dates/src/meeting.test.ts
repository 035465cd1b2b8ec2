import { expect, test } from 'vitest';
import { isoDay, parseDay } from './days.ts';
import { hasProxyRules, meetingDates } from './meeting.ts';

const dayOf = (text: string) => parseDay(text) ?? Number.NaN;

test('the steps to an annual meeting are counted back from it, and never fall on a day without filings', () => {
  const meeting = { day: dayOf('2027-05-20'), record: dayOf('2027-03-26'), sent: dayOf('2026-04-10') };
  expect(meetingDates(meeting).map(({ form, due }) => [form, isoDay(due)])).toEqual([
    // 120 days before April 10, 2027, the anniversary: a Friday.
    ['Rule 14a-8', '2026-12-11'],
    ['Rule 14a-8(j)', '2027-01-19'],
    // 20 business days before the record date, without counting it.
    ['Rule 14a-13', '2027-02-26'],
    ['PRE 14A', '2027-03-30'],
    // April 10, 2027 is a Saturday.
    ['DEF 14A', '2027-04-09'],
    ['Item 5.07', '2027-05-26'],
  ]);
});

test('shareholders’ proposals may be due on a Sunday', () => {
  const meeting = { day: dayOf('2026-05-20'), record: dayOf('2026-03-27'), sent: dayOf('2025-04-06') };
  const [first] = meetingDates(meeting);
  expect([first?.form, first && isoDay(first.due)]).toEqual(['Rule 14a-8', '2025-12-07']);
});

test.each([
  ['domestic', 'listed', true],
  ['domestic', 'registered', true],
  ['domestic', 'neither', false],
  ['foreign', 'listed', false],
] as const)('an issuer "%s" with shares "%s" has proxy rules: %s', (issuer, shares, has) => {
  expect(hasProxyRules({ yearEnd: 0, status: 'large', quarters: 'months', issuer, shares })).toBe(has);
});
