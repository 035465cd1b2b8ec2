import type { Draft, Range, Sentence } from '../text/draft.ts';
import { hasPhrase, matchesIn, phrases, type Span } from '../text/phrases.ts';
import { spanOf } from '../rule.ts';
import { isFigured, type Figured, type Token } from '../text/token.ts';
import { DIRECTIONS, MONTHS, wordSet } from '../text/words.ts';

/** Words after which the percentage has another basis than the amounts, or the figures are about several things. */
const OTHER_BASIS = phrases(
  'organic|organically|constant|local currency|local currencies|currency neutral|same store|comparable store|comparable sales|like for like|pro forma|compound annual|cagr|annualized|range|guidance|consensus|estimate|estimates|expectation|expectations|analysts|up to|negative|deficit|premium|discount|expects|expected|per annum|interest rate|bearing interest',
);

/** Words before a reason or a part. */
const ENDS = phrases(
  'due to|driven by|including|reflecting|while|whereas|but|of which|primarily|mainly|though|although|offset|as a result|resulting|attributable|because|excluding|consisting|comprised|comprising|led by|thanks to|which|as well as',
);

export interface Clause {
  before: Figured;
  after: Figured;
  /** The change in percent or in points. */
  move: Move;
  /** A smaller loss may be called a fall or a rise. */
  isLoss: boolean;
}

export interface Move {
  token: Figured;
  sign: 1 | -1;
  /** The figure with its direction. */
  words: Range;
  /** Its unit in percentage points; undefined for other units. */
  points: number | undefined;
}

/** The clauses of a draft with one figure before, one after, and one change in percent or in points. */
export function clausesOf(draft: Draft): Clause[] {
  return draft.sentences.flatMap((sentence) => clausesIn(draft, sentence));
}

function clausesIn(draft: Draft, sentence: Sentence): Clause[] {
  const { zone } = sentence.paragraph;
  const isRead = sentence.figures.length > 1 && zone !== 'table' && zone !== 'legend';
  if (!isRead) return [];
  const words = new Set(draft.tokens.slice(sentence.from, sentence.to).map(({ word }) => word));
  const isLoss = words.has('loss') || words.has('losses');
  // Several figures, in two orders.
  if (words.has('respectively')) return [];
  // Between a loss and a profit the direction is unclear.
  if (isLoss && PROFITS.some((word) => words.has(word))) return [];
  return spansOf(draft, sentence)
    .filter((span) => !hasPhrase(draft.matches, OTHER_BASIS, span))
    .flatMap((span) => clauseIn(draft, sentence, span, isLoss) ?? []);
}

const PROFITS = ['income', 'profit', 'earnings', 'gain'];

/** A sentence, divided where a reason begins, and where "and" or "with" leads to another measure. */
function spansOf({ tokens, text, matches }: Draft, sentence: Sentence): Span[] {
  const { from, to } = sentence;
  const reasons = new Set(matchesIn(matches, ENDS, sentence).map((reason) => reason.from));
  const starts = [from];
  for (let at = from + 1; at < to; at += 1) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    const next = tokens[at + 1]?.word ?? '';
    const isAnd = tokens[at]?.word === 'and' && !DIRECTIONS.has(next) && next !== 'was';
    const isWith = tokens[at]?.word === 'with' && gap.includes(',');
    if (isAnd || isWith || /[;:]|[–—] | - /.test(gap) || reasons.has(at)) starts.push(at);
  }
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
}

function clauseIn(draft: Draft, sentence: Sentence, span: Span, isLoss: boolean): Clause | undefined {
  const { tokens } = draft;
  const places = sentence.figures.filter((at) => at >= span.from && at < span.to && isValue(draft, at));
  const moves = places.map((at) => moveAt(draft, at, span));
  const levels = places.filter((_, index) => !moves[index]);
  const [one = -1, two = -1] = levels;
  const isFirst = isBaseAt(draft, one, span);
  if (levels.length !== 2 || isFirst === isBaseAt(draft, two, span)) return undefined;
  if (isFirst && !REACHED.has(wordBefore(tokens, two))) return undefined;
  const [before, after] = (isFirst ? [one, two] : [two, one]).map((at) => tokens[at]);
  if (!isFigured(before) || !isFigured(after) || !isAlike(before, after)) return undefined;
  if (places.some((at) => /[\d$€£]/.test(draft.text[tokens[at]?.end ?? 0] ?? ''))) return undefined;
  const said = moves.filter((move) => move !== undefined);
  // "Increased by $5.0 million, or 12%": the difference is no second change.
  const [change, ...others] = said.filter(
    ({ token, points }) => token.figure.kind === 'percent' || points !== undefined,
  );
  return change && others.length === 0 && said.length < 3
    ? { before, after, move: change, isLoss }
    : undefined;
}

/** Whether both have one currency and one kind. In "from $33.4 to $33.5 million" one unit counts for both. */
function isAlike({ figure: a }: Figured, { figure: b }: Figured): boolean {
  const isOneScale = (a.scale === 1) === (b.scale === 1);
  return a.kind === b.kind && a.currency === b.currency && isOneScale && a.value > 0 && b.value > 0;
}

