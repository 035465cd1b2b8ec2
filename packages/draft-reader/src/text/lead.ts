import { SUFFIXES } from './sentences.ts';
import type { Paragraph, Token } from './token.ts';
import { MONTHS } from './words.ts';

/**
 * The paragraph with the dateline, or without one the first that is a sentence; -1 without either. Everything before
 * it is the headline: titles, and lists of results below them.
 */
export function leadOf(text: string, tokens: readonly Token[], paragraphs: readonly Paragraph[]): number {
  for (const paragraph of paragraphs.slice(0, HEAD)) {
    if (isDateline(text, tokens, paragraph)) {
      paragraph.isDateline = true;
      return paragraph.index;
    }
    if (!isItem(text, paragraph) && isLong(paragraph)) break;
  }
  return paragraphs.findIndex((one) => {
    const { start, end, to } = one;
    // "THE EXAMPLE COMPANY, INC." is on a separate line.
    const isClosed =
      /[.?!]["”]?$/.test(text.slice(end - 2, end)) && !SUFFIXES.has(tokens[to - 1]?.word ?? '');
    return text[start] !== '#' && !isItem(text, one) && (isLong(one) || isClosed);
  });
}

/** How many paragraphs may come before the dateline. */
const HEAD = 40;

/** How many words a line of the headline has at most. */
const LONGEST_HEADING = 35;

function isLong({ from, to }: Paragraph): boolean {
  return to - from > LONGEST_HEADING;
}

/** An item of a list, or a footnote. */
function isItem(text: string, { start }: Paragraph): boolean {
  return /[^\p{L}"“#$€£(]/u.test(text[start] ?? '');
}

const WIRE = /\b(?:business ?wire|globe ?newswire|prnewswire|accesswire|newmediawire)\b/i;
const WIRE_WITHIN = 80;

/** The end of a dateline. The name of a newswire on its own line has none. */
const DASH = /[–—]|--| - |\//;

/** "OAKLAND — Example Corp. today": a place without a day. */
const PLACE = /^[A-Z][A-Z .'-]{2,30}(?:, [A-Z][\w.]{1,12}){0,2} (?:[–—]|--?) /;

/**
 * A place, then a day or the name of a newswire, and a dash at the start of a paragraph: "NEW YORK, Nov. 9, 2026 – Example
 * Corp. today".
 */
function isDateline(text: string, tokens: readonly Token[], { from, to, start, end }: Paragraph): boolean {
  if (!tokens[from]?.isCapital || text[start] === '#') return false;
  const beginning = text.slice(start, Math.min(start + WIRE_WITHIN, end));
  if ((WIRE.test(beginning) && DASH.test(beginning)) || PLACE.test(beginning)) return true;
  for (let at = from + 1; at < Math.min(from + 14, to - 1); at += 1) {
    const day = tokens[at + 1];
    if (day?.figure && MONTHS.has(tokens[at]?.word ?? '')) {
      return DASH.test(text.slice(start, Math.min(day.end + 60, end)));
    }
  }
  return false;
}
