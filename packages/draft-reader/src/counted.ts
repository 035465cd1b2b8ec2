import type { Draft } from './draft.ts';
import type { Figured, Token } from './token.ts';
import { EARLIER, MONTHS, wordSet } from './words.ts';

/** Counts from here on are compared; smaller ones are mostly numbers of notes, phases and weeks. */
const LEAST_COUNT = 10;

const NOT_COUNTED = wordSet(
  'week|weeks|month|months|year|years|day|days|quarters|hours|minutes|times|time|th|st|nd|rd|x|fold',
);

/** Whether a figure is a value of something: no year, day, time of day, note, or name such as "Form 10". */
export function isCounted({ text, tokens }: Draft, { figure, start, end, isJoined }: Figured, at: number) {
  if (figure.kind !== 'number') return true;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isSmall = figure.value < LEAST_COUNT && figure.decimals === 0;
  if (figure.isYear || isSmall || text[end] === ':' || text[start - 1] === ':') return false;
  if (isJoined || next?.isJoined) return false;
  if (figure.value < 1000 && NOT_COUNTED.has(next?.word ?? '')) return false;
  if (MONTHS.has(before?.word ?? '') || (next?.isCapital && MONTHS.has(next.word))) return false;
  return figure.scale > 1 || !before?.isCapital || at - 1 === before.sentence?.from;
}

/** Whether a figure in parentheses is that of an earlier time: "(2025: $43.2 million)", "($43.2 million a year ago)", "(37,900)". */
export function isEarlierAside({ text, tokens }: Draft, { figure, start, end }: Figured, at: number) {
  const opening = text.slice(Math.max(start - ASIDE, 0), start).trimEnd();
  const isInside = opening.endsWith('(') || (opening.endsWith(':') && opening.includes('('));
  if (!isInside) return false;
  const before = tokens[at - 1];
  return (
    (figure.kind === 'number' && text[end] === ')' && text[start - 1] === '(') ||
    (before?.figure?.isYear ?? EARLIER.has(before?.word ?? '')) ||
    tokens.slice(at + 1, at + 5).some(({ word }) => AGO.has(word))
  );
}

/** How many characters before a figure its parenthesis may open. */
const ASIDE = 40;
const AGO = wordSet('ago|earlier|prior|previous|last');

export interface Points {
  /** How many tokens the unit has: two for "basis points". */
  length: number;
  /** How many percentage points it is. */
  unit: number;
}

/** "350 basis points", "3.5 points". */
export function pointsAt(tokens: readonly Token[], at: number): Points | undefined {
  const one = tokens[at + 1]?.word ?? '';
  if (one === 'bps' || one === 'bp') return { length: 1, unit: 0.01 };
  if (POINTS.has(one)) return { length: 1, unit: 1 };
  const isUnit = (one === 'basis' || one === 'percentage') && POINTS.has(tokens[at + 2]?.word ?? '');
  return isUnit ? { length: 2, unit: one === 'basis' ? 0.01 : 1 } : undefined;
}

const POINTS = wordSet('point|points|pts|pp');

export function isPerShareAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.word === 'per' || (tokens[at + 1]?.word === 'a' && tokens[at + 2]?.word === 'share');
}
