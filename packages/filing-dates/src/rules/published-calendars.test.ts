import { expect, test } from 'vitest';
import { isoDay } from '../calendar/days.ts';
import { ownershipDates, periodicDates } from './reports.ts';
import { STATUSES, type FilerStatus } from './filer-status.ts';
import { companyOf } from './test-company.ts';

/** A report in a published calendar: due, NT due, due after the NT; an empty text where the calendar is silent. */
type Row = Readonly<Record<FilerStatus, string>>;

interface Calendar {
  source: string;
  yearEnd: string;
  rows: Readonly<Record<string, Row>>;
}

const same = (dates: string) => ({ large: dates, accelerated: dates });

/** Month and day in the year after the year-end. Facts only. */
const CALENDARS: readonly Calendar[] = [
  {
    source: 'Broadridge, 2020 EDGAR Filing Calendar',
    yearEnd: '2019-12-31',
    rows: {
      '10-K': { large: '03-02 03-03 03-17', accelerated: '03-16 03-17 03-31', other: '03-30 03-31 04-14' },
      'part-iii': { ...same('04-29'), other: '04-29' },
      '10-Q 03-31': { ...same('05-11 05-12 05-18'), other: '05-15 05-18 05-20' },
      '10-Q 06-30': { ...same('08-10 08-11 08-17'), other: '08-14 08-17 08-19' },
      '10-Q 09-30': { ...same('11-09 11-10 11-16'), other: '11-16 11-17 11-23' },
      '20-F': { ...same('04-30 05-01 05-15'), other: '04-30 05-01 05-15' },
      '13F 12-31': { ...same('02-14'), other: '02-14' },
      '13F 03-31': { ...same('05-15'), other: '05-15' },
      '13F 06-30': { ...same('08-14'), other: '08-14' },
      '13F 09-30': { ...same('11-16'), other: '11-16' },
    },
  },
  {
    source: 'Broadridge, 2021 SEC Filing Deadlines and Holidays',
    yearEnd: '2020-12-31',
    rows: {
      // The calendar has March 15 for the last of the large filers: see DIFFERENCES.
      '10-K': { large: '03-01 03-02', accelerated: '03-16 03-17 03-31', other: '03-31 04-01 04-15' },
      'part-iii': { ...same('04-30'), other: '04-30' },
      '10-Q 03-31': { ...same('05-10 05-11 05-17'), other: '05-17 05-18 05-24' },
      '10-Q 06-30': { ...same('08-09 08-10 08-16'), other: '08-16 08-17 08-23' },
      '10-Q 09-30': { ...same('11-09 11-10 11-15'), other: '11-15 11-16 11-22' },
      '20-F': { ...same('04-30 05-03 05-17'), other: '04-30 05-03 05-17' },
      '13F 12-31': { ...same('02-16'), other: '02-16' },
      '13F 03-31': { ...same('05-17'), other: '05-17' },
    },
  },
  {
    source: 'Colonial Filings, 2023 calendar; late dates of 10-Q from EDGAR Solutions, 2023',
    yearEnd: '2022-12-31',
    rows: {
      '10-K': { large: '03-01 03-02 03-16', accelerated: '03-16 03-17 03-31', other: '03-31 04-03 04-17' },
      '10-Q 03-31': { ...same('05-10 05-11 05-15'), other: '05-15 05-16 05-22' },
      '10-Q 06-30': { ...same('08-09 - 08-14'), other: '08-14 - 08-21' },
      '10-Q 09-30': { ...same('11-09 - 11-14'), other: '11-14 - 11-20' },
    },
  },
  {
    source: 'Colonial Filings, 2024 calendar; third quarter from Borer Financial, 2024',
    yearEnd: '2023-12-31',
    rows: {
      '10-K': { large: '02-29 03-01 03-15', accelerated: '03-15 03-18 04-01', other: '04-01 04-02 04-16' },
      '10-Q 03-31': { ...same('05-10 05-13 05-15'), other: '05-15 05-16 05-20' },
      '10-Q 06-30': { ...same('08-09 08-12 08-14'), other: '08-14 08-15 08-19' },
      '10-Q 09-30': { ...same('11-12 11-13 11-18'), other: '11-14 11-15' },
    },
  },
];

