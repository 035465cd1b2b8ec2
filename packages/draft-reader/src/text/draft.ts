import { daysIn, type WrittenDay } from './dates.ts';
import { issuerWords } from './issuer.ts';
import { leadOf } from './lead.ts';
import { matchesOf, phrases, hasPhrase, type Matches } from './phrases.ts';
import type { Paragraph, Range, Sentence, Span, Token } from './token.ts';

import { plainText } from './plain-text.ts';
import { sentencesOf } from './sentences.ts';
import { tokensOf } from './tokens.ts';

export type { Paragraph, Range, Sentence } from './token.ts';

export interface Draft {
  /** The text as `plainText()` returns it. */
  text: string;
  tokens: readonly Token[];
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  matches: Matches;
  /** The paragraph with the dateline, or the first that is a sentence; -1 without either. */
  lead: number;
  days: readonly WrittenDay[];
  issuer: ReadonlySet<string>;
}

/**
 * Splits a draft into paragraphs, sentences and words, and finds all phrases. Takes time in proportion to its length,
 * in steps.
 */
export function* parseDraft(written: string): Generator<[], Draft> {
  const text = plainText(written);
  yield [];
  const tokens = yield* tokensOf(text);
  const matches = yield* matchesOf(tokens);
  const paragraphs: Paragraph[] = [];
  let from = 0;
  const lines = linesOf(text);
  yield [];
  for (const range of lines) {
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
  yield [];
  setZones(draft);
  for (const paragraph of paragraphs) {
    if (paragraph.index % STEP === 0) yield [];
    paragraph.sentences = sentencesOf(text, tokens, paragraph);
    draft.sentences.push(...paragraph.sentences);
  }
  const days = daysIn(tokens, draft.sentences);
  yield [];
  return { ...draft, days, issuer: issuerWords(draft, paragraphs, lead) };
}

/** How many paragraphs are divided into sentences in one step. */
const STEP = 50;

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
 * letter, a parenthesis or the day of a month.
 */
function goesOn(text: string, { start, end }: Range, line: string, afterBlank: boolean): boolean {
  const last = text.slice(Math.max(start, end - LONG_LINE), end);
  // Short lines are headings, list items, or the heads of columns.
  if (last.length < LONG_LINE || last.includes('\t') || '|#'.includes(text[start] ?? '')) return false;
  const isRest = /^ *(?:[a-z(]|\d+, )/.test(line);
  return OPEN_END.test(last.slice(-12)) || (isRest && (!afterBlank || !/[.?!:;|*]$/.test(last)));
}

const OPEN_END = /(?:,| (?:a|an|the|of|to|in|for|from|with|by|and|or|was|were|our|at|as|on|than|compared))$/;

/** The shortest line that may continue on the next one. */
const LONG_LINE = 50;

function setZones({ text, tokens, matches, paragraphs, lead }: Omit<Draft, 'days' | 'issuer'>) {
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

/** Whether a paragraph is the cautionary statement of a release, or has words of an offering's legend. */
function isWordedByCounsel(matches: Matches, span: Span): boolean {
  const isCautionary = hasPhrase(matches, NAMES, span) && hasPhrase(matches, WARNS, span);
  return isCautionary || hasPhrase(matches, LEGEND_WORDS, span);
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
