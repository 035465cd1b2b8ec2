import type { Draft, Paragraph } from '../text/draft.ts';
import { matchesIn, phrases } from '../text/phrases.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { wordSet } from '../text/words.ts';

export const REPEAT_RULES: readonly Rule[] = [
  { id: 'repetition', find: (draft) => [...doubledWords(draft), ...repeatedParagraphs(draft)] },
  { id: 'decimal-sign', find: otherDecimals },
  { id: 'act-year', find: wrongActs },
];

/** "The the", and "of the of the". A soft hyphen is inside a word: plainText() joins "in-⏎vestments" with it. */
const DOUBLED =
  /(?<![\p{L}\d'’\u00AD-])(\p{Ll}{1,20}(?:\s{1,3}\p{Ll}{1,20}){0,2})\s{1,3}\1(?![\p{L}\d'’\u00AD-])/gu;

/** Words that may correctly occur twice in a row. */
const DOUBLE = wordSet('that|had|is|very|many|so|no|long|more|again|bye|ha|hand in');

/** Behind "studied in in". */
const LATIN = /^\s(?:vivo|vitro|situ|silico)/;

function doubledWords({ text, paragraphs }: Draft): MarkedRange[] {
  const read = paragraphs.filter(({ zone }) => zone !== 'table');
  return read.flatMap(({ start, end }) => {
    const written = text.slice(start, end);
    const lower = written.toLowerCase();
    return Array.from(lower.matchAll(DOUBLED)).flatMap(({ 0: { length }, 1: words = '', index }) => {
      const second = index + length - words.length;
      // "Bora Bora", "Class A a", "Example AS as the lender".
      const isWritten =
        written.slice(index + 1, second + words.length) === lower.slice(index + 1, second + words.length);
      const isName = !isWritten || (words.length === 1 && words !== 'a');
      // "Our ability, and our and our partners' ability".
      const isRight =
        DOUBLE.has(words) || /^(?:and|or) /.test(words) || LATIN.test(lower.slice(index + length));
      // The heads or cells of a table's columns, in text from a PDF: "no impact no impact".
      const isCells = words.includes(' ') && index + length === lower.length;
      return isName || isRight || isCells ? [] : [{ start: start + index, end: start + index + length }];
    });
  });
}

/** The shortest paragraph that counts as repeated, in words: shorter ones are captions, notes and set phrases. */
const LEAST_WORDS = 30;

/** How many paragraphs lie between a paragraph and its copy at most. Farther apart, a report repeats a summary. */
const MOST_BETWEEN = 3;

function repeatedParagraphs(draft: Draft): MarkedRange[] {
  const seen = new Map<string, Paragraph>();
  // Lines of statements and of contacts have no full stop. Tables may repeat a footnote, and lists of attachments the
  // headline or a caption.
  const isRead = (one: Paragraph) =>
    one.zone !== 'table' &&
    one.zone !== 'headline' &&
    one.to - one.from >= LEAST_WORDS &&
    !/[*(†\d]/.test(draft.text[one.start] ?? '') &&
    /[.”"]$/.test(draft.text.slice(one.end - 1, one.end));
  return draft.paragraphs.filter(isRead).flatMap((paragraph) => {
    const key = keyOf(draft, paragraph);
    const last = seen.get(key);
    seen.set(key, paragraph);
    return last && paragraph.index - last.index <= MOST_BETWEEN + 1 ? [spanOf(paragraph)] : [];
  });
}

function keyOf({ tokens }: Draft, { from, to }: Paragraph): string {
  return tokens
    .slice(from, to)
    .map(({ word, figure }) => `${figure?.value ?? word}`)
    .join(' ');
}

const DECIMAL = /[$€£]\d{1,3},\d{1,2}(?![\d,])|(?<![\d.,$€£])\d{1,3},\d{1,2} ?(?:%|million|billion|percent)/g;
const ENGLISH = /\d\.\d/;

/** "$5,7 million", unless the draft writes all its figures so. */
function otherDecimals({ text }: Draft): MarkedRange[] {
  const found = Array.from(text.matchAll(DECIMAL), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  return ENGLISH.test(text) || found.length <= SEVERAL ? found : [];
}

/** A draft with more such figures, and no decimal points, writes all its figures so. */
const SEVERAL = 2;

/** The years in the names of laws. */
const ACTS = [
  { names: phrases('litigation reform act of'), year: 1995 },
  { names: phrases('securities exchange act of'), year: 1934 },
  { names: phrases('securities act of'), year: 1933 },
  { names: phrases('investment company act of'), year: 1940 },
] as const;

function wrongActs(draft: Draft): MarkedRange[] {
  const everywhere = { from: 0, to: draft.tokens.length };
  return ACTS.flatMap(({ names, year }) =>
    matchesIn(draft.matches, names, everywhere).flatMap(({ to }) => {
      const token = draft.tokens[to];
      return token?.figure?.isYear && token.figure.value !== year
        ? [{ ...spanOf(token), values: { year: `${year}` } }]
        : [];
    }),
  );
}
