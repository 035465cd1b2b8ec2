import type { Paragraph, Sentence, Token } from './token.ts';

/** The longest sentence in words. Longer ones are cut, so that no rule compares thousands of figures. */
const LONGEST = 500;

/** The sentences of a paragraph. Sets the sentence of each of its tokens. */
export function sentencesOf(text: string, tokens: readonly Token[], paragraph: Paragraph): Sentence[] {
  const sentences: Sentence[] = [];
  let from = paragraph.from;
  let figures: number[] = [];
  for (let at = from; at < paragraph.to; at += 1) {
    const token = tokens[at];
    const next = at + 1 < paragraph.to ? tokens[at + 1] : undefined;
    if (token?.figure) figures.push(at);
    if (!token) continue;
    if (next && at + 1 - from < LONGEST && !endsSentence(text, token, next)) continue;
    const sentence = {
      start: tokens[from]?.start ?? 0,
      end: token.end,
      from,
      to: at + 1,
      paragraph,
      figures,
    };
    for (; from <= at; from += 1) {
      const one = tokens[from];
      if (one) one.sentence = sentence;
    }
    sentences.push(sentence);
    figures = [];
  }
  return sentences;
}

/**
 * How many characters between two tokens are searched for the end of a sentence: "…” she said" needs a few characters.
 */
const GAP = 12;

function endsSentence(text: string, token: Token, next: Token): boolean {
  if (next.start - token.end < 2 || !(next.isCapital || next.figure)) return false;
  const gap = text.slice(token.end, Math.min(next.start, token.end + GAP));
  const marks = new Set(gap);
  if (!marks.has(' ') && !marks.has('\n')) return false;
  if (marks.has('?') || marks.has('!')) return true;
  if (!marks.has('.') || gap.startsWith('.,') || ABBREVIATIONS.has(token.word)) return false;
  if (SUFFIXES.has(token.word)) return STARTERS.has(next.word);
  // A letter alone is an initial, or the end of "U.S.", "p.m." or "e.g.".
  if (token.word.length !== 1) return true;
  return token.isJoined && STARTERS.has(next.word);
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'mr mrs ms dr prof jr sr st no nos vs v approx est jan feb mar apr jun jul aug sept sep oct nov dec fig mon tue tues wed thu thur thurs fri sat sun'.split(
    ' ',
  ),
);

/** They end a sentence only before a word that usually starts one. */
export const SUFFIXES: ReadonlySet<string> = new Set('inc corp co ltd llc plc cos bros'.split(' '));

const STARTERS: ReadonlySet<string> = new Set(
  'the a an in on for this that these those we it its our as at to by he she they with under after before during there if all both revenue net'.split(
    ' ',
  ),
);
