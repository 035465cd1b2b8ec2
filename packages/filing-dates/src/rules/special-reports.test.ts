import { expect, test } from 'vitest';
import { isoDay } from '../calendar/days.ts';
import { eventDue } from './events/event-clock.ts';
import type { Company } from './fiscal-years.ts';
import type { Happened } from './special-reports.ts';
import { companyOf, dayOf, eventOf } from './test-company.ts';

function reported(id: string, day: string, rest: Partial<Company>, more: Partial<Happened> = {}) {
  const company = companyOf('2026-12-31', { status: 'other', ...rest });
  const outcome = eventDue(eventOf(id), { day: dayOf(day), company, minutes: 0, ...more });
  return outcome.kind === 'dates'
    ? outcome.dates.map(({ form, due, late }) => [form, isoDay(due), late && isoDay(late.due)])
    : outcome.kind;
}

test.each([
  // From the close of the period: 60, 75 or 90 days.
  ['2027-06-30', '2027-05-03', 'large', [['10-KT', '2027-08-30', '2027-09-14']]],
  ['2027-09-30', '2027-05-03', 'accelerated', [['10-KT', '2027-12-14', '2027-12-29']]],
  // From the decision, which is later.
  ['2027-06-30', '2027-08-16', 'other', [['10-KT', '2027-11-15', '2027-11-30']]],
  // Less than six months: also on Form 10-Q.
  [
    '2027-03-31',
    '2027-03-01',
    'other',
    [
      ['10-QT', '2027-05-17', '2027-05-24'],
      ['10-KT', '2027-06-29', '2027-07-14'],
    ],
  ],
] as const)(
  'a transition period to %s that was decided on %s, of a filer "%s"',
  (day, decided, status, dates) => {
    expect(reported('10-kt', day, { status }, { decided: dayOf(decided) })).toEqual(dates);
  },
);

test.each(['2026-12-31', '2027-12-31'])('no transition period after December 31, 2026 ends on %s', (day) => {
  expect(reported('10-kt', day, {})).toBe('impossible');
});

test.each([
  // Deloitte, Roadmap: Initial Public Offerings, 7.2; August 29, 2026 is a Saturday.
  ['2026-07-15', '2026-03-31', {}, [['10-Q', '2026-08-31', '2026-09-08']]],
  // The regular date is later.
  ['2026-05-01', '2026-03-31', {}, [['10-Q', '2026-08-14', '2026-08-19']]],
  [
    '2027-02-10',
    '2026-09-30',
    {},
    [
      ['10-K', '2027-03-31', '2027-04-15'],
      ['10-Q', '2027-05-17', '2027-05-24'],
    ],
  ],
  // A company is not accelerated before its first annual report, whatever it will be.
  [
    '2027-02-10',
    '2026-09-30',
    { status: 'large' },
    [
      ['10-K', '2027-03-31', '2027-04-15'],
      ['10-Q', '2027-05-17', '2027-05-24'],
    ],
  ],
  [
    '2027-02-10',
    '2026-09-30',
    { shares: 'neither' },
    [
      ['10-K', '2027-05-11', undefined],
      ['10-Q', '2027-05-17', '2027-05-24'],
    ],
  ],
] as const)(
  'after a registration statement effective on %s with statements for %s (%j)',
  (day, covered, company, dates) => {
    expect(reported('first-10-q', day, company, { covered: dayOf(covered) })).toEqual(dates);
  },
);

test.each([
  ['2026-09-11', '2026-09-01'],
  // Ten days before is a Sunday: the Friday before.
  ['2026-09-16', '2026-09-04'],
])('notice of a dividend with the record date %s is given by %s', (record, due) => {
  expect(reported('dividend', record, {})).toEqual([['Rule 10b-17', due, undefined]]);
});
