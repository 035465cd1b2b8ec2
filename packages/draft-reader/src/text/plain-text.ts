/**
 * The text for the rules, with the same length and positions as the original: Word's apostrophes and spaces of
 * other widths become plain, words that a PDF divides at a line end are joined, and web and email
 * addresses are blanked.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F]/g, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('İ', 'I')
    .replaceAll('\r', ' ')
    .replaceAll(ADDRESS, (address) => '\uFFFC'.repeat(address.length))
    .replaceAll(/- *\n[ \n]*(?=[a-z])/g, divided);
}

/** "http://…", "www.…", "name@site…" and "site.com/…", each up to the spaces around it. */
const ADDRESS = /(?<!\S)(?:\S{0,60}(?::\/\/|@\w)|\(?www\.|[\w.-]{1,60}\.[a-z]{2,9}\/\w)\S*/g;

/** "mil-⏎lion" is "million"; "year-⏎over-year" keeps its hyphen. A soft hyphen also continues the line. */
function divided(hyphen: string, at: number, text: string): string {
  const isCompound = /^[a-z]+-/.test(text.slice(at + hyphen.length, at + hyphen.length + 20));
  const isWord = /[a-z]/.test(text[at - 1] ?? '');
  if (!isWord) return hyphen;
  return (isCompound ? '-' : '\u00AD') + '\u00AD'.repeat(hyphen.length - 1);
}
