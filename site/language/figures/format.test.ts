import { expect, test } from 'vitest';
import { formatOf } from './format.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';

test.each<[code: LanguageCode, amount: number, written: string]>([
  ['en', 1199, '$1,199'],
  ['de', 1199, '1.199 $'],
  ['fr', 1199, '1 199 $'],
  ['tr', 1199, '1.199 $'],
  ['ja', 1199, '1,199ドル'],
  ['ko', 1199, '1,199달러'],
  ['zh', 1199, '1,199美元'],
  // Where these languages are spoken, `$` alone means another currency.
  ['pt', 1199, 'US$ 1.199'],
  ['es', 499, '499 US$'],
  // Amounts in sentences use the word; in Arabic its form depends on the number.
  ['ar', 1199, '1,199 دولارًا'],
  ['ar', 35_000, '35,000 دولار'],
  ['fa', 1199, '۱٬۱۹۹ دلار'],
  ['he', 1199, '1,199 דולר'],
  ['hi', 1199, '1,199 डॉलर'],
  ['th', 1199, '1,199 ดอลลาร์'],
  // Amounts in ten thousands have no decimals.
  ['en', 399.2, '$399'],
  // Four digits stay together where the language groups from five on.
  ['es', 1499, '1499 US$'],
  ['es', 14_388, '14.388 US$'],
  ['pl', 1499, '1499 $'],
  ['pl', 14_388, '14 388 $'],
])('money in %s: %d is %s', (code, amount, written) => {
  expect(formatOf(code).money(amount)).toBe(written);
});

test('money may be in another currency', () => {
  expect(formatOf('en').money(5, 0, 'EUR')).toBe('€5');
  expect(formatOf('pt').money(5, 2, 'GBP')).toBe(`£ 5,00`);
});

test('large figures have the unit of the language', () => {
  const billions = (code: LanguageCode) => formatOf(code).compact(60e9, 2, 'USD');
  expect(billions('en')).toBe('$60B');
  expect(billions('de')).toBe(`60 Mrd. $`);
  expect(billions('fr')).toBe(`60 Md $`);
  expect(billions('zh')).toBe('600亿美元');
  expect(formatOf('ja').compact(15_000, 2)).toBe('1.5万');
});

test.each<[code: LanguageCode, written: string]>([
  ['ja', '4,800'],
  ['zh', '4,800'],
  ['ko', '4,800'],
  ['de', '48,0'],
])('millions are counted in ten thousands in Japanese, Chinese and Korean: %s', (code, written) => {
  expect(formatOf(code).millions(48, 1)).toBe(written);
});

test.each<[code: LanguageCode, first: string, last: string, written: string]>([
  // The first of a month is an ordinal where the language says so.
  ['fr', '2027-06-01', '2027-06-01', '1er juin'],
  ['fr', '2027-06-29', '2027-07-01', '29 juin – 1er juil.'],
  ['it', '2027-06-01', '2027-06-03', '1°–3 giu'],
  // A short month has its point.
  ['es', '2027-06-01', '2027-06-03', '1–3 jun.'],
  // Months of a range are not figures.
  ['ja', '2027-06-01', '2027-06-03', '6月1日～3日'],
  ['ja', '2026-12-29', '2027-01-03', '12月29日～1月3日'],
  ['zh', '2027-06-01', '2027-06-03', '6月1日至3日'],
  ['ko', '2027-06-01', '2027-06-03', '6월 1일~3일'],
  ['ja', '2027-06-01', '2027-06-01', '6月1日'],
])('days in %s, from %s to %s, are %s', (code, first, last, written) => {
  expect(formatOf(code).days(new Date(first), new Date(last))).toBe(written);
});

test.each<[code: LanguageCode, day: string, written: string]>([
  ['fr', '2027-06-01', '1er juin 2027'],
  ['fr', '2027-06-11', '11 juin 2027'],
  ['pt', '2027-06-01', '1º de junho de 2027'],
  ['es', '2027-06-01', '1 de junio de 2027'],
])('a date in %s: %s is %s', (code, day, written) => {
  expect(formatOf(code).date(day)).toBe(written);
});

test.each(LANGUAGES.map(({ code }) => code))(
  '%s writes its digits, and dates of the Gregorian calendar',
  (code) => {
    const { money, number, date } = formatOf(code);
    const isPersian = code === 'fa';
    expect(money(1199).replaceAll(/\P{Nd}/gu, '')).toBe(isPersian ? '۱۱۹۹' : '1199');
    expect(number(10_000).replaceAll(/\P{Nd}/gu, '')).toBe(isPersian ? '۱۰۰۰۰' : '10000');
    expect(date('2025-09-01')).toMatch(isPersian ? /۲۰۲۵/ : /2025/);
  },
);

test.each<[code: LanguageCode, written: string]>([
  ['en', '5:30 PM'],
  ['de', '17:30'],
  ['fr', '17 h 30'],
  ['pt', '17h30'],
  ['tr', '17.30'],
  ['nl', '17.30'],
  ['fa', '۱۷:۳۰'],
])('a time of day in %s is %s', (code, written) => {
  expect(formatOf(code).time(new Date('2026-11-09T17:30:00Z'))).toBe(written);
});

test('every format uses only spaces that keyboards have, and no direction marks', () => {
  const texts = LANGUAGES.flatMap(({ code }) => {
    const { money, number, compact, percent, date, days, duration } = formatOf(code);
    return [
      money(1199.5, 2),
      money(5, 0, 'EUR'),
      number(10_000),
      compact(10_000, 2),
      compact(60e9, 2, 'USD'),
      percent(14.8, 1),
      date('2025-09-01'),
      days(new Date('2026-11-08'), new Date('2026-11-14')),
      duration(72, 'hour'),
    ];
  });
  expect(texts.filter((text) => /(?! )\p{Zs}|[\u200E\u200F\u061C\u2066-\u2069]/u.test(text))).toEqual([]);
});
