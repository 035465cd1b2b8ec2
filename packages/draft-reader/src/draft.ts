import { matchesOf, phrases, hasPhrase, type Matches } from './phrases.ts';
import type { Paragraph, Range, Sentence, Span, Token } from './token.ts';

export type { Paragraph, Range, Sentence } from './token.ts';
import { tokensOf } from './tokens.ts';
import { MONTHS } from './words.ts';

export interface Draft {
  text: string;
  tokens: readonly Token[];
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  matches: Matches;
  /** Web and email addresses, which are not read. */
  addresses: readonly Range[];
}

/** Splits a draft into paragraphs, sentences and words, and finds all phrases. Takes time in proportion to its length, in steps. */
export function* parseDraft(text: string): Generator<[], Draft> {
  const { tokens, addresses } = yield* tokensOf(text);
  const matches = yield* matchesOf(tokens);
  const paragraphs: Paragraph[] = [];
  let from = 0;
  for (const range of linesOf(text)) {
    let to = from;
    while ((tokens[to]?.start ?? Infinity) < range.end) to += 1;
    const { length: index } = paragraphs;
    paragraphs.push({ ...range, from, to, index, sentences: [], zone: 'prose', isItem: isItem(text, range) });
    from = to;
  }
  const draft = { text, tokens, addresses, matches, paragraphs, sentences: [] as Sentence[] };
  setZones(draft);
  for (const paragraph of paragraphs) {
    paragraph.sentences = sentencesOf(text, tokens, paragraph);
    draft.sentences.push(...paragraph.sentences);
  }
  yield [];
  return draft;
}

/** A line is a paragraph. One that begins in lower case continues the line before, as in text pasted from a PDF. */
function linesOf(text: string): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  let afterBlank = true;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const last = ranges.at(-1);
    const indent = line.length - line.trimStart().length;
    if (indent === line.length) afterBlank = true;
    else {
      const code = line.charCodeAt(indent);
      if (last && !afterBlank && code >= 0x61 && code <= 0x7a && !line.includes('\t')) last.end = end;
      else ranges.push({ start: start + indent, end });
      afterBlank = false;
    }
    start = end + 1;
  }
  return ranges;
}

const BULLETS: ReadonlySet<string> = new Set('•·▪■◦●–—-*o');

function isItem(text: string, { start, end }: Range): boolean {
  const isMarked = BULLETS.has(text[start] ?? '') && text.slice(start + 1, start + 2).trim() === '';
  return isMarked || text[end - 1] === ';';
}

function setZones({ text, tokens, matches, paragraphs }: Draft) {
  const dateline = paragraphs.slice(0, HEAD).findIndex((one) => isDateline(text, tokens, one));
  const prose = paragraphs.findIndex(({ end }) => '.?!'.includes(text[end - 1] ?? ' '));
  const body = dateline < 0 ? prose : dateline;
  let isLegend = false;
  for (const paragraph of paragraphs) {
    const { index, from, to } = paragraph;
    const isShort = to - from <= HEADING_WORDS && !'.;,'.includes(text[paragraph.end - 1] ?? ' ');
    if (isShort && hasPhrase(matches, LEGEND_TITLES, paragraph)) isLegend = true;
    else if (isLegend && isShort && !paragraph.isItem && isTitle(tokens, paragraph)) isLegend = false;
    if (isRow(text, paragraph)) paragraph.zone = 'table';
    else if (isLegend || isCautionary(matches, paragraph)) paragraph.zone = 'legend';
    else if (index < body) paragraph.zone = 'headline';
  }
}

/** How many paragraphs may come before the dateline. */
const HEAD = 12;
const HEADING_WORDS = 14;

const LEGEND_TITLES = phrases(
  'forward looking|safe harbor|cautionary statement|cautionary note|important safety information|indications|indication|additional information|where to find it|participants in the solicitation|no offer|disclaimer|disclaimers|non gaap financial measures|non gaap measures|use of non gaap|important information',
);

/** Words of legends that have no title. */
const LEGEND_WORDS = phrases(
  'shall not constitute an offer|does not constitute an offer|not constitute an offer|adequacy or accuracy|shelf registration statement|effective registration statement|undue reliance|allergic reaction to any|full prescribing information',
);

const NAMES = phrases('forward looking|safe harbor');
const WARNS = phrases(
  'differ materially|materially different|differ from|could differ|may differ|risks|uncertainties|reform act',
);

/** Whether a paragraph is the cautionary statement of a release. */
export function isCautionary(matches: Matches, span: Span): boolean {
  return (
    (hasPhrase(matches, NAMES, span) && hasPhrase(matches, WARNS, span)) ||
    hasPhrase(matches, LEGEND_WORDS, span)
  );
}

/** Words with capitals, but for the short ones. */
function isTitle(tokens: readonly Token[], { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  return words.length > 0 && words.every(({ word, isCapital }) => isCapital || word.length < 5);
}

/** Cells are divided by tabs, by bars, or by several spaces. */
function isRow(text: string, { start, end, isItem: hasBullet }: Paragraph): boolean {
  const line = text.slice(hasBullet ? start + 2 : start, end);
  if (line.includes('\t') || line.startsWith('|')) return true;
  return line.includes('   ') && line.split(/ {3,}/).length > 2;
}

/** "NEW YORK, Nov. 9, 2026 – Example Corp. today": a place, a day and a dash at the start of a paragraph. */
export function isDateline(text: string, tokens: readonly Token[], { from, to, start }: Paragraph): boolean {
  if (!tokens[from]?.isCapital) return false;
  for (let at = from + 1; at < Math.min(from + 14, to - 1); at += 1) {
    const day = tokens[at + 1];
    if (day?.figure && MONTHS.has(tokens[at]?.word ?? '')) {
      return /[–—]|--| - |\//.test(text.slice(start, day.end + 60));
    }
  }
  return false;
}

/** Words of the longest sentence that anybody writes. What is longer is cut, so that no rule compares thousands of figures. */
const LONGEST = 500;

function sentencesOf(text: string, tokens: readonly Token[], paragraph: Paragraph): Sentence[] {
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

/** How much between two tokens is read for the end of a sentence: "…” she said" needs a few characters. */
const GAP = 12;

function endsSentence(text: string, token: Token, next: Token): boolean {
  if (next.start - token.end < 2 || !(next.isCapital || next.figure)) return false;
  const gap = text.slice(token.end, Math.min(next.start, token.end + GAP));
  const marks = new Set(gap);
  if (!marks.has(' ') && !marks.has('\u00A0')) return false;
  if (marks.has('?') || marks.has('!')) return true;
  if (!marks.has('.') || ABBREVIATIONS.has(token.word)) return false;
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
const SUFFIXES: ReadonlySet<string> = new Set('inc corp co ltd llc plc cos bros'.split(' '));

const STARTERS: ReadonlySet<string> = new Set(
  'the a an in on for this that these those we it its our as at to by he she they with under after before during there if all both revenue net'.split(
    ' ',
  ),
);
