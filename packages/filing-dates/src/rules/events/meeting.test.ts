import { expect, test } from 'vitest';
import { isoDay } from '../../calendar/days.ts';
import { dayOf } from '../test-company.ts';
import { hasProxyRules, meetingDates } from './meeting.ts';

test('the steps to an annual meeting are counted back from it, and never fall on a day without filings', () => {
  const meeting = meetingOf('2027-05-20', '2027-03-26', '2026-05-21', '2026-04-10');
  expect(meetingDates(meeting).map(({ form, due }) => [form, isoDay(due)])).toEqual([
    // 120 days before April 10, 2027, the anniversary: a Friday.
    ['Rule 14a-8', '2026-12-11'],
    ['Rule 14a-8(j)', '2027-01-19'],
    // 20 business days before the record date, without counting it.
    ['Rule 14a-13', '2027-02-26'],
    // 60 and 50 days before May 21, 2027.
    ['Rule 14a-19(b)', '2027-03-22'],
    ['PRE 14A', '2027-03-30'],
    ['Rule 14a-19(d)', '2027-04-01'],
    // April 10, 2027 is a Saturday.
    ['DEF 14A', '2027-04-09'],
    ['Item 5.07', '2027-05-26'],
  ]);
});

function meetingOf(day: string, record: string, last: string, sent: string) {
  return { day: dayOf(day), record: dayOf(record), last: dayOf(last), sent: dayOf(sent) };
}

test('a meeting more than 30 days from the anniversary of the last has no 120-day deadline, and other days for nominees', () => {
  const dates = (last: string) => meetingDates(meetingOf('2026-09-15', '2026-07-20', last, '2025-04-10'));
  const due = (last: string, form: string) =>
    dates(last).flatMap((date) => (date.form === form ? [date.what, isoDay(date.due)] : []));
  // 30 days from the anniversary, and 31.
  expect(due('2025-08-16', 'Rule 14a-8')).toEqual(['proposals', '2025-12-11']);
  expect(due('2025-08-15', 'Rule 14a-8')).toEqual(['proposals-moved', '2026-08-06']);
  expect(due('2025-08-16', 'Rule 14a-19(b)')).toEqual(['nominees', '2026-06-17']);
  expect(due('2025-08-15', 'Rule 14a-19(b)')).toEqual(['nominees', '2026-07-17']);
  expect(due('2025-08-15', 'Rule 14a-19(d)')).toEqual(['own-nominees', '2026-07-27']);
});

test('notices of nominees whose last day is not a business day are due on the next one', () => {
  // 60 days before May 21, 2026 is a Sunday; 50 days before it is a Wednesday.
  const dates = meetingDates(meetingOf('2026-05-20', '2026-03-27', '2025-05-21', '2025-04-06'));
  const due = (form: string) => dates.flatMap((date) => (date.form === form ? isoDay(date.due) : []));
  expect([due('Rule 14a-19(b)'), due('Rule 14a-19(d)')]).toEqual([['2026-03-23'], ['2026-04-01']]);
});

test('only other nominees may be named up to ten days after the announcement of a meeting that moved', () => {
  const dates = meetingDates(meetingOf('2026-09-15', '2026-07-20', '2025-05-21', '2025-04-10'));
  const notes = (form: string) =>
    dates.flatMap((date) => (date.form === form ? date.notes.map(({ note }) => note) : []));
  expect(notes('Rule 14a-19(b)').join(' ')).toContain('ten days');
  expect(notes('Rule 14a-19(d)').join(' ')).not.toContain('ten days');
});

test('the proxy statement names the last day for other nominees at the next meeting', () => {
  const notice = meetingDates(meetingOf('2027-05-20', '2027-03-26', '2026-05-21', '2026-04-10')).find(
    ({ form }) => form === 'DEF 14A',
  );
  expect(notice?.notes.map(({ date }) => date && isoDay(date))).toContain('2028-03-21');
});

test('shareholders’ proposals may be due on a Sunday', () => {
  const meeting = meetingOf('2026-05-20', '2026-03-27', '2025-05-20', '2025-04-06');
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
