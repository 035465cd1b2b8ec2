import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontsCss, subsetSheets } from './fonts-css.ts';

const FOLDER = new URL('../../app/styles/', import.meta.url);
const fonts = readFileSync(new URL('fonts.css', FOLDER), 'utf8');
const subsets = Object.keys(subsetSheets()).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const all = [fonts, ...subsets].join('');
const rules = all.match(/@font-face\{[^}]+\}/g) ?? [];

test('the sheets are what the generator writes', async () => {
  expect(fonts, 'Run: npm run fonts').toBe(await fontsCss());
  expect(subsets, 'Run: npm run fonts').toEqual(Object.values(subsetSheets()));
});

test('every font that is named is beside the sheets, with its license', () => {
  const files = Array.from(all.matchAll(/url\('(.+?)'\)/g), ([, file = '']) => file);
  expect(files).toHaveLength(9);
  const beside = [...files, './fonts/OFL-newsreader.txt', './fonts/OFL-libre-franklin.txt'];
  expect(beside.filter((file) => !existsSync(new URL(file, FOLDER)))).toEqual([]);
});

test('every family that a stack names is declared', () => {
  const stacks = Array.from(fonts.matchAll(/--[\w-]+:([^;}]+)/g), ([, stack = '']) => stack);
  const named = stacks.flatMap((stack) => stack.match(/'.+?'/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  for (const family of named) expect(fonts).toContain(`font-family:${family};`);
});

test('no rule replaces another: a family has one rule for a weight and a range', () => {
  const keys = rules.map((rule) =>
    ['font-family', 'font-weight', 'unicode-range'].map((name) => rule.match(`${name}:[^;}]+`)?.[0]).join(),
  );
  expect(new Set(keys).size).toBe(rules.length);
});

test('a system font is as high as the font that it stands in for', () => {
  const heights = rules.flatMap((rule) => {
    const [size, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
      Number(rule.match(new RegExp(`${name}:([\\d.]+)%`))?.[1]),
    );
    return size && ascent && descent ? [{ rule, height: (size * (ascent + descent)) / 100 }] : [];
  });
  expect(heights).toHaveLength(18);
  // In hundredths of the em, of which the sheet keeps whole ones.
  const off = heights.filter(
    ({ rule, height }) => Math.abs(height - (rule.includes("'LF") ? 121.2 : 100)) > 1.2,
  );
  expect(off).toEqual([]);
});
