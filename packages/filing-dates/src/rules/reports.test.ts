import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessDaysAfter, isBusinessDay } from '../calendar/business-days.ts';
import { addMonths, isoDay } from '../calendar/days.ts';
import type { DueDate } from './due-dates.ts';
import { notInForce, ownershipDates, periodicDates } from './reports.ts';
import { fiscalYears, QUARTERS, type Company } from './fiscal-years.ts';
import { ISSUERS, SHARES } from '../asked/parameters.ts';
import { STATUSES } from './filer-status.ts';
import { NOTES } from './notes.ts';
import { companyOf, dayOf } from './test-company.ts';
import { FIRST_DAY, LAST_DAY, RULES } from './rules.ts';

const companies = fc.record<Company>({
  yearEnd: fc.integer({ min: dayOf(FIRST_DAY), max: dayOf(LAST_DAY) - 1 }),
  status: fc.constantFrom(...STATUSES),
  issuer: fc.constantFrom(...ISSUERS),
  shares: fc.constantFrom(...SHARES),
  quarters: fc.constantFrom(...QUARTERS),
});

function datesOf(company: Company): DueDate[] {
  return [...periodicDates(company), ...ownershipDates(company)];
}

describe('for a year that ends on any day', () => {
  test('every due day is the first business day on or after the counted day', () => {
    fc.assert(
      fc.property(companies, (company) => {
        for (const { due, counted, late } of datesOf(company)) {
          expect(isBusinessDay(due)).toBe(true);
          expect(due).toBeGreaterThanOrEqual(counted);
          expect(businessDaysAfter(counted - 1, 1)).toEqual([due]);
          if (!late) continue;
          expect(isBusinessDay(late.by) && isBusinessDay(late.due)).toBe(true);
          expect(due < late.by && late.by <= late.due).toBe(true);
        }
      }),
    );
  });

  test('no date is earlier when the year ends a day later', () => {
    fc.assert(
      fc.property(companies, (company) => {
        const later = datesByName({ ...company, yearEnd: company.yearEnd + 1 });
        for (const [name, due] of datesByName(company)) {
          expect(later.get(name)).toBeGreaterThanOrEqual(due);
        }
      }),
    );
  });

  test('each date has its own id and a rule that is in force', () => {
    fc.assert(
      fc.property(companies, (company) => {
        const dates = datesOf(company);
        expect(new Set(dates.map(({ id }) => id)).size).toBe(dates.length);
        for (const { rule, counted, notes } of dates) {
          const isOld = notes.some(({ note }) => note === NOTES.before);
          expect(isOld || RULES[rule].inForce <= counted).toBe(true);
        }
      }),
    );
  });
});

test.each([
  ['a leap day', '2024-02-29', '10-K', 'large', '2024-04-29'],
  ['the last Saturday of September', '2026-09-26', '10-K', 'large', '2026-11-25'],
  ['the end of February', '2027-02-28', '20-F', 'large', '2027-06-30'],
  ['the end of June', '2026-06-30', '20-F', 'large', '2026-11-02'],
  ['a leap year', '2027-12-31', '10-K', 'large', '2028-02-29'],
] as const)('a year that ends on %s', (_, yearEnd, form, status, due) => {
  const company = companyOf(yearEnd, { status, issuer: form === '20-F' ? 'foreign' : 'domestic' });
  const found = periodicDates(company).find((date) => date.form === form);
  expect(found && isoDay(found.due)).toBe(due);
});

test('quarters of 13 weeks end on the weekday of the year-end', () => {
  const dates = periodicDates(companyOf('2026-09-26', { quarters: 'weeks' }));
  const ends = dates.filter(({ form }) => form === '10-Q').map(({ period }) => isoDay(period.end));
  expect(ends).toEqual(['2026-12-26', '2027-03-27', '2027-06-26']);
});

const quarterlyDue = (company: Company) =>
  periodicDates(company).flatMap(({ form, due }) => (form === '10-Q' ? [isoDay(due)] : []));

test.each([
  // Apple, fiscal 2023: the first quarter ended on December 31, 2022.
  ['2022-09-24', 'weeks-1', ['2023-02-09', '2023-05-11', '2023-08-10']],
  ['2022-09-24', 'weeks-2', ['2023-02-02', '2023-05-11', '2023-08-10']],
  ['2022-09-24', 'weeks-3', ['2023-02-02', '2023-05-04', '2023-08-10']],
] as const)(
  'after %s, the dates from the quarter of 14 weeks on (%s) are a week later',
  (end, quarters, due) => {
    expect(quarterlyDue(companyOf(end, { quarters }))).toEqual(due);
  },
);

test('entered quarter-ends decide the dates of the quarters', () => {
  const quarterEnds = ['2025-11-23', '2026-02-15', '2026-05-10'].map(dayOf);
  expect(quarterlyDue(companyOf('2025-08-31', { quarters: 'own', quarterEnds }))).toEqual([
    '2026-01-02',
    '2026-03-27',
    '2026-06-22',
  ]);
});

