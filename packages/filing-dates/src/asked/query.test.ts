import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockTime, isoDay, parseDay } from '../calendar/days.ts';
import { PARAMETERS } from './parameters.ts';
import { fileQuery, refusal } from './address.ts';
import { asksForDates, readAsked } from './query.ts';

const read = (query: string) => readAsked(new URLSearchParams(query), 2026);
const refused = (query: string) => refusal(read(query));

test('an empty query stands for the site’s year and a listed large accelerated filer', () => {
  const { company, wrong } = read('');
  expect(isoDay(company.yearEnd)).toBe('2026-12-31');
  expect(company).toMatchObject({
    status: 'large',
    issuer: 'domestic',
    shares: 'listed',
    quarters: 'months',
  });
  expect(wrong.size).toBe(0);
});

test('a company is read back from the address of its files', () => {
  const query =
    'end=2024-02-24&years=3&status=find&float=699.5&revenue=80&was=large&issuer=domestic&shares=registered&quarters=own&q1=2024-06-15&q2=2024-09-07&q3=2024-11-30&name=A+%26+B';
  expect(fileQuery('reports', read(query))).toBe(query);
});

describe('a value that is not valid', () => {
  test.each([
    ['end=2026-02-30', 'end="2026-02-30" is not valid. Allowed: a day from 2019-01-01 to 2035-12-31.'],
    ['end=1999-12-31', 'end="1999-12-31"'],
    ['end=2036-01-01', 'end="2036-01-01"'],
    ['end=12/31/2026', 'end="12/31/2026"'],
    ['end=2026-12-31&end=2025-12-31', 'end="2026-12-31" and "2025-12-31"'],
    ['status=Large', 'status="Large" is not valid. Allowed: large, accelerated, other, find.'],
    ['issuer=__proto__', 'issuer="__proto__"'],
    ['quarters=own&q1=2027-01-05', 'q1="2027-01-05"'],
    ['status=find&float=-1', 'float="-1"'],
    ['end=2025-09-27&quarters=months', 'quarters="months" is not valid for a year that ends on 2025-09-27.'],
    ['years=4', 'years="4" is not valid. Allowed: 1, 2, 3, 5.'],
    ['name==1%2B1', 'name="=1+1"'],
    ['name=https://a.example', 'name='],
    ['event=6.01', 'event="6.01" is not valid. Allowed: 1.01, 1.02'],
    ['time=25:00', 'time="25:00"'],
    ['time=12:60', 'time="12:60"'],
    ['time=13 pm', 'time="13 pm"'],
    ['time=5', 'time="5"'],
    ['meeting=2027-05-20&record=2027-05-20', 'record="2027-05-20"'],
  ])('%s is named, with what is allowed', (query, line) => {
    const name = line.split('=')[0];
    expect([...read(query).wrong.keys()]).toEqual([name]);
    expect(refused(query)?.startsWith(line)).toBe(true);
  });

  test('is cut before it is repeated, and never breaks its line', () => {
    const line = refused(`end=${'x\n'.repeat(500)}`) ?? '';
    expect(line.length).toBeLessThan(160);
    expect(line).not.toContain('\n');
  });

  test('of an item leaves no event to count from', () => {
    expect(read('event=9.99').event).toBeUndefined();
  });
});

test.each([
  ['17:00', '17:00'],
  ['5:00 pm', '17:00'],
  ['5 p.m.', '17:00'],
  ['5PM', '17:00'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['9:05', '09:05'],
  [' 9.05 AM ', '09:05'],
])('the time "%s" is %s', (text, time) => {
  const { minutes, wrong } = read(String(new URLSearchParams({ time: text })));
  expect([clockTime(minutes), wrong.size]).toEqual([time, 0]);
});

test.each([
  ['end=2025-09-27', 'weeks'],
  // The query that the form sends without scripts, for any year-end.
  ['end=2025-09-27&quarters=', 'weeks'],
  ['end=2025-09-30', 'months'],
  ['end=2025-09-27&quarters=weeks-2', 'weeks-2'],
])('%s has quarters of %s', (query, quarters) => {
  expect(read(query).company.quarters).toBe(quarters);
});

/**
 * SEC, Accelerated Filer and Large Accelerated Filer Definitions, April 2020: the table of transitions. A float under
 * 250, or again under 200, makes a smaller reporting company that can be an accelerated filer.
 */
test.each([
  [700, 500, 'other', 'large'],
  [699, 500, 'other', 'accelerated'],
  [75, 500, 'other', 'accelerated'],
  [74, 500, 'other', 'other'],
  [699, 99, 'other', 'other'],
  [699, 100, 'other', 'accelerated'],
  [560, 500, 'large', 'large'],
  [559, 500, 'large', 'accelerated'],
  [59, 500, 'large', 'other'],
  [559, 79, 'large', 'other'],
  [560, 79, 'large', 'large'],
  [60, 500, 'accelerated', 'accelerated'],
  [59, 500, 'accelerated', 'other'],
  [699, 79, 'accelerated', 'other'],
  [699, 80, 'accelerated', 'accelerated'],
  [700, 10, 'accelerated', 'large'],
  [249, 100, 'other', 'accelerated'],
  [249, 99, 'other', 'other'],
  [199, 500, 'accelerated', 'accelerated'],
  [199, 80, 'accelerated', 'accelerated'],
  [74, 80, 'accelerated', 'accelerated'],
  [600, 79, 'accelerated', 'other'],
  [559, 80, 'large', 'accelerated'],
  [60, 500, 'large', 'accelerated'],
  [700, 99, 'other', 'large'],
])('float %d and revenue %d of a filer that was "%s" make it "%s"', (float, revenue, was, status) => {
  expect(read(`status=find&float=${float}&revenue=${revenue}&was=${was}`).company.status).toBe(status);
});

test('any text in any parameter is read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(PARAMETERS)), fc.string(), (name, text) => {
      const { company, day = 0, minutes, meeting } = readAsked(new URLSearchParams({ [name]: text }), 2026);
      const days = [company.yearEnd, day, minutes, ...Object.values(meeting)];
      expect(days.every(Number.isInteger)).toBe(true);
    }),
  );
});

const asks = (query: string) => asksForDates(new URLSearchParams(query));

test.each(['end=2026-12-31', 'end=5zzz', 'utm_source=mail&time=9 am', 'END=2025-12-31', 'status[]=other'])(
  '%s asks for something that the page shows',
  (query) => {
    expect(asks(query)).toBe(true);
  },
);

test.each(['', 'end=', 'end= &gclid=1', 'utm_source=mail'])('%s asks for nothing', (query) => {
  expect(asks(query)).toBe(false);
});

test('the earliest and the latest day are read', () => {
  expect(read('end=2035-12-31').company.yearEnd).toBe(parseDay('2035-12-31'));
  expect(read('end=2019-01-01').wrong.size).toBe(0);
});

test('an unknown parameter is reported, except those that mails, advertisements and other sites add', () => {
  expect(refused('END=2025-12-31')).toMatch(/^"END" is no parameter\. Allowed: end, years, /);
  expect(refused('end[]=2025-02-30')).toMatch(/^"end\[\]" is no parameter/);
  expect(read('END=2025-12-31').unknown).toBe('END');
  const added =
    'utm_source=mail&fbclid=x&msclkid=x&gbraid=x&mc_cid=x&mkt_tok=x&gad_source=1&_gl=x&igshid=x&ref=x';
  expect([refused(`end=2025-12-31&${added}`), asks(added)]).toEqual([undefined, false]);
});
