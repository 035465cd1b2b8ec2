import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import systemFonts from './system-fonts.json' with { type: 'json' };

/** Latin, Greek, Cyrillic and signs. Other scripts keep the fonts that the sheets of their languages name. */
const RANGE = 'U+0-58F,U+1E00-22FF';

/** The name of a system font that is scaled for a face. */
export const standInName = (role: string, family: string) => `${role} in ${family}`;

/**
 * Rules that scale the system fonts of one kind to the average width and the height of a face, for which they stand in until
 * it is loaded. Their metrics are from `@capsizecss/metrics` 4.3.0; those of DejaVu, which it lacks, are from its files, by
 * `@capsizecss/unpack`.
 * @param files of the face, one for each weight
 */
export async function standIns(role: string, kind: string, files: ReadonlyMap<number, Buffer>) {
  const rules = Array.from(files, async ([weight, file]) => {
    const face = await fromBuffer(file);
    const fonts = systemFonts.filter((font) => font.kind === kind && font.isBold === weight >= 600);
    return fonts.map(({ familyName, names, ...metrics }) => {
      const stack = createFontStack([face, { familyName, ...metrics }], { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride } = stack.fontFaces[0]?.['@font-face'] ?? {};
      return `@font-face {
  font-family: '${standInName(role, familyName)}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${rounded(sizeAdjust)};
  ascent-override: ${rounded(ascentOverride)};
  descent-override: ${rounded(descentOverride)};
  unicode-range: ${RANGE};
}\n`;
    });
  });
  return (await Promise.all(rules)).flat().join('');
}

/** A percentage with one decimal, a thousandth of the size. */
const rounded = (percentage: unknown) => `${Number(Number.parseFloat(`${percentage}`).toFixed(1))}%`;
