import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from './days.ts';
import { companyQuery, PARAMETERS, readAsked, understood } from './query.ts';

const read = (query: string) => readAsked(new URLSearchParams(query), 2026);

test('without a query, the year of the site and a listed large accelerated filer are asked for', () => {
  const { company, wrong } = read('');
  expect(isoDay(company.yearEnd)).toBe('2026-12-31');
  expect(company).toMatchObject({ status: 'large', issuer: 'domestic', shares: 'listed' });
  expect(wrong).toEqual([]);
});

test('a company is read back from its own address', () => {
  const query = 'end=2024-02-29&status=other&issuer=foreign&shares=registered&quarters=weeks';
  expect(companyQuery(read(query).company)).toBe(query);
});

test.each([
  'end=2026-02-30',
  'end=1999-12-31',
  'end=2036-01-01',
  'end=12/31/2026',
  'status=huge',
  'issuer=__proto__',
  'event=9.99',
  'time=25:00',
  'time=12:60',
])('%s gets the default and is named', (query) => {
  const [name] = query.split('=');
  expect(read(query).wrong).toEqual([name]);
  expect(companyQuery(read(query).company)).toBe(companyQuery(read('').company));
});

test('any text in any parameter is read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PARAMETERS), fc.string(), (name, text) => {
      const { company, day, minutes } = readAsked(new URLSearchParams({ [name]: text }), 2026);
      expect([company.yearEnd, day, minutes].every(Number.isInteger)).toBe(true);
    }),
  );
});

const one = (query: string) => new URLSearchParams(understood(new URLSearchParams(query), 2026)).toString();

test('what is understood asks the same', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('', '-', '2026-06-30', '2025-12-31', 'other', 'foreign', 'weeks', '09:05', '5.02'),
  );
  const query = fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), value));
  fc.assert(
    fc.property(query, (values) => {
      const asked = new URLSearchParams(values).toString();
      expect(read(one(asked))).toEqual({ ...read(asked), wrong: read(one(asked)).wrong });
      expect(read(one(asked)).wrong.toSorted()).toEqual(read(asked).wrong.toSorted());
    }),
  );
});

test.each([
  ['', ''],
  ['end=&gclid=1', ''],
  ['end=5zzz', 'end=6zzz&utm_source=x'],
  ['end=2026-12-31', 'day=2026-12-31&status=large'],
  ['time=09:05&status=other', 'status=other&time=09:05&time=10:00'],
])('%s and %s are one question', (first, second) => {
  expect(one(first)).toBe(one(second));
});
