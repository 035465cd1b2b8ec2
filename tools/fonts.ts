import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const STYLES = 'app/styles';

/** The variable originals: the path in its package around `latin` or `latin-ext`, and axes beside the weight. */
const ORIGINALS: Readonly<Record<string, { path: [string, string]; axes?: Record<string, number> }>> = {
  // Optical sizes: 72 points for headlines, 18 for text.
  'Newsreader Display': { path: ['newsreader/files/newsreader-', '-standard-normal'], axes: { opsz: 72 } },
  'Newsreader Text': { path: ['newsreader/files/newsreader-', '-standard-normal'], axes: { opsz: 18 } },
  'Libre Franklin': { path: ['libre-franklin/files/libre-franklin-', '-wght-normal'] },
};

/** A file of a brand font, as the sheets declare it. */
export interface FontFile {
  family: string;
  /** Its path in the repository. */
  path: string;
  /** One weight, or a range. */
  weights: readonly number[];
  /** All that the rule promises. */
  characters: string;
}

const RULE =
  /font-family:'([^']+)';src:url\('\.\/([^']+)'\)[^}]*?font-weight:([\d ]+)[^}]*?unicode-range:([^}]+)/g;

/** The font files that app/styles/fonts*.css names. */
export function fontFiles(): FontFile[] {
  const sheets = globSync(`${STYLES}/fonts*.css`).toSorted();
  return sheets.flatMap((sheet) =>
    Array.from(
      readFileSync(sheet, 'utf8').matchAll(RULE),
      ([, family = '', file = '', weight = '', range = '']) => ({
        family,
        path: `${STYLES}/${file}`,
        weights: weight.split(' ').map(Number),
        characters: charactersIn(range),
      }),
    ),
  );
}

function charactersIn(range: string): string {
  return range
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join('');
}

/** The file with the characters and weights of its rule, and with kerning, ligatures and figures of one width. */
export async function cut({ family, path, weights, characters }: FontFile): Promise<Buffer> {
  const { path: [before, after] = [], axes } = ORIGINALS[family] ?? {};
  const original = `${before}${path.includes('extended') ? 'latin-ext' : 'latin'}${after}.woff2`;
  const [min = 400, max = min] = weights;
  return subsetFont(
    readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${original}`))),
    characters,
    { targetFormat: 'woff2', variationAxes: { ...axes, wght: min === max ? min : { min, max } } },
  );
}

/** `npm run fonts`: cuts the font files from the packages. They are committed; run it after a change of a rule or a package. */
if (import.meta.main) for (const file of fontFiles()) writeFileSync(file.path, await cut(file));
