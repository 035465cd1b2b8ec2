import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import systemFonts from './fonts/system-fonts.json' with { type: 'json' };
import { standInName, standIns } from './fonts/stand-ins.ts';

interface Face {
  role: string;
  /** The system fonts that stand in for it. */
  kind: 'serif' | 'sans';
  /** A package of `@fontsource-variable`, and the end of the names of its files. */
  package: string;
  axes: string;
  /** Optical size in points, where the font has that axis. */
  opsz?: number;
  /** One weight, or the ends of a range. */
  weights: readonly number[];
}

/**
 * The faces of the site. For another one, install its package, name it here, and run `npm run fonts`. The last one is
 * for the pages that have its stand-ins (site/shell/head/head-script.ts).
 */
export const FACES: readonly Face[] = [
  { role: 'Display', kind: 'serif', package: 'newsreader', axes: 'standard', opsz: 72, weights: [420] },
  { role: 'Sans', kind: 'sans', package: 'libre-franklin', axes: 'wght', weights: [400, 600] },
  { role: 'Text', kind: 'serif', package: 'newsreader', axes: 'standard', opsz: 18, weights: [400, 600] },
];

/**
 * Browsers load the files that have a letter of the page. `original` is the part of the package that has the letters.
 */
const SUBSETS = [
  {
    name: 'basic-latin',
    original: 'latin',
    range:
      'U+20-7E,U+A0,U+A3,U+A7,U+A9,U+AB,U+AD-AE,U+B0-B2,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2122,U+2212',
  },
  {
    name: 'latin-1',
    original: 'latin',
    range: 'U+A1,U+AA,U+BA,U+BF-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2039-203A',
  },
  {
    name: 'latin-extended-a',
    original: 'latin-ext',
    range: 'U+100-130,U+134-137,U+139-148,U+14A-151,U+154-17E,U+218-21B',
  },
] as const;

const FOLDER = 'site/styles';

/** One file of a face. */
export interface FontFile extends Face {
  subset: (typeof SUBSETS)[number];
  /** Its path in the repository. */
  path: string;
}

export const FONT_FILES: readonly FontFile[] = SUBSETS.flatMap((subset) =>
  FACES.map((face) => ({
    ...face,
    subset,
    path: `${FOLDER}/fonts/${face.role.toLowerCase()}-${subset.name}.woff2`,
  })),
);

/**
 * The file with the characters of its subset and the weights of its face, and with kerning, ligatures and figures of
 * one width.
 */
export async function cut({
  package: name,
  axes,
  opsz,
  weights,
  subset,
}: Omit<FontFile, 'path'>): Promise<Buffer> {
  const [min = 400, max = min] = weights;
  return subsetFont(
    readFileSync(originalPath(name, `files/${name}-${subset.original}-${axes}-normal.woff2`)),
    charactersIn(subset.range),
    {
      targetFormat: 'woff2',
      variationAxes: { ...(opsz && { opsz }), wght: min === max ? min : { min, max } },
    },
  );
}

/** All characters of a `unicode-range`. */
export function charactersIn(range: string): string {
  return range
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join('');
}

/** The rules of the files. */
export function fontRules(): string {
  return FONT_FILES.map(
    ({ role, weights, path, subset }) => `@font-face {
  font-family: '${role} Face';
  src: url('${path.replace(FOLDER, '.')}') format('woff2');
  font-weight: ${weights.join(' ')};
  font-display: swap;
  unicode-range: ${subset.range};
}\n`,
  ).join('');
}

/** The rules of the system fonts that stand in for a face, and a custom property that has both. */
export async function standInRules(face: Face): Promise<string> {
  const files = face.weights.map(
    async (weight) => [weight, await cut({ ...face, subset: SUBSETS[0], weights: [weight] })] as const,
  );
  const rules = await standIns(face.role, face.kind, new Map(await Promise.all(files)));
  return `${rules}:root {\n${stacksOf(face)}}\n`;
}

/** The path of the sheet with the stand-ins of a face. */
export function standInFile({ role }: Face): string {
  return `${FOLDER}/stand-ins/${role.toLowerCase()}.css`;
}

function stacksOf({ role, kind }: Face): string {
  const name = role.toLowerCase();
  const families = new Set(
    systemFonts.filter((font) => font.kind === kind).map((font) => standInName(role, font.familyName)),
  );
  const stack = Array.from(families, (family) => `'${family}'`).join(', ');
  return `  --${name}-stand-ins: ${stack};\n  --face-${name}: '${role} Face', var(--${name}-stand-ins);\n`;
}

/** The path of a file of a font's package. */
function originalPath(name: string, file: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`));
}

/** `npm run fonts`: cuts the files, which are committed, copies their licenses and writes their rules. */
if (import.meta.main) {
  for (const file of FONT_FILES) writeFileSync(file.path, await cut(file));
  for (const { package: name } of FACES)
    copyFileSync(originalPath(name, 'LICENSE'), `${FOLDER}/fonts/OFL-${name}.txt`);
  writeFileSync(`${FOLDER}/fonts.css`, fontRules());
  for (const face of FACES) writeFileSync(standInFile(face), await standInRules(face));
}
