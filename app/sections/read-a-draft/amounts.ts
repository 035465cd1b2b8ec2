const SPACE = /(?<=\d) (?=[bm]illion\b)/g;

/** Keeps the amounts of a draft on one line, as the site's own texts do: `$48.2 million`. */
export function keepAmounts(text: string): string {
  return text.replace(SPACE, '\u00A0');
}
