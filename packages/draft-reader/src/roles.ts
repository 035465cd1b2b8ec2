import type { Span, Token } from './token.ts';
import { BASES, DIRECTIONS, NOUNS, wordSet, type Sign } from './words.ts';

/**
 * What a figure is in its sentence: the `base` of a comparison ("from $43.2 million"), its `result` ("to $48.2 million"),
 * a `difference` ("by $5.0 million"), a `change` in percent ("up 11.6%"), or simply `given`.
 */
export type Role = 'base' | 'result' | 'difference' | 'change' | 'given';

const NEARLY = wordSet('approximately|about|nearly|almost|roughly|around|some|just|an|a|another|i|e');
const COMPARED = wordSet('more|less|greater|fewer');
const RECORD = wordSet('record|total|of|new|high|the|all|time|reach');

/** Index of the last word before a figure that is not one such as "approximately". */
export function lastWordBefore(tokens: readonly Token[], { from, to }: Span): number {
  const word = (at: number) => (at >= from ? (tokens[at]?.word ?? '') : '');
  for (let at = to - 1; ; at -= 1) {
    const isOver = word(at) === 'over' && at > from && !DIRECTIONS.has(word(at - 1));
    if (word(at) === 'than' && COMPARED.has(word(at - 1))) at -= 1;
    else if (at < from || !(isOver || NEARLY.has(word(at)))) return at;
  }
}

/** Between a base's word and the base: the amount is then the subject of another clause. */
const OTHER_CLAUSE = wordSet(
  'and|while|whereas|but|including|which|reflecting|was|were|is|are|totaled|reached|came|amounted|driven|led|due|because|at',
);

/** "Income from operations", "proceeds from the sale". */
const FROM_SOURCE = wordSet(
  'operations|operating|continuing|discontinued|sales|sale|services|product|products|customers',
);

const NOT_TO = wordSet('compared|compares|relative|similar|equal|due|related|attributable|up');

/** What the words before a figure say of it. */
export function roleOf(tokens: readonly Token[], lead: Span): Role {
  const word = (at: number) => (at >= lead.from ? (tokens[at]?.word ?? '') : '');
  let last = lastWordBefore(tokens, lead);
  const isDirection = DIRECTIONS.has(word(last)) && !BASES.has(word(last));
  if (word(last) === 'by' || isDirection || (word(last) === 'of' && DIRECTIONS.has(word(last - 1))))
    return 'difference';
  while (RECORD.has(word(last))) last -= 1;
  if (word(last) === 'to' && !NOT_TO.has(word(last - 1))) return 'result';
  for (let at = last; at >= lead.from && !OTHER_CLAUSE.has(word(at)); at -= 1) {
    // "Year over year" is no base.
    const isPeriod = word(at) === 'over' && word(at - 1) !== '' && word(at - 1) === word(at + 1);
    const isSource = word(at) === 'from' && FROM_SOURCE.has(word(at + 1));
    if (BASES.has(word(at)) && !isPeriod && !isSource) return 'base';
  }
  return 'given';
}

/** What can stand directly before a percentage that is a level, not a change. */
const BEFORE_LEVEL = wordSet('to|at|was|is|were|are|with|vs|v|versus|from|than|reached|between|which');

/** Whether a percentage that has a direction near it is a change: not "increased to 15%", "or 15% of revenue". */
export function isChangeAt(tokens: readonly Token[], lead: Span): boolean {
  const next = tokens[lead.to + 1];
  // A capital begins the next sentence.
  if (!next?.isCapital && (next?.word === 'of' || next?.word === 'interest')) return false;
  const before = lastWordBefore(tokens, lead);
  const word = before >= lead.from ? (tokens[before]?.word ?? '') : '';
  if (word === 'of') return DIRECTIONS.has(tokens[before - 1]?.word ?? '');
  return !BEFORE_LEVEL.has(word) || directionBehind(tokens, lead.to) !== undefined;
}

/** "Raised 10%" is a change, but "raised $10 million" is not. */
const ACTS: ReadonlyMap<string, Sign> = new Map([
  ...'raised|lifted|boosted'.split('|').map((word) => [word, 1] as const),
  ...'cut|lowered|trimmed'.split('|').map((word) => [word, -1] as const),
]);

/** How many words back a direction still belongs to a figure. */
const REACH = 10;

/** The direction that the words around a figure give it. */
export function signOf(tokens: readonly Token[], lead: Span, isPercent: boolean): Sign | undefined {
  const behind = isPercent ? directionBehind(tokens, lead.to) : undefined;
  for (let at = lead.to - 1; at >= Math.max(lead.from, lead.to - REACH); at -= 1) {
    const word = tokens[at]?.word ?? '';
    const direction = DIRECTIONS.get(word) ?? (isPercent ? ACTS.get(word) : undefined);
    if (direction === undefined || tokens[at + 1]?.word === 'than') continue;
    return at < lead.to - 3 ? (behind ?? direction) : direction;
  }
  return behind;
}

const BETWEEN = wordSet('year|over|on|quarter|y|o|sequential|organic|net|annual|reported|yoy');

/** "12% higher", "a 12% year-over-year decline". */
export function directionBehind(tokens: readonly Token[], at: number): Sign | undefined {
  // "41.2%, up 350 basis points": what follows a comma is of another figure.
  if ((tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) > 1) return undefined;
  for (let next = at + 1; next <= at + 5; next += 1) {
    const word = tokens[next]?.word ?? '';
    if (NOUNS.has(word)) return DIRECTIONS.get(word);
    if (!BETWEEN.has(word)) return undefined;
  }
  return undefined;
}
