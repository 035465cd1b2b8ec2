/** Marks in pairs, the text between them and the point or comma after it: `~~deleted~~`, `++inserted++`, `==figure==`, `**bold**`. */
export const MARKED = /(~~|\+\+|==|\*\*)(.+?)\1([.,;:]?)/;

/** The text of a draft before its corrections: without insertions, and with the deleted words. */
export function textBefore(marked: string): string {
  return marked.replace(/\+\+.+?\+\+ ?/g, '').replace(/~~|==|\*\*/g, '');
}
