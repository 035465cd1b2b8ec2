import { describe, expect, test } from 'vitest';
import { formatOf } from './format.ts';
import { isLanguageCode, LANGUAGES, type LanguageCode } from './languages.ts';

describe('money', () => {
  test('follows the language', () => {
    expect(formatOf('en').money(1199)).toBe('$1,199');
    expect(formatOf('de').money(1199)).toBe(`1.199 $`);
    expect(formatOf('fr').money(1199)).toBe(`1 199 $`);
    expect(formatOf('tr').money(1199)).toBe('1.199 $');
    expect(formatOf('ja').money(1199)).toBe('1,199ドル');
    expect(formatOf('ko').money(1199)).toBe('1,199달러');
    expect(formatOf('zh').money(1199)).toBe('1,199美元');
  });

  test('is marked as US dollars where the sign alone means another currency', () => {
    expect(formatOf('pt').money(1199)).toBe(`US$ 1.199`);
    expect(formatOf('es').money(499)).toBe(`499 US$`);
  });

  test('has its sign to the left in right-to-left languages', () => {
    for (const code of ['ar', 'fa', 'he'] as const) expect(formatOf(code).money(1199)).toBe('$1,199');
  });

  test('has no decimals', () => {
    expect(formatOf('en').money(399.2)).toBe('$399');
  });

  test('may be in another currency', () => {
    expect(formatOf('en').money(5, 0, 'EUR')).toBe('€5');
    expect(formatOf('pt').money(5, 2, 'GBP')).toBe(`£ 5,00`);
  });

  test('leaves four digits together where the language groups from five on', () => {
    expect([1499, 14_388].map((amount) => formatOf('es').money(amount))).toEqual(['1499 US$', '14.388 US$']);
    expect([1499, 14_388].map((amount) => formatOf('pl').money(amount))).toEqual(['1499 $', '14 388 $']);
    expect(formatOf('pt').number(1499)).toBe('1.499');
  });
});

test('large figures have the unit of the language', () => {
  const billions = (code: LanguageCode) => formatOf(code).compact(60e9, 2, 'USD');
  expect(billions('en')).toBe('$60B');
  expect(billions('de')).toBe(`60 Mrd. $`);
  expect(billions('fr')).toBe(`60 Md $`);
  expect(billions('zh')).toBe('600亿美元');
  expect(formatOf('ja').compact(15_000, 2)).toBe('1.5万');
});

test('millions are counted in ten thousands in Japanese, Chinese and Korean', () => {
  const millions = (code: LanguageCode) => formatOf(code).millions(48, 1);
  expect(['ja', 'zh', 'ko', 'de'].filter(isLanguageCode).map(millions)).toEqual([
    '4,800',
    '4,800',
    '4,800',
    '48,0',
  ]);
});

describe('days', () => {
  const days = (code: LanguageCode, first: string, last = first) =>
    formatOf(code).days(new Date(first), new Date(last));

  test('the first of a month is an ordinal where the language says so', () => {
    expect(formatOf('fr').date('2027-06-01')).toBe('1er juin 2027');
    expect(formatOf('pt').date('2027-06-01')).toBe('1º de junho de 2027');
    expect(formatOf('fr').date('2027-06-11')).toBe('11 juin 2027');
    expect(days('fr', '2027-06-01')).toBe('1er juin');
    expect(days('fr', '2027-06-29', '2027-07-01')).toBe('29 juin – 1er juil.');
    expect(days('it', '2027-06-01', '2027-06-03')).toBe('1°–3 giu');
  });

  test('months of a range are not figures in Japanese, Chinese and Korean', () => {
    expect(days('ja', '2027-06-01', '2027-06-03')).toBe('6月1日～3日');
    expect(days('ja', '2026-12-29', '2027-01-03')).toBe('12月29日～1月3日');
    expect(days('zh', '2027-06-01', '2027-06-03')).toBe('6月1日至3日');
    expect(days('ko', '2027-06-01', '2027-06-03')).toBe('6월 1일~3일');
    expect(days('ja', '2027-06-01')).toBe('6月1日');
  });
});

test.each(LANGUAGES.map(({ code }) => code))('%s writes Latin digits of the Gregorian calendar', (code) => {
  const { money, number, date } = formatOf(code);
  expect(money(1199).replaceAll(/\D/g, '')).toBe('1199');
  expect(number(10_000).replaceAll(/\D/g, '')).toBe('10000');
  expect(date('2025-09-01')).toMatch(/2025/);
});

test('no format has a space or a direction mark that no keyboard has', () => {
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