test.each([
  ['months', '2026-12-31', ['2026-12-31', '2027-12-31', '2028-12-31']],
  ['months', '2027-02-28', ['2027-02-28', '2028-02-29', '2029-02-28']],
  ['weeks', '2025-09-27', ['2025-09-27', '2026-09-26', '2027-09-25']],
  ['weeks-1', '2022-09-24', ['2022-09-24', '2023-09-30', '2024-09-28']],
] as const)('years of quarters of %s follow %s', (quarters, yearEnd, ends) => {
  const years = fiscalYears(companyOf(yearEnd, { quarters }), 3);
  expect(years.map((company) => isoDay(company.yearEnd))).toEqual(ends);
});

/**
 * SEC Financial Reporting Manual, 1220.1 and 1220.3: 129 or 134 days, and until the next annual report is due. Two dates of
 * non-accelerated filers are in the example there and in the calendar of Cherry Bekaert.
 */
test.each([
  ['2020-12-31', 'large', ['2021-05-10', '2021-08-09', '2021-11-08', '2022-03-01']],
  ['2020-12-31', 'accelerated', ['2021-05-10', '2021-08-09', '2021-11-08', '2022-03-16']],
  ['2020-12-31', 'other', ['2021-05-14', '2021-08-12', '2021-11-12', '2022-03-31']],
  ['2024-12-31', 'other', ['2025-05-14', '2025-08-12', '2025-11-12', '2026-03-31']],
] as const)(
  'statements for %s of a filer "%s" are too old after the published days',
  (yearEnd, status, days) => {
    const fresh = periodicDates(companyOf(yearEnd, { status })).flatMap((date) => date.fresh ?? []);
    expect(fresh.map(isoDay)).toEqual(days);
  },
);

const isoDays = (days: readonly (number | undefined)[]) => days.map((day) => day && isoDay(day));

test.each([
  ['10-Q', '2020-12-31', {}, 'freshAtLeast', [undefined, undefined, '2022-02-14']],
  ['20-F', '2025-12-31', { issuer: 'foreign' }, 'fresh', ['2026-09-30']],
  ['13H', '2024-06-30', {}, 'due', ['2025-02-14']],
  // From a Sunday.
  ['SD', '2025-12-31', {}, 'due', ['2026-06-01']],
  ['13F', '2026-01-31', {}, 'due', ['2026-02-17', '2026-05-15', '2026-08-14', '2026-11-16']],
  ['13G', '2026-01-31', {}, 'due', ['2026-02-17', '2026-05-15', '2026-08-14', '2026-11-16']],
] as const)('Form %s after %s has the days of its rule (%j, %s)', (form, yearEnd, rest, name, days) => {
  const dates = datesOf(companyOf(yearEnd, rest)).filter((date) => date.form === form);
  expect(isoDays(dates.map((date) => date[name]))).toEqual(days);
});

test('a date that a doubted closing moves is also given without it', () => {
  const [nt] = periodicDates(companyOf('2024-09-25', { status: 'other', quarters: 'weeks' }));
  const without = nt?.notes.find(({ note }) => note === NOTES.without)?.date;
  expect([nt?.form, nt && isoDay(nt.due), without && isoDay(without)]).toEqual([
    '10-K',
    '2024-12-26',
    '2024-12-24',
  ]);
});

test.each([
  ['a foreign private issuer', '2026-12-31', { issuer: 'foreign' }, ['20-F', '13F', '5'], ['10-Q', 'N-PX']],
  ['one before its insiders reported', '2026-03-17', { issuer: 'foreign' }, ['20-F'], ['5']],
  ['one whose insiders just report', '2026-03-18', { issuer: 'foreign' }, ['20-F', '5'], []],
  ['a company under Section 15(d)', '2026-12-31', { shares: 'neither' }, ['10-K'], ['5', '13F', '13G']],
  ['an unlisted class', '2026-12-31', { shares: 'registered' }, ['10-K', '5', '13G'], ['13F', '13H', 'N-PX']],
] as const)('%s, year-end %s, has the reports that apply to it (%j)', (_who, yearEnd, rest, some, none) => {
  const forms = datesOf(companyOf(yearEnd, rest)).map(({ form }) => form);
  expect(forms).toEqual(expect.arrayContaining([...some]));
  expect(forms.filter((form) => none.some((one) => one === form))).toEqual([]);
});

test('reports of holders are chosen by their due day in the twelve months after the year-end', () => {
  fc.assert(
    fc.property(companies, (company) => {
      const last = addMonths(company.yearEnd, 12);
      expect(ownershipDates(company).every(({ due }) => due > company.yearEnd && due <= last)).toBe(true);
    }),
  );
});

test('rules that were not in force yet are named', () => {
  const rules = (yearEnd: string) => notInForce(companyOf(yearEnd)).map(({ form }) => form);
  expect([rules('2022-12-31'), rules('2023-12-31'), rules('2024-12-31')]).toEqual([
    ['13G', 'N-PX'],
    ['13G'],
    [],
  ]);
});

/** The due days of the reports, those on Form 10-Q numbered. */
function datesByName(company: Company): Map<string, number> {
  let quarter = 0;
  return new Map(
    periodicDates(company).map(({ form, what, due }) => [
      form === '10-Q' ? `${form} ${quarter++}` : `${form} ${what}`,
      due,
    ]),
  );
}
