import { expect, test } from 'vitest';
import { isoDay } from '../calendar/days.ts';
import { datesOf, outcomeOf } from './lists.ts';
import { NOTES } from '../rules/notes.ts';
import { valuesOf } from './address.ts';
import { readAsked } from './query.ts';

const read = (query: string) => readAsked(new URLSearchParams(query), 2026);

test.each([
  'end=2026-12-31&quarters=weeks',
  'end=2025-02-30',
  'status=huge',
  'status=find&float=-1',
  'issuer=__proto__',
  'shares=some',
  'quarters=own&q1=2027-01-05',
])('with %s there are no dates of the company, because they would be guesses', (query) => {
  expect([datesOf('reports', read(query)), datesOf('ownership', read(query))]).toEqual([[], []]);
});

test.each(['', 'end=2025-09-27&quarters=weeks-2', 'years=4', 'name==1', 'event=9.99'])(
  '"%s" does not affect the dates of the company',
  (query) => {
    expect(datesOf('reports', read(query)).length).toBeGreaterThan(0);
  },
);

test('only dates counted from a later year of weeks say so', () => {
  const further = (query: string) =>
    datesOf('reports', read(query)).flatMap(({ id, notes }) =>
      notes.some(({ note }) => note === NOTES.further) ? [id] : [],
    );
  expect(further('end=2024-12-28&years=2')).toEqual([
    '10-k-2025-12-27',
    '11-k-2025-12-27',
    '10-k-part-iii-2025-12-27',
    '10-q-2026-03-28',
    '11-k-erisa-2025-12-27',
    '10-q-2026-06-27',
    '10-q-2026-09-26',
  ]);
  expect([further('end=2024-12-31&years=2'), further('end=2024-12-28')]).toEqual([[], []]);
});

test('an event without its day is not counted from a default day', () => {
  expect(outcomeOf(read('event=2.02'))).toBeUndefined();
  expect(valuesOf(read('event=2.02&day=')).day).toBe('');
  expect(datesOf('event', read('event=2.02&day=2026-03-02')).map(({ due }) => isoDay(due))).toEqual([
    '2026-03-06',
  ]);
  // Nothing is chosen at first.
  expect([valuesOf(read('')).event, valuesOf(read('')).day]).toEqual(['', '']);
  expect(outcomeOf(read('end=2025-12-31'))).toBeUndefined();
});

test('several companies are in one list, in the order of their days, each date with its company', () => {
  const asked = read(
    'end=2026-12-31&name=Acme&also=2026-09-30,other,Beta, Inc.%0D%0A2026-12-31%09foreign%09Gamma',
  );
  const dates = datesOf('reports', asked);
  expect(dates.map(({ due }) => due)).toEqual(
    dates.map(({ due }) => due).toSorted((one, other) => one - other),
  );
  const annual = dates.filter(({ form, what }) => ['10-K', '20-F'].includes(form) && what === 'report');
  expect(annual.map(({ company, form, due }) => [company, form, isoDay(due)])).toEqual([
    ['Beta, Inc.', '10-K', '2026-12-29'],
    ['Acme', '10-K', '2027-03-01'],
    ['Gamma', '20-F', '2027-04-30'],
  ]);
  expect(valuesOf(asked).also).toBe('2026-09-30, other, Beta, Inc.\n2026-12-31, foreign, Gamma');
  expect(datesOf('ownership', asked).some(({ company }) => company === 'Gamma')).toBe(true);
});

test.each([
  ['name=Acme&also=2026-09-30, huge, Beta', 'also'],
  ['name=Acme&also=2026-09-30, other', 'also'],
  ['name=Acme&also=2026-09-30, other, Beta%0A2026-12-31, other, BETA', 'also'],
  ['name=Acme&also=2026-12-31, other, ACME', 'name'],
  ['also=2026-12-31, other, Beta', 'name'],
])('%s is not a list of companies', (query, name) => {
  const asked = read(query);
  expect([...asked.wrong.keys()]).toEqual([name]);
  expect(datesOf('reports', asked)).toEqual([]);
});
