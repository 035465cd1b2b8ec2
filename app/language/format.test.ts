import { describe, expect, test } from 'vitest';
import { formatOf } from './format.ts';
import { LANGUAGES } from './languages.ts';

/** U+00A0, the no-break space. */
const NBSP = '\u00A0';

describe('money', () => {
  test('follows the language', () => {
    expect(formatOf('en').money(1199)).toBe('$1,199');
    expect(formatOf('de').money(1199)).toBe(`1.199${NBSP}$`);
    expect(formatOf('fr').money(1199)).toBe(`1${NBSP}199${NBSP}$`);
    expect(formatOf('ja').money(1199)).toBe('$1,199');
  });

  test('is marked as US dollars where the sign alone means another currency', () => {
    expect(formatOf('pt').money(1199)).toBe(`US$${NBSP}1.199`);
    expect(formatOf('es').money(499)).toBe(`499${NBSP}US$`);
  });

  test('has its sign to the left in right-to-left languages', () => {
    for (const code of ['ar', 'fa', 'he'] as const) expect(formatOf(code).money(1199)).toBe('$1,199');
  });

  test('has no decimals', () => {
    expect(formatOf('en').money(399.2)).toBe('$399');
  });

  test('may be in another currency', () => {
    expect(formatOf('en').money(5, 0, 'EUR')).toBe('€5');
    expect(formatOf('pt').money(5, 2, 'GBP')).toBe(`£${NBSP}5,00`);
  });

  test('separates thousands even in languages that leave four digits together', () => {
    expect(formatOf('es').money(1199)).toBe(`1.199${NBSP}US$`);
    expect(formatOf('pl').money(1199)).toBe(`1${NBSP}199${NBSP}$`);
  });
});

test('billions have the unit of the language, and the plus sign beside the number', () => {
  const billions = (code: Parameters<typeof formatOf>[0]) =>
    formatOf(code).billions(60, { currency: 'USD', decimals: 0, more: true });
  expect(billions('en')).toBe('$60B+');
  expect(billions('de')).toBe(`60+${NBSP}Mrd.${NBSP}$`);
  expect(billions('fr')).toBe(`60+${NBSP}Md${NBSP}$`);
  expect(billions('zh')).toBe('$600亿+');
});

test.each(LANGUAGES.map(({ code }) => code))('%s writes Latin digits of the Gregorian calendar', (code) => {
  const { money, number, date } = formatOf(code);
  expect(money(1199).replaceAll(/\D/g, '')).toBe('1199');
  expect(number(10_000).replaceAll(/\D/g, '')).toBe('10000');
  expect(date('2025-09-01')).toMatch(/2025/);
});

test('no figure has the narrow space on which releases of CLDR differ', () => {
  const texts = LANGUAGES.flatMap(({ code }) => [formatOf(code).money(1199), formatOf(code).number(10_000)]);
  expect(texts.join()).not.toContain('\u202F');
});

test('a date does not depend on the time zone', () => {
  expect(formatOf('en').date('2025-09-01')).toBe('September 1, 2025');
  expect(formatOf('fa').date('2025-09-01')).toMatch(/^1 .* 2025$/);
  expect(formatOf('th').date('2025-09-01')).not.toContain('2568');
});

test('a percentage has its sign where the language puts it', () => {
  expect(formatOf('en').percent(14.8, 1)).toBe('14.8%');
  expect(formatOf('de').percent(14.8, 1)).toBe(`14,8${NBSP}%`);
  expect(formatOf('tr').percent(98)).toBe('%98');
});

test('Hindi groups thousands as company reports do', () => {
  expect(formatOf('hi').number(1_500_000)).toBe('1,500,000');
  expect(formatOf('hi').money(1_500_000)).toBe('$1,500,000');
});

test('a Gregorian year has no era', () => {
  expect(formatOf('th').date('2025-09-01')).toBe('1 กันยายน 2025');
});

test('millions are counted in ten thousands where the language does so', () => {
  expect(formatOf('en').millions(3.1, 2)).toBe('3.10');
  expect(formatOf('zh').millions(3.1, 2)).toBe('310');
  expect(formatOf('ko').millions(48, 1)).toBe('4,800');
});

test('a large round number is shortened in the language’s own way', () => {
  expect(formatOf('en').compact(10_000)).toBe('10K');
  expect(formatOf('de').compact(10_000)).toBe('10.000');
  expect(formatOf('ja').compact(10_000)).toBe('1万');
});

test('days have no year, and a period is a range', () => {
  const [first, last] = [new Date('2026-11-08'), new Date('2026-11-14')];
  expect(formatOf('en').days(first, first)).toBe('Nov 8');
  expect(formatOf('de').days(first, first)).toBe('8. Nov.');
  expect(String(formatOf('en').days(first, last))).toMatch(/^Nov 8\s*–\s*14$/);
});

test('a length of time is in words', () => {
  expect(formatOf('en').duration(72, 'hour')).toBe('72 hours');
  expect(formatOf('pl').duration(7, 'year')).toBe('7 lat');
  expect(formatOf('sv').duration(30, 'day')).toBe('30 dagar');
  expect(formatOf('sv').duration(1, 'day')).toBe('1 dag');
});
