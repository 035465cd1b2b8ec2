import { expect, test } from 'vitest';
import { isoDay } from './days.ts';
import { datesOf, outcomeOf } from './lists.ts';
import { readAsked, valuesOf } from './query.ts';

const read = (query: string) => readAsked(new URLSearchParams(query), 2026);

test.each([
  'end=2026-12-31&quarters=weeks',
  'end=2025-02-30',
  'status=huge',
  'status=find&float=-1',
  'issuer=__proto__',
  'shares=some',
  'quarters=own&q1=2027-01-05',
])('%s leaves no dates of the company: they would be a guess', (query) => {
  expect([datesOf('reports', read(query)), datesOf('ownership', read(query))]).toEqual([[], []]);
});

test.each(['', 'end=2025-09-27&quarters=weeks-2', 'years=4', 'name==1', 'event=9.99'])(
  '"%s" leaves the dates of the company',
  (query) => {
    expect(datesOf('reports', read(query)).length).toBeGreaterThan(0);
  },
);

test('what is counted from a later year of weeks says so, and nothing else does', () => {
  const further = (query: string) =>
    datesOf('reports', read(query)).flatMap(({ id, isFurther }) => (isFurther ? [id] : []));
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

test('an event that is named without its day is not counted from a day that nobody named', () => {
  expect(outcomeOf(read('event=2.02'))).toBeUndefined();
  expect(valuesOf(read('event=2.02&day=')).day).toBe('');
  expect(datesOf('event', read('event=2.02&day=2026-03-02')).map(({ due }) => isoDay(due))).toEqual([
    '2026-03-06',
  ]);
  // The plain page has an example, with its day in the field.
  expect(valuesOf(read('')).day).toBe('2026-12-31');
  expect(outcomeOf(read('end=2025-12-31'))?.kind).toBe('dates');
});
