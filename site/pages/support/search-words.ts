/** The name of the search field, and so of the query parameter: `/support?q=wallet`. */
export const QUERY = 'q';

/** The placeholder of the search field, so each of its words must be found. */
export const SEARCH_EXAMPLE = 'Wallet, limits, key';

/**
 * Whether every word of a query occurs in the texts. Ignores case and accents, and a final s of words of more than
 * three letters. An empty query matches everything. Independent of the language, so that server and browser agree.
 */
export function matches(query: string, texts: readonly string[]): boolean {
  const haystack = fold(texts.join('\n'));
  return fold(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word) || haystack.includes(word.replace(/(?<=.{3})s$/, '')));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
