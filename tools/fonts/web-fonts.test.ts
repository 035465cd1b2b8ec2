import { globSync, readFileSync } from 'node:fs';
import { Blob, Buffer as Shaped, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { parsePo, phrasesOf } from '../../app/content/po.server.ts';
import { cutFonts } from './cut-fonts.ts';
import { charactersOf, fileOf, SUBSETS, WEB_FONTS, type FontSubset, type WebFont } from './web-fonts.ts';

test('the fonts of the site are what the tool cuts from the packages', async () => {
  for (const { file, data } of await cutFonts()) {
    expect(data.equals(readFileSync(pathOf(file))), `${file}: run npm run fonts`).toBe(true);
  }
});

test.each(
  WEB_FONTS.flatMap((font) => SUBSETS.map((subset) => [fileOf(font, subset), font, subset] as const)),
)('%s has every character that the sheet promises', async (_, font, subset) => {
  const there = (await open(font, subset)).face.collectUnicodes();
  // Libre Franklin has no soft hyphen; browsers draw a hyphen in its place.
  const promised = [...charactersOf(subset)].filter((character) => character !== '\u00ad');
  expect(promised.filter((one) => !there.includes(one.codePointAt(0) ?? 0))).toEqual([]);
});

test('English needs the first subset alone, and no letter of any dictionary is without one', () => {
  const [english] = SUBSETS;
  const all = new Set(SUBSETS.map(charactersOf).join(''));
  const written = globSync('content/languages/*.po').map((file) => readFileSync(file, 'utf8'));
  const latin = new Set(written.join('').match(/\p{Script=Latin}/gu));
  // The subscript of CO₂ is in neither font.
  expect([...latin].filter((letter) => !all.has(letter))).toEqual([]);
  const keys = Object.keys(phrasesOf(parsePo(written[0] ?? ''))).join('');
  const letters = new Set(english && charactersOf(english));
  expect([...new Set(keys.match(/\p{Script=Latin}/gu))].filter((one) => !letters.has(one))).toEqual([]);
});

test.each(WEB_FONTS)('$family keeps its kerning', async (font) => {
  const { font: opened } = await open(font, SUBSETS[0]);
  expect(width(opened, 'To')).toBeLessThan(width(opened, 'T') + width(opened, 'o'));
});

// Libre Franklin has no figures of one width, in its original neither.
test.each(WEB_FONTS.slice(0, 2))('$family keeps its figures of one width', async (font) => {
  const { font: opened } = await open(font, SUBSETS[0]);
  const figures = [...'0123456789'].map((figure) => width(opened, figure, 'tnum'));
  expect(new Set(figures).size).toBe(1);
});

test.each(WEB_FONTS.slice(1))('$family keeps its weights from regular to bold', async (font) => {
  const { font: opened } = await open(font, SUBSETS[0]);
  const regular = width(opened, 'Review');
  opened.setVariations([new Variation('wght', 600)]);
  expect(width(opened, 'Review')).toBeGreaterThan(regular);
});

function pathOf(file: string): string {
  return `app/styles/fonts/${file}`;
}

async function open(font: WebFont, subset: FontSubset | undefined): Promise<{ face: Face; font: Font }> {
  if (!subset) throw new Error('There is no such subset');
  const file = readFileSync(pathOf(fileOf(font, subset)));
  const face = new Face(new Blob(await subsetFont(file, charactersOf(subset), { targetFormat: 'sfnt' })));
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
