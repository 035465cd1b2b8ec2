/** One of the brand's three fonts, and how it is made from its variable original. */
export interface WebFont {
  family: string;
  /** The custom property that the stacks of app/styles/tokens.css begin with. */
  property: '--face-display' | '--face-text' | '--face-sans';
  /** The custom property of the system fonts that replace it at the first paint. */
  fallback: string;
  /** Beginning of its file names. */
  file: string;
  /** Path of the original in node_modules up to the name of its subset, and after it. */
  original: readonly [before: string, after: string];
  axes: Record<string, number | { min: number; max: number }>;
  /** Of `font-weight`: one weight, or a range. */
  weight: string;
  /** The weights that system fonts replace at the first paint. */
  standInWeights: readonly number[];
}

const NEWSREADER = ['newsreader/files/newsreader-', '-standard-normal.woff2'] as const;

/** Optical sizes: 72 points for headlines, 18 for text. */
export const WEB_FONTS: readonly WebFont[] = [
  {
    family: 'Newsreader Display',
    property: '--face-display',
    fallback: '--serif-fallback',
    file: 'newsreader-display',
    original: NEWSREADER,
    axes: { opsz: 72, wght: 420 },
    weight: '420',
    standInWeights: [420],
  },
  {
    family: 'Newsreader Text',
    property: '--face-text',
    fallback: '--serif-text-fallback',
    file: 'newsreader-text',
    original: NEWSREADER,
    axes: { opsz: 18, wght: { min: 400, max: 600 } },
    weight: '400 600',
    standInWeights: [400, 600],
  },
  {
    family: 'Libre Franklin',
    property: '--face-sans',
    fallback: '--sans-fallback',
    file: 'libre-franklin',
    original: ['libre-franklin/files/libre-franklin-', '-wght-normal.woff2'],
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    standInWeights: [400, 600],
  },
];

/** A subset of each font, in a file of its own. Browsers load it for pages that have one of its characters. */
export interface FontSubset {
  name: string;
  /** The file of the original that has these characters. */
  original: 'latin' | 'latin-ext';
  /** Of `unicode-range`. */
  range: string;
}

/** Named after Unicode blocks. The third omits letters that neither original has. */
export const SUBSETS: readonly FontSubset[] = [
  {
    // English, and the punctuation of all languages, so that a quotation mark does not load another subset.
    name: 'basic-latin',
    original: 'latin',
    range:
      'U+20-7E,U+A0,U+A3,U+A7,U+A9,U+AB,U+AD-AE,U+B0-B2,U+B7,U+BB,U+D7,U+F7,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2122,U+2212',
  },
  {
    // Letters of Western European languages.
    name: 'latin-1',
    original: 'latin',
    range: 'U+A1,U+AA,U+BA,U+BF-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2039-203A',
  },
  {
    // Letters of Polish, Turkish and other European languages, which also occur in names on pages in any language.
    name: 'latin-extended-a',
    original: 'latin-ext',
    range: 'U+100-130,U+134-137,U+139-148,U+14A-151,U+154-17E,U+218-21B',
  },
];

export function charactersOf({ range }: FontSubset): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join('');
}

export function fileOf(font: WebFont, subset: FontSubset): string {
  return `${font.file}-${subset.name}.woff2`;
}
