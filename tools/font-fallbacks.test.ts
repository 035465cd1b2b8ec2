import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsCss } from './font-fallbacks.ts';

const SHEET = new URL('../app/styles/fonts.css', import.meta.url);
const sheet = readFileSync(SHEET, 'utf8');
const rules = sheet.match(/@font-face {[^}]+}/g) ?? [];

test('the sheet is what the generator writes', () => {
  expect(sheet, 'Run: node tools/font-fallbacks.ts').toBe(fontsCss());
});

test('every face of the brand lies beside the sheet, with its licence', () => {
  const files = [...sheet.matchAll(/url\('(.+?)'\)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(3);
  const beside = [...files, './fonts/OFL-newsreader.txt', './fonts/OFL-libre-franklin.txt'];
  expect(beside.filter((file) => !existsSync(new URL(file, SHEET)))).toEqual([]);
});

test('every family that a stack names is declared', () => {
  const named = [...sheet.matchAll(/--[\w-]+: (.+);/g)].flatMap(
    ([, value = '']) => value.match(/'.+?'/g) ?? [],
  );
  for (const family of named) expect(sheet).toContain(`font-family: ${family};`);
});

test('no rule replaces another: one family has one rule a weight', () => {
  const keys = rules.map(
    (rule) => rule.match(/font-family: .+?;/)?.[0] + (rule.match(/font-weight: .+?;/)?.[0] ?? ''),
  );
  expect(new Set(keys).size).toBe(rules.length);
});

test('a face of the system stands as high as the brand face that it waits for', () => {
  const heights = rules.flatMap((rule) => {
    const [size, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
      Number(rule.match(new RegExp(`${name}: ([\\d.]+)%`))?.[1]),
    );
    return size && ascent && descent ? [{ rule, height: (size * (ascent + descent)) / 100 }] : [];
  });
  expect(heights).toHaveLength(18);
  for (const { rule, height } of heights) expect(height).toBeCloseTo(rule.includes("'LF") ? 121.2 : 100, 1);
});
