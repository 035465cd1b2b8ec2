import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';

/** A range of the draft, in UTF-16 units; `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

export interface Sentence extends Range {
  tokens: readonly Token[];
  paragraph: Paragraph;
}

export interface Paragraph extends Range {
  tokens: readonly Token[];
  sentences: readonly Sentence[];
  /** Position among the paragraphs of the draft. */
  index: number;
}

export interface Draft {
  text: string;
  tokens: readonly Token[];
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
}

/** Splits a draft into paragraphs, sentences and words. Takes time in proportion to the length of the text. */
export function parseDraft(text: string): Draft {
  const tokens = tokensOf(text);
  let at = 0;
  const paragraphs = paragraphRanges(text).map(({ start, end }, index): Paragraph => {
    const from = at;
    while ((tokens[at]?.start ?? Infinity) < end) at += 1;
    const own = tokens.slice(from, at);
    const paragraph = { start, end, tokens: own, sentences: [] as Sentence[], index };
    paragraph.sentences = sentencesOf(text, paragraph);
    return paragraph;
  });
  return { text, tokens, paragraphs, sentences: paragraphs.flatMap(({ sentences }) => sentences) };
}

/** A line is a paragraph. One that begins in lower case continues the line before, as in text pasted from a PDF. */
function paragraphRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  let afterBlank = true;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const last = ranges.at(-1);
    if (line.trim() === '') afterBlank = true;
    else {
      if (last && !afterBlank && /^\s*[a-z]/.test(line)) last.end = end;
      else ranges.push({ start, end });
      afterBlank = false;
    }
    start = end + 1;
  }
  return ranges;
}

function sentencesOf(text: string, paragraph: Paragraph): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const { tokens } = paragraph;
  const close = (to: number) => {
    const own = tokens.slice(from, to);
    const [first] = own;
    const last = own.at(-1);
    if (first && last) sentences.push({ start: first.start, end: last.end, tokens: own, paragraph });
    from = to;
  };
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (next && endsSentence(text, token, next)) close(index + 1);
  });
  close(tokens.length);
  return sentences;
}

/** How much between two tokens is read for the end of a sentence: "…” she said" needs a few characters. */
const GAP = 12;

function endsSentence(text: string, token: Token, next: Token): boolean {
  const gap = text.slice(token.end, Math.min(next.start, token.end + GAP));
  if (!/\s/.test(gap)) return false;
  if (/[?!;]/.test(gap)) return !gap.includes(';') && (next.isCapital || next.figure !== undefined);
  if (!gap.includes('.')) return false;
  if (!next.isCapital && !next.figure) return false;
  if (ABBREVIATIONS.has(token.word)) return false;
  if (SUFFIXES.has(token.word)) return STARTERS.has(next.word);
  // A letter alone is an initial, or the end of "U.S.", "p.m." or "e.g.".
  if (token.word.length !== 1) return true;
  return token.isJoined && STARTERS.has(next.word);
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'mr mrs ms dr prof jr sr st no nos vs approx est jan feb mar apr jun jul aug sept sep oct nov dec fig'.split(
    ' ',
  ),
);

/** They end a sentence only before a word that usually starts one. */
const SUFFIXES: ReadonlySet<string> = new Set('inc corp co ltd llc plc cos bros'.split(' '));

const STARTERS: ReadonlySet<string> = new Set(
  'the a an in on for this that these those we it its our as at by to he she they with under after before during there if all both revenue net'.split(
    ' ',
  ),
);
