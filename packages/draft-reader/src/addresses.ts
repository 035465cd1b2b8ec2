import type { Range } from './token.ts';

/** "http://…", "www.…", "name@site…" and "site.com/…", each with all between the spaces around it. */
export function addressesIn(text: string): Range[] {
  const found: Range[] = [];
  for (const { index } of text.matchAll(/:\/\/|\bwww\.|\w@\w|\w\.[a-z]{2,}\/\w/g)) {
    let start = index;
    const from = found.at(-1)?.end ?? 0;
    if (start < from) continue;
    while (start > from && !isSpace(text.charCodeAt(start - 1))) start -= 1;
    let end = index + 1;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end += 1;
    found.push({ start, end });
  }
  return found;
}

export function isSpace(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a);
}
