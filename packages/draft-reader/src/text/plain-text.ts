/**
 * The text as the rules read it, character for character as long as it arrived: Word's apostrophes and the spaces of
 * other widths are plain, a word that a PDF divides at the end of a line is one word, and there are no web or email
 * addresses.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F]/g, ' ')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll('İ', 'I')
    .replaceAll('\r', ' ')
    .replaceAll(ADDRESS, (address) => '\uFFFC'.repeat(address.length))
    .replaceAll(/-[ \n]*\n[ \n]*(?=[a-z])/g, divided);
}

/** "http://…", "www.…", "name@site…" and "site.com/…", each with all between the spaces around it. */
const ADDRESS = /(?<!\S)(?:\S{0,60}(?::\/\/|@\w)|\(?www\.|[\w.-]{1,60}\.[a-z]{2,9}\/\w)\S*/g;

/** "mil-⏎lion" is "million"; "year-⏎over-year" keeps its hyphen. The line goes on behind soft hyphens. */
function divided(hyphen: string, at: number, text: string): string {
  const isCompound = /^[a-z]+-/.test(text.slice(at + hyphen.length, at + hyphen.length + 20));
  const isWord = /[a-z]/.test(text[at - 1] ?? '');
  if (!isWord) return hyphen;
  return (isCompound ? '-' : '\u00AD') + '\u00AD'.repeat(hyphen.length - 1);
}
