/** The parts of a `@font-face` rule that decide which pages need it. */
export interface FontFace {
  family: string;
  /** Web fonts have a file; their system fallbacks have only local names. */
  hasFile: boolean;
  /** First and last code points of its `unicode-range`. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** @param body of a minified rule */
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
 * Whether a page needs a font: a web font if the page has one of its characters (every page has ASCII), a system font if
 * the page's rules use it.
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
