import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, fileOf, SUBSETS, WEB_FONTS, type WebFont } from './web-fonts.ts';

/** Every subset of every font as a woff2 file, with kerning, ligatures and tabular figures. */
export async function cutFonts(): Promise<{ file: string; data: Buffer }[]> {
  return Promise.all(
    WEB_FONTS.flatMap((font) =>
      SUBSETS.map(async (subset) => ({
        file: fileOf(font, subset),
        data: await subsetFont(readOriginal(font, subset.original), charactersOf(subset), {
          targetFormat: 'woff2',
          variationAxes: font.axes,
        }),
      })),
    ),
  );
}

/** A font with the given characters in one weight, uncompressed, for measuring and drawing. */
export async function oneWeight(font: WebFont, weight: number, characters: string): Promise<Buffer> {
  return subsetFont(readOriginal(font, 'latin'), characters, {
    targetFormat: 'sfnt',
    variationAxes: { ...font.axes, wght: weight },
  });
}

function readOriginal({ original: [before, after] }: WebFont, subset: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${before}${subset}${after}`)));
}
