import { createFontStack } from '@capsizecss/core';
import { fromBuffer, type Font } from '@capsizecss/unpack';
import { oneWeight } from './cut-fonts.ts';
import { SANS, SERIFS, type SystemFont } from './system-fonts.ts';
import { charactersOf, fileOf, PIECES, WEB_FONTS, type Piece, type WebFont } from './web-fonts.ts';

/**
 * The style sheet of the fonts: the brand's, and for the first paint those that a visitor may have, each stretched
 * so that it is as wide and stands as high as the brand's font that it stands in for.
 *
 * Every system font has a family of its own. A stack passes over a family whose `local()` finds nothing, while
 * inside one family the later of two rules of equal weight replaces the earlier, found or not.
 */
export async function fontsCss(): Promise<string> {
  const [english] = PIECES;
  const standIns = await Promise.all(WEB_FONTS.map(standInRules));
  const stacks = WEB_FONTS.map((font) => `${font.fallback}:${systemStack(font)};`);
  const first = WEB_FONTS.map((font) => `${font.property}:var(${font.fallback});`);
  const then = WEB_FONTS.map((font) => `${font.property}:'${font.family}',var(${font.fallback});`);
  return sheet([
    ...(english ? pieceRules(english) : []),
    ...standIns.flat(),
    `:root{${[...stacks, ...first].join('')}}`,
    '/* The class is set once the fonts are loaded (app/shell/web-fonts.ts). */',
    `:root.fonts{${then.join('')}}`,
    '/* Scripts set the class. Without them the fonts swap in as they load. */',
    `@media (scripting: none){:root{${then.join('')}}}`,
  ]);
}

/** The style sheets of the pieces that English does not need, by file. */
export function pieceSheets(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    PIECES.slice(1).map((piece) => [`fonts-${piece.name}.css`, sheet(pieceRules(piece))]),
  );
}

function sheet(lines: string[]): string {
  return `${['/* Written by tools/fonts.ts. */', ...lines].join('\n')}\n`;
}

/** `swap` is for visitors without scripts; with them a font is named only when it is there. */
function pieceRules(piece: Piece): string[] {
  return WEB_FONTS.map((font) =>
    rule({
      'font-family': `'${font.family}'`,
      src: `url('./fonts/${fileOf(font, piece)}') format('woff2')`,
      'font-weight': font.weight,
      'font-display': 'swap',
      'unicode-range': piece.ranges.map(([first, last]) => codePoints(first, last)).join(','),
    }),
  );
}

/** Latin, Greek, Cyrillic: other scripts are left to the fonts that the tokens name for their languages. */
const STAND_IN_RANGE = 'U+0-58F,U+1E00-22FF';

async function standInRules(font: WebFont): Promise<string[]> {
  const characters = PIECES.map(charactersOf).join('');
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

/** Rounded where nobody sees it, since each document carries them. Every text has a `line-height`, so no line gap. */
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

function codePoints(first: number, last: number): string {
  const from = `U+${first.toString(16).toUpperCase()}`;
  return first === last ? from : `${from}-${last.toString(16).toUpperCase()}`;
}

function rule(descriptors: Record<string, string>): string {
  const body = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
