import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from './rules.ts';

test.each(Object.entries(RULES))(
  'the rule of %s is cited by its paragraph, and sources.md quotes it',
  (id, { name, url }) => {
    expect(name).toMatch(/\(|Instruction|Item|Section/);
    expect(url.startsWith('https://')).toBe(true);
    const row = readFileSync(join(import.meta.dirname, '../../sources.md'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| ${id} |`));
    expect(row).toContain(name);
  },
);

test('Form 20-F is cited by the text that has its four months', () => {
  expect(RULES['20-F'].name).toBe('Form 20-F, General Instruction A(b)');
});

test('a filing has the date of its day until 5:30 p.m., and reports of owners until 10 p.m.', () => {
  expect([RULES['10-K'].until, RULES['8-K'].until, RULES['13F'].until]).toEqual([1050, 1050, 1050]);
  expect([RULES['form-4'].until, RULES['13D'].until, RULES['144'].until]).toEqual([1320, 1320, 1320]);
});
