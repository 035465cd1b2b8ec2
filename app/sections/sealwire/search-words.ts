/**
 * Whether every word of a query stands somewhere in the texts, whatever its case and accents; one of more than
 * three letters also without an s at its end. An empty query matches everything. Knows no language, so that
 * server and browser agree.
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
