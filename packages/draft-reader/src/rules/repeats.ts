import type { Draft, Paragraph } from '../text/draft.ts';
import { matchesIn, phrases } from '../text/phrases.ts';
import { rangeOf, spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { wordSet } from '../text/words.ts';

export const REPEAT_RULES: readonly Rule[] = [
  { id: 'repetition', find: (draft) => [...doubledWords(draft), ...repeatedParagraphs(draft)] },
  { id: 'decimal-sign', find: otherDecimals },
  { id: 'act-year', find: wrongActs },
];

/** Words that may correctly stand twice in a row. */
const DOUBLE = wordSet('that|had|is|very|many|so|no|long|more|again|bye|ha|a1');

/** "Studied in in vivo models". */
const LATIN = wordSet('vivo|vitro|situ|silico');

/** "The the", and "of the of the". */
function doubledWords({ text, tokens, paragraphs }: Draft): MarkedRange[] {
  return paragraphs.flatMap(({ from, to, zone }) => {
    if (zone === 'table') return [];
    const found: MarkedRange[] = [];
    for (let at = from + 1; at < to; at += 1) {
      const length = [1, 2, 3].find((count) => isDoubled(text, tokens, at, count, { from, to }));
      if (!length) continue;
      found.push(rangeOf({ tokens }, { from: at - length, to: at + length }));
      at += length - 1;
    }
    return found;
  });
}

function isDoubled(
  text: string,
  tokens: Draft['tokens'],
  at: number,
  count: number,
  { from, to }: { from: number; to: number },
) {
  if (at - count < from || at + count > to) return false;
  for (let step = 0; step < count; step += 1) {
    const [one, two] = [tokens[at - count + step], tokens[at + step]];
    if (!one || !two || one.word === '' || one.word !== two.word || two.isCapital) return false;
    if (count === 1 && (DOUBLE.has(one.word) || LATIN.has(tokens[at + 1]?.word ?? ''))) return false;
    if (one.word.length === 1 && (one.word !== 'a' || one.isCapital)) return false;
  }
  const [first, last] = [tokens[at - count], tokens[at + count - 1]];
  return !/[^\w\s']/.test(text.slice(first?.start, last?.end));
}

/** The shortest sentence that counts as repeated, in words. */
const LEAST_WORDS = 12;

function repeatedParagraphs(draft: Draft): MarkedRange[] {
  const seen = new Map<string, Paragraph>();
  // Lines of statements and of contacts have no full stop, and a list may repeat a footnote.
  const isRead = (one: Paragraph) =>
    one.zone !== 'table' &&
    one.to - one.from >= LEAST_WORDS &&
    draft.text[one.start] !== '*' &&
    draft.text.slice(one.start, one.end).trim().endsWith('.');
  const found = draft.paragraphs.filter(isRead).flatMap((paragraph): Paragraph[] => {
    const key = keyOf(draft, paragraph);
    if (seen.has(key)) return [paragraph];
    seen.set(key, paragraph);
    return [];
  });
  // In another paragraph, it may be a highlight, or about something else.
  const sentences = new Map<string, number>();
  const again = draft.sentences.flatMap((sentence): MarkedRange[] => {
    const { paragraph } = sentence;
    if (sentence.to - sentence.from < LEAST_WORDS || found.includes(paragraph) || !isRead(paragraph))
      return [];
    const key = keyOf(draft, sentence);
    const last = sentences.get(key);
    sentences.set(key, paragraph.index);
    return paragraph.index === last ? [spanOf(sentence)] : [];
  });
  return [...found.map((one) => spanOf(one)), ...again];
}

function keyOf({ tokens }: Draft, { from, to }: { from: number; to: number }): string {
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