/** Where a published calendar differs from the rule, and why the rule is followed. */
const DIFFERENCES = [
  {
    source: 'Broadridge 2021: Form 10-K of a large accelerated filer after Form NT 10-K on March 15',
    yearEnd: '2020-12-31',
    status: 'large',
    row: '10-K',
    // Fifteen days after March 1, as in the calendars of 2022 and 2023, which have the same due date.
    ours: '03-01 03-02 03-16',
  },
  {
    source: 'Borer 2024: Form 10-Q of a non-accelerated filer after Form NT 10-Q on November 20',
    yearEnd: '2023-12-31',
    status: 'other',
    row: '10-Q 09-30',
    // Five days after November 14, as the same calendar counts in the first two quarters.
    ours: '11-14 11-15 11-19',
  },
  {
    source: 'Borer 2024: Form 20-F on May 1',
    yearEnd: '2023-12-31',
    status: 'other',
    row: '20-F',
    // Four months after December 31 is April 30, as Broadridge has it in 2020 and 2021.
    ours: '04-30 05-01 05-15',
  },
] as const;

const cells = CALENDARS.flatMap(({ source, yearEnd, rows }) =>
  Object.entries(rows).flatMap(([row, dates]) =>
    STATUSES.map((status) => ({ source, yearEnd, row, status, published: dates[status] })),
  ),
);

test.each(cells)('$row of a filer "$status", year-end $yearEnd, has the date of $source', (cell) => {
  const published = cell.published.split(' ');
  const computed = datesOf(cell).split(' ');
  expect(published.map((date, index) => (date === '-' ? date : computed[index]))).toEqual(published);
});

test.each(DIFFERENCES)(
  'where a calendar differs from the rule, the rule counts: $source',
  ({ ours, ...cell }) => {
    expect(datesOf(cell)).toBe(ours);
  },
);

/** SecureX Filings, 2023: large accelerated filers with other year-ends. */
test.each([
  ['10-K', '2023-03-31', '2023-03-31', '2023-05-30'],
  ['10-K', '2023-04-30', '2023-04-30', '2023-06-29'],
  ['10-K', '2023-05-31', '2023-05-31', '2023-07-31'],
  ['10-K', '2023-10-31', '2023-10-31', '2024-01-02'],
  ['10-K', '2023-11-30', '2023-11-30', '2024-01-29'],
  ['10-Q', '2023-01-31', '2023-04-30', '2023-06-09'],
  ['10-Q', '2022-08-31', '2023-05-31', '2023-07-10'],
  ['10-Q', '2023-07-31', '2023-10-31', '2023-12-11'],
  ['10-Q', '2023-02-28', '2023-11-30', '2024-01-09'],
  ['10-Q', '2023-03-31', '2023-12-31', '2024-02-09'],
])('Form %s, year-end %s, period %s, is due on %s', (form, yearEnd, end, due) => {
  const found = periodicDates(companyOf(yearEnd)).find(
    (date) => date.form === form && isoDay(date.period.end) === end,
  );
  expect(found && isoDay(found.due)).toBe(due);
});

interface Cell {
  yearEnd: string;
  row: string;
  status: FilerStatus;
}

/** Month and day of due, NT and late date, as in the tables. */
function datesOf({ yearEnd, row, status }: Cell): string {
  const [form = '', end] = row.split(' ');
  const asked = companyOf(yearEnd, { status, issuer: form === '20-F' ? 'foreign' : 'domestic' });
  const date = [...periodicDates(asked), ...ownershipDates(asked)].find(
    (one) =>
      (form === 'part-iii' ? one.what === form : one.form === form && one.what !== 'part-iii') &&
      (!end || isoDay(one.period.end).endsWith(end)),
  );
  const days = date && (date.late ? [date.due, date.late.by, date.late.due] : [date.due]);
  return (days ?? []).map((day) => isoDay(day).slice(5)).join(' ');
}
