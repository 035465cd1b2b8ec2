import { createFontStack } from '@capsizecss/core';
import { fromBuffer, type Font } from '@capsizecss/unpack';
import { oneWeight } from './cut-fonts.ts';
import { SANS, SERIFS, type SystemFont } from './system-fonts.ts';
import { charactersOf, fileOf, SUBSETS, WEB_FONTS, type FontSubset, type WebFont } from './web-fonts.ts';

/**
 * The style sheet of the fonts: the brand fonts, and the system fonts of the first paint, each scaled to the width and
 * height of the brand font that it replaces.
 *
 * Each system font has a family of its own. If `local()` does not find a font, the browser skips its family and uses the
 * next one of the stack. Within one family, a later `@font-face` rule would replace an earlier one of the same weight,
 * even if its font is not found.
 */
export async function fontsCss(): Promise<string> {
  const [english] = SUBSETS;
  const standIns = await Promise.all(WEB_FONTS.map(standInRules));
  const stacks = WEB_FONTS.map((font) => `${font.fallback}:${systemStack(font)};`);
  const faces = WEB_FONTS.map((font) => `${font.property}:'${font.family}',var(${font.fallback});`);
  return sheet([
    ...(english ? [subsetRules(english)] : []),
    ...standIns.flat(),
    `:root{${[...stacks, ...faces].join('')}}`,
  ]);
}

/** The style sheets of the subsets that English does not need, by file name. */
export function subsetSheets(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    SUBSETS.slice(1).map((subset) => [`fonts-${subset.name}.css`, sheet([subsetRules(subset)])]),
  );
}

function sheet(lines: string[]): string {
  return `${['/* Written by tools/fonts.ts. */', ...lines].join('\n')}\n`;
}

/**
 * The brand fonts for browsers without scripts. With scripts, app/shell/head-script.ts reads these rules and applies all
 * fonts in one step. It loads those with `swap` at once, and the others when a text has one of their letters: Newsreader
 * Text mostly sets English.
 */
function subsetRules(subset: FontSubset): string {
  const rules = WEB_FONTS.map((font) =>
    rule({
      'font-family': `'${font.family}'`,
      src: `url('./fonts/${fileOf(font, subset)}') format('woff2')`,
      'font-weight': font.weight,
      'font-display': font.family === 'Newsreader Text' && subset !== SUBSETS[0] ? 'fallback' : 'swap',
      'unicode-range': subset.range,
    }),
  );
  return `@media (scripting: none){${rules.join('')}}`;
}

/** Latin, Greek, Cyrillic. The tokens name the fonts of other scripts. */
const STAND_IN_RANGE = 'U+0-58F,U+1E00-22FF';

async function standInRules(font: WebFont): Promise<string[]> {
  const characters = SUBSETS.map(charactersOf).join('');
  const weights = await Promise.all(
    font.standInWeights.map(async (weight) => ({
      isBold: weight >= 600,
      metrics: await fromBuffer(await oneWeight(font, weight, characters)),
    })),
  );
  return systemFonts(font).flatMap((system) =>
    weights.map(({ isBold, metrics }) =>
      rule({
        'font-family': `'${standIn(font, system)}'`,
        src: (isBold ? system.bold : system.regular).map((name) => `local('${name}')`).join(','),
        ...(isBold && { 'font-weight': '600' }),
        ...overrides(metrics, isBold ? system.metrics.bold : system.metrics.regular),
        'unicode-range': STAND_IN_RANGE,
      }),
    ),
  );
}

/** Rounded, because every document has them. No line gap, because every text has a `line-height`. */
function overrides(brand: Font, system: SystemFont['metrics']['regular']): Record<string, string> {
  const { fontFaces } = createFontStack([brand, system], { fontFaceFormat: 'styleObject' });
  const [face] = fontFaces.map((one) => one['@font-face']);
  return {
    'size-adjust': percent(face?.sizeAdjust, 1),
    'ascent-override': percent(face?.ascentOverride, 0),
    'descent-override': percent(face?.descentOverride, 0),
  };
}

function percent(value: string | undefined, digits: number): string {
  return `${Number(Number.parseFloat(value ?? '100').toFixed(digits))}%`;
}

function systemStack(font: WebFont): string {
  return systemFonts(font)
    .map((system) => `'${standIn(font, system)}'`)
    .join(',');
}

function systemFonts({ property }: WebFont): readonly SystemFont[] {
  return property === '--face-sans' ? SANS : SERIFS;
}

function standIn({ family }: WebFont, { name }: SystemFont): string {
  return `${family.replaceAll(/[^A-Z]/g, '')} ${name}`;
}

function rule(descriptors: Record<string, string>): string {
  const body = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
