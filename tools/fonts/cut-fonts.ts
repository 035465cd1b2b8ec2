import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersOf, fileOf, PIECES, WEB_FONTS, type WebFont } from './web-fonts.ts';

/** Every piece of every font as a woff2 file; kerning, ligatures and tabular figures stay. */
export async function cutFonts(): Promise<{ file: string; data: Buffer }[]> {
  return Promise.all(
    WEB_FONTS.flatMap((font) =>
      PIECES.map(async (piece) => ({
        file: fileOf(font, piece),
        data: await subsetFont(readOriginal(font, piece.subset), charactersOf(piece), {
          targetFormat: 'woff2',
          variationAxes: font.axes,
        }),
      })),
    ),
  );
}

/** The letters of English in one weight, uncompressed: to measure it, or to draw with it. */
export async function oneWeight(font: WebFont, weight: number, characters: string): Promise<Buffer> {
  return subsetFont(readOriginal(font, 'latin'), characters, {
    targetFormat: 'sfnt',
    variationAxes: { ...font.axes, wght: weight },
  });
}

function readOriginal({ original: [before, after] }: WebFont, subset: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${before}${subset}${after}`)));
}