const NOT_COUNTED = wordSet(
  'week|weeks|month|months|year|years|day|days|quarters|hours|minutes|times|time|th|st|nd|rd|x|fold',
);

/** Whether a figure is an amount, a percentage or a count: no year, day, note, or name such as "Form 10". */
function isValue({ tokens, text }: Draft, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token?.figure || token.figure.isYear) return false;
  // "$4.0 million, or $0.20 per share": what is compared are the first ones.
  if (before?.word === 'or' && (next?.word === 'per' || next?.word === 'a')) return false;
  // "($0.5) million" is below zero, and "(12%)" is an aside.
  if (text[token.start - 1] === '(') return false;
  if (token.figure.kind !== 'number' || pointsAt(tokens, at)) return true;
  const isName =
    token.isJoined || next?.isJoined || before?.isCapital || (next?.isCapital && MONTHS.has(next.word));
  const isSmall = token.figure.value < 10 && token.figure.decimals === 0;
  return !isName && !isSmall && !NOT_COUNTED.has(next?.word ?? '');
}

function pointsAt(tokens: readonly Token[], at: number): number | undefined {
  const [one = '', two = ''] = tokens.slice(at + 1, at + 3).map(({ word }) => word);
  if (one === 'bps' || one === 'bp' || one === 'basis') return 0.01;
  return one === 'percentage' && two.startsWith('point') ? 1 : undefined;
}

/** Words before the new value behind an old one: "from 70 to 100", but not "from 70, as we hired 30". */
const REACHED = wordSet('to|was|were|is|are|totaled|reached|of|at');

/** Words right before a figure that no other is compared with: "from 2025, adjusting for $3.76". */
const OTHER_ROLE = wordSet('for|in|on|after|before|plus|minus');

/** How many words as "approximately" may stand before a figure. */
const MOST_NEARLY = 4;

/** The word before a figure, without "approximately" and its like. */
function wordBefore(tokens: readonly Token[], at: number): string {
  return (
    tokens.slice(Math.max(at - MOST_NEARLY, 0), at).findLast(({ word }) => !NEARLY.has(word) || word === 'of')
      ?.word ?? ''
  );
}

/** Words allowed between a direction and its figure. */
const NEARLY = wordSet('approximately|about|some|just|an|a|around|by|of|total|or|cent');

/** Words after a figure: "12% higher", "a 12% increase". */
const BEHIND = wordSet(
  'increase|decrease|decline|growth|higher|lower|rise|drop|more|less|fewer|reduction|gain|jump|fall|greater',
);

/** "Up 12%", "an increase of $5.0 million, or 12%", "12% higher". */
function moveAt({ tokens, text }: Draft, at: number, span: Span): Move | undefined {
  const token = tokens[at];
  if (!isFigured(token)) return undefined;
  const points = pointsAt(tokens, at);
  // "Increased by $5.0 million, or 12%".
  let last = tokens[at - 1]?.word === 'or' && tokens[at - 2]?.figure ? at - 3 : at - 1;
  while (last > span.from && NEARLY.has(tokens[last]?.word ?? '')) last -= 1;
  const first = tokens[last];
  const before = last >= span.from ? DIRECTIONS.get(first?.word ?? '') : undefined;
  if (first && before) return { token, sign: before, words: spanOf(first, token), points };
  const behind = tokens[at + (points === 0.01 || points === 1 ? 3 : 1)];
  const isBehind =
    behind &&
    at + 1 < span.to &&
    BEHIND.has(behind.word) &&
    !text.slice(token.end, behind.start).includes(',');
  const after = isBehind ? DIRECTIONS.get(behind.word) : undefined;
  return behind && after ? { token, sign: after, words: spanOf(token, behind), points } : undefined;
}

const BASES = wordSet('from|compared|versus|vs|v|than|over|against');

/** Words between "from" and a figure that put the figure into another clause. */
const OTHER_CLAUSE = wordSet(
  'was|were|is|are|totaled|reached|came|amounted|driven|at|operations|sale|customers|continuing|by',
);
const MOST_IN_BASE = 16;

/** "From $43.2 million", "compared to net sales of $43.2 million". */
function isBaseAt({ tokens, text }: Draft, at: number, span: Span): boolean {
  if (OTHER_ROLE.has(tokens[at - 1]?.word ?? '')) return false;
  for (let place = at - 1; place >= span.from && place > at - MOST_IN_BASE; place -= 1) {
    const { word = '', figure, isJoined, end } = tokens[place] ?? {};
    const before = tokens[place - 1]?.word ?? '';
    // "From the previous year, although it fell short of $198.3 million".
    const next = tokens[place + 1];
    if (!next?.figure && text.slice(end, next?.start).includes(',')) return false;
    // "Quarter-over-quarter" names no figure.
    if (BASES.has(word) && !isJoined) return true;
    const isTo = word === 'to' && !BASES.has(before);
    if (isTo || OTHER_CLAUSE.has(word) || (figure && !figure.isYear && !MONTHS.has(before))) return false;
  }
  return false;
}
