import { matchesOf, phrases, hasPhrase, type Matches } from './phrases.ts';
import type { Paragraph, Range, Sentence, Span, Token } from './token.ts';

export type { Paragraph, Range, Sentence } from './token.ts';
import { plainText } from './plain-text.ts';
import { tokensOf } from './tokens.ts';
import { MONTHS } from './words.ts';

export interface Draft {
  /** The text as `plainText()` returns it. */
  text: string;
  tokens: readonly Token[];
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  matches: Matches;
  /** The paragraph with the dateline, or the first that is a sentence; -1 without either. */
  lead: number;
}

/**
 * Splits a draft into paragraphs, sentences and words, and finds all phrases. Takes time in proportion to its length,
 * in steps.
 */
export function* parseDraft(written: string): Generator<[], Draft> {
  const text = plainText(written);
  const tokens = yield* tokensOf(text);
  const matches = yield* matchesOf(tokens);
  const paragraphs: Paragraph[] = [];
  let from = 0;
  for (const range of linesOf(text)) {
    let to = from;
    while ((tokens[to]?.start ?? Infinity) < range.end) to += 1;
    const { length: index } = paragraphs;
    paragraphs.push({
      ...range,
      from,
      to,
      index,
      sentences: [],
      zone: 'prose',
      isDateline: false,
    });
    from = to;
  }
  const lead = leadOf(text, tokens, paragraphs);
  const draft = { text, tokens, matches, paragraphs, sentences: [] as Sentence[], lead };
  setZones(draft);
  for (const paragraph of paragraphs) {
    paragraph.sentences = sentencesOf(text, tokens, paragraph);
    draft.sentences.push(...paragraph.sentences);
  }
  yield [];
  return draft;
}

/**
 * Each line is a paragraph, except in text from a PDF, where a paragraph may continue on the next line, even after an
 * empty one.
 */
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
      const isRest = last && !line.includes('\t') && goesOn(text, last, line, afterBlank);
      if (isRest) last.end = start + line.trimEnd().length;
      else ranges.push({ start: start + indent, end: start + line.trimEnd().length });
      afterBlank = false;
    }
    start = end + 1;
  }
  return ranges;
}

/**
 * Whether the end of a line leaves a sentence open: with a comma or a word that never ends one, or before a small
 * letter.
 */
function goesOn(text: string, { start, end }: Range, line: string, afterBlank: boolean): boolean {
  const last = text.slice(Math.max(start, end - LONG_LINE), end);
  if (last.includes('\t') || '|#'.includes(text[start] ?? '')) return false;
  const isSmall = /^ *[a-z]/.test(line);
  const isOpen = OPEN_END.test(last.slice(-12));
  if (!afterBlank) return isOpen || (isSmall && last.length >= LONG_LINE);
  return last.length >= LONG_LINE && (isOpen || (isSmall && !/[.?!:;|*]$/.test(last)));
}

const OPEN_END =
  /(?:[a-z),],| (?:a|an|the|of|to|in|for|from|with|by|and|or|was|were|our|at|as|on|than|compared))$/;

/** The shortest line of a paragraph: shorter ones are headings or list items. */
const LONG_LINE = 50;

function leadOf(text: string, tokens: readonly Token[], paragraphs: readonly Paragraph[]): number {
  const dateline = paragraphs.slice(0, HEAD).find((one) => isDateline(text, tokens, one));
  if (dateline) dateline.isDateline = true;
  if (dateline) return dateline.index;
  return paragraphs.findIndex(
    ({ start, end, from, to }) =>
      text[start] !== '#' && (to - from > LONGEST_HEADING || /[.?!]["”]?$/.test(text.slice(end - 2, end))),
  );
}

/** How many words a line of the headline has at most. */
const LONGEST_HEADING = 50;

function setZones({ text, tokens, matches, paragraphs, lead }: Draft) {
  let isLegend = false;
  for (const paragraph of paragraphs) {
    const { index, from, to } = paragraph;
    const isShort = to - from <= HEADING_WORDS && !'.;,'.includes(text[paragraph.end - 1] ?? ' ');
    if (isShort && hasPhrase(matches, LEGEND_TITLES, paragraph)) isLegend = true;
    else if (isLegend && isShort && isTitle(tokens, paragraph)) isLegend = false;
    if (isRow(text, paragraph)) paragraph.zone = 'table';
    else if (isLegend || isWordedByCounsel(matches, paragraph)) paragraph.zone = 'legend';
    else if (index < lead) paragraph.zone = 'headline';
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

function isWordedByCounsel(matches: Matches, span: Span): boolean {
  return isCautionary(matches, span) || hasPhrase(matches, LEGEND_WORDS, span);
}

/** Whether a paragraph is the cautionary statement of a release. The legend of an offering does not count. */
export function isCautionary(matches: Matches, span: Span): boolean {
  return hasPhrase(matches, NAMES, span) && hasPhrase(matches, WARNS, span);
}

/** Whether all words but short ones have capitals. */
function isTitle(tokens: readonly Token[], { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  return words.length > 0 && words.every(({ word, isCapital }) => isCapital || word.length < 5);
}

/** Cells are divided by tabs, by bars, or by several spaces. */
function isRow(text: string, { start, end }: Paragraph): boolean {
  const line = text.slice(start, end).replace(/^\S /, '');
  if (line.includes('\t') || line.startsWith('|') || line.includes(' | ')) return true;
  const cells = line.split(/ {3,}/);
  return cells.length > 2 && cells.every(({ length }) => length < LONGEST_CELL);
}

/** Longer text between spaces is prose. */
const LONGEST_CELL = 80;

/** "NEW YORK, Nov. 9, 2026 – Example Corp. today": a place, a day and a dash at the start of a paragraph. */
function isDateline(text: string, tokens: readonly Token[], { from, to, start, end }: Paragraph): boolean {
  if (!tokens[from]?.isCapital || text[start] === '#') return false;
  for (let at = from + 1; at < Math.min(from + 14, to - 1); at += 1) {
    const day = tokens[at + 1];
    if (day?.figure && MONTHS.has(tokens[at]?.word ?? '')) {
      return /[–—]|--| - |\//.test(text.slice(start, Math.min(day.end + 60, end)));
    }
  }
  return false;
}

/** The longest sentence in words. Longer ones are cut, so that no rule compares thousands of figures. */
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
