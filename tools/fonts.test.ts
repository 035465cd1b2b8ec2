import { existsSync, globSync, readFileSync } from 'node:fs';
import { Blob, Buffer as Shaped, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { parsePo, phrasesOf } from '../app/content/po.server.ts';
import { TEST_ALL } from '../tests/fixtures/effort.ts';
import { cut, fontFiles, type FontFile } from './fonts.ts';

const FILES = fontFiles();
const ENGLISH = FILES.filter(({ path }) => path.includes('basic-latin'));
const sheets = globSync('app/styles/fonts*.css').map((path) => readFileSync(path, 'utf8'));
const all = sheets.join('');
const rules = all.match(/@font-face\{[^}]+\}/g) ?? [];

test.runIf(TEST_ALL)('the fonts of the site are what the tool cuts from the packages', async () => {
  for (const file of FILES)
    expect([file.path, (await cut(file)).equals(readFileSync(file.path))]).toEqual([file.path, true]);
});

test('every font that is named is there, with its license', () => {
  expect(FILES).toHaveLength(9);
  const licenses = ['newsreader', 'libre-franklin'].map((name) => `app/styles/fonts/OFL-${name}.txt`);
  const named = [...FILES.map(({ path }) => path), ...licenses];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(FILES)('$path has every character that the sheet promises', async (file) => {
  const there = new Set((await open(file)).face.collectUnicodes());
  // Libre Franklin has no soft hyphen; browsers draw a hyphen in its place.
  const promised = [...file.characters].filter((character) => character !== '\u00ad');
  expect(promised.filter((one) => !there.has(one.codePointAt(0) ?? 0))).toEqual([]);
});

test('English needs the first subset alone, and no letter of any dictionary is without one', () => {
  const there = new Set(FILES.map(({ characters }) => characters).join(''));
  const written = globSync('content/languages/*.po').map((file) => readFileSync(file, 'utf8'));
  const latin = new Set(written.join('').match(/\p{Script=Latin}/gu));
  // The subscript of CO₂ is in neither font.
  expect([...latin].filter((letter) => !there.has(letter))).toEqual([]);
  const keys = Object.keys(phrasesOf(parsePo(written[0] ?? ''))).join('');
  const letters = new Set(ENGLISH[0]?.characters);
  expect([...new Set(keys.match(/\p{Script=Latin}/gu))].filter((one) => !letters.has(one))).toEqual([]);
});

test.each(ENGLISH)('$family keeps its kerning, its weights and its figures of one width', async (file) => {
  const { font } = await open(file);
  expect(width(font, 'To')).toBeLessThan(width(font, 'T') + width(font, 'o'));
  // Libre Franklin has no figures of one width, in its original neither.
  const widths = new Set([...'0123456789'].map((figure) => width(font, figure, 'tnum')));
  expect(widths.size === 1).toBe(file.family.startsWith('Newsreader'));
  const regular = width(font, 'Review');
  font.setVariations([new Variation('wght', 600)]);
  expect(width(font, 'Review') > regular).toBe(file.weights.length > 1);
});

test('every family that a stack names is declared', () => {
  const stacks = Array.from(all.matchAll(/--[\w-]+:([^;}]+)/g), ([, stack = '']) => stack);
  const named = stacks.flatMap((stack) => stack.match(/'.+?'/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  for (const family of named) expect(all).toContain(`font-family:${family};`);
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

async function open({ path, characters }: FontFile): Promise<{ face: Face; font: Font }> {
  const data = await subsetFont(readFileSync(path), characters, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(data));
  return { face, font: new Font(face) };
}

/** In units of the font. */
function width(font: Font, text: string, feature?: string): number {
  const buffer = new Shaped();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, feature ? [new Feature(feature)] : []);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
