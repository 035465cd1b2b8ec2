import { describe, expect, test } from 'vitest';
import { formatOf } from './format.ts';
import { LANGUAGES } from './languages.ts';

describe('money', () => {
  test('follows the language', () => {
    expect(formatOf('en').money(1199)).toBe('$1,199');
    expect(formatOf('de').money(1199)).toBe(`1.199 $`);
    expect(formatOf('fr').money(1199)).toBe(`1 199 $`);
    expect(formatOf('ja').money(1199)).toBe('$1,199');
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

  test('separates thousands even in languages that leave four digits together', () => {
    expect(formatOf('es').money(1199)).toBe(`1.199 US$`);
    expect(formatOf('pl').money(1199)).toBe(`1 199 $`);
  });
});

test('billions have the unit of the language, and the plus sign beside the number', () => {
  const billions = (code: Parameters<typeof formatOf>[0]) =>
    formatOf(code).billions(60, { currency: 'USD', decimals: 0, more: true });
  expect(billions('en')).toBe('$60B+');
  expect(billions('de')).toBe(`60+ Mrd. $`);
  expect(billions('fr')).toBe(`60+ Md $`);
  expect(billions('zh')).toBe('$600亿+');
});

test.each(LANGUAGES.map(({ code }) => code))('%s writes Latin digits of the Gregorian calendar', (code) => {
  const { money, number, date } = formatOf(code);
  expect(money(1199).replaceAll(/\D/g, '')).toBe('1199');
  expect(number(10_000).replaceAll(/\D/g, '')).toBe('10000');
  expect(date('2025-09-01')).toMatch(/2025/);
});

test('no format has a space or a direction mark that no keyboard has', () => {
  const texts = LANGUAGES.flatMap(({ code }) => {
    const { money, number, compact, billions, percent, date, days, duration } = formatOf(code);
    return [
      money(1199.5, 2),
      money(5, 0, 'EUR'),
      number(10_000),
      compact(10_000),
      billions(60, { currency: 'USD', decimals: 1, more: true }),
      percent(14.8, 1),
      date('2025-09-01'),
      days(new Date('2026-11-08'), new Date('2026-11-14')),
      duration(72, 'hour'),
    ];
  });
  expect(texts.filter((text) => /(?! )\p{Zs}|[\u200E\u200F\u061C\u2066-\u2069]/u.test(text))).toEqual([]);
});
