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
  /** First and last code point. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Named after Unicode blocks. The third omits letters that neither original has. */
export const SUBSETS: readonly FontSubset[] = [
  {
    // English, and the punctuation of all languages, so that a quotation mark does not load another subset.
    name: 'basic-latin',
    original: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa3, 0xa3],
      [0xa7, 0xa7],
      [0xa9, 0xa9],
      [0xab, 0xab],
      [0xad, 0xae],
      [0xb0, 0xb2],
      [0xb7, 0xb7],
      [0xbb, 0xbb],
      [0xd7, 0xd7],
      [0xf7, 0xf7],
      [0x2013, 0x2014],
      [0x2018, 0x201a],
      [0x201c, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  },
  {
    // Letters of Western European languages.
    name: 'latin-1',
    original: 'latin',
    ranges: [
      [0xa1, 0xa1],
      [0xaa, 0xaa],
      [0xba, 0xba],
      [0xbf, 0xd6],
      [0xd8, 0xf6],
      [0xf8, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2039, 0x203a],
    ],
  },
  {
    // Letters of Polish, Turkish and other European languages, which also occur in names on pages in any language.
    name: 'latin-extended-a',
    original: 'latin-ext',
    ranges: [
      [0x100, 0x130],
      [0x134, 0x137],
      [0x139, 0x148],
      [0x14a, 0x151],
      [0x154, 0x17e],
      [0x218, 0x21b],
    ],
  },
];

export function charactersOf({ ranges }: FontSubset): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
    )
    .join('');
}

export function fileOf(font: WebFont, subset: FontSubset): string {
  return `${font.file}-${subset.name}.woff2`;
}
