/** A `@font-face` rule, as far as one has to know to tell which page needs it. */
export interface FontFace {
  family: string;
  /** The web fonts of the site have a file, the system fonts that stand in for them only local names. */
  hasFile: boolean;
  /** First and last code points of its `unicode-range`. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Reads the descriptors of a minified rule. */
export function parseFontFace(body: string): FontFace {
  const [, family = ''] = /font-family:([^;]+)/.exec(body) ?? [];
  const [, ranges = ''] = /unicode-range:([^;]+)/.exec(body) ?? [];
  return {
    family: family.replaceAll(/["']/g, ''),
    hasFile: body.includes('url('),
    ranges: Array.from(ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi), ([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  };
}

/**
 * Whether a page needs it: a web font for its characters (ASCII, which every page has, or one of those beyond), a
 * system font where the page's rules name it.
 */
export function isFontNeeded(
  { family, hasFile, ranges }: FontFace,
  charactersBeyondAscii: ReadonlySet<string>,
  css: string,
): boolean {
  if (!hasFile) return css.includes(family);
  if (ranges.length === 0 || ranges.some(([first]) => first < 0x80)) return true;
  return [...charactersBeyondAscii].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  });
}
