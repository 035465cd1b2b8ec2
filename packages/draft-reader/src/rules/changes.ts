import type { Draft, Range, Sentence } from '../text/draft.ts';
import { matchesIn, phrases, type Span } from '../text/phrases.ts';
import { growthOf, isGrowthOf, isSame } from '../rounding.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { isFigured, type Figured } from '../text/token.ts';
import { DIRECTIONS, wordSet } from '../text/words.ts';

/** Changes that contradict the figures before and after, in clauses that have exactly these figures. */
export const CHANGE_RULES: readonly Rule[] = [
  {
    id: 'growth-arithmetic',
    find: (draft) => draft.sentences.flatMap((sentence) => wrongChanges(draft, sentence)),
  },
];

/** Words that end a clause: reasons, parts, other measures, and changes on another basis than the amounts. */
const STOPS = phrases(
  'due to|driven by|including|reflecting|while|whereas|but|of which|primarily|mainly|though|although|offset|as a result|resulting|attributable|because|excluding|consisting|comprised|comprising|led by|thanks to|which|as well as|organic|organically|constant|local currency|local currencies|currency neutral|same store|comparable store|comparable sales|like for like|pro forma|compound annual|cagr|annualized|range|guidance|consensus|estimate|estimates|expectation|expectations|analysts|up to|negative|deficit|premium|discount|expects|expected|per annum|interest rate|bearing interest|adjusting|respectively',
);

/** A change with its direction. */
interface Move {
  token: Figured;
  sign: 1 | -1;
  words: Range;
}

function wrongChanges(draft: Draft, sentence: Sentence): MarkedRange[] {
  const { zone } = sentence.paragraph;
  if (sentence.figures.length < 3 || zone === 'table' || zone === 'legend') return [];
  const words = new Set(draft.tokens.slice(sentence.from, sentence.to).map(({ word }) => word));
  const isLoss = words.has('loss') || words.has('losses');
  // Between a loss and a profit the direction is unclear, and several figures may be in two orders.
  if (words.has('respectively') || (isLoss && PROFITS.some((word) => words.has(word)))) return [];
  return clausesIn(draft, sentence).flatMap((clause) => wrongChange(draft, sentence, clause, isLoss));
}

const PROFITS = ['income', 'profit', 'earnings', 'gain'];

/** A sentence, divided where "and" leads to another measure. What follows a reason or a basis is left out. */
function clausesIn({ tokens, text, matches }: Draft, sentence: Sentence): Span[] {
  const { from, to } = sentence;
  const stops = matchesIn(matches, STOPS, sentence);
  const starts = [from];
  for (let at = from + 1; at < to; at += 1) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    const next = tokens[at + 1]?.word ?? '';
    const isAnd = tokens[at]?.word === 'and' && !DIRECTIONS.has(next) && next !== 'was';
    if (isAnd || /[;:]|[–—] | - /.test(gap)) starts.push(at);
  }
  let stop = 0;
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? to;
    while ((stops[stop]?.from ?? Infinity) < start) stop += 1;
    return { from: start, to: Math.min(end, stops[stop]?.from ?? end) };
  });
}

function wrongChange(draft: Draft, { figures }: Sentence, span: Span, isLoss: boolean): MarkedRange[] {
  const { tokens } = draft;
  const places = figures.filter((at) => at >= span.from && at < span.to && isValue(draft, at));
  const moves = places.flatMap((at) => moveAt(draft, at, span) ?? []);
  const levels = places.filter((at) => !moves.some(({ token }) => token === tokens[at]));
  const changes = moves.filter(({ token }) => token.figure.kind === 'percent');
  const [move] = changes;
  const [one = -1, two = -1] = levels;
  const isFirst = isBaseAt(draft, one, span);
  if (!move || changes.length > 1 || moves.length > 2 || levels.length !== 2) return [];
  if (isFirst === isBaseAt(draft, two, span) || (isFirst && !REACHED.has(wordBefore(draft, two)))) return [];
  const [before, after] = (isFirst ? [one, two] : [two, one]).map((at) => tokens[at]);
  if (!isFigured(before) || !isFigured(after) || !isAlike(before, after)) return [];
  if ([move.token, before, after].some((token) => isFuzzy(draft, token))) return [];
  const computed =
    before.figure.kind === 'percent'
      ? rightPoints(before, after, move)
      : rightGrowth(draft, before, after, move, isLoss);
  if (!computed) return [];
  const values = { before: spanOf(before), after: spanOf(after), written: move.words, computed };
  return [{ ...spanOf(before, after, move.words), values }];
}

/** Whether both have one currency and one kind. In "from $33.4 to $33.5 million" one unit counts for both. */
function isAlike({ figure: a }: Figured, { figure: b }: Figured): boolean {
  const isOneScale = (a.scale === 1) === (b.scale === 1);
  return a.kind === b.kind && a.currency === b.currency && isOneScale && a.value > 0 && b.value > 0;
}

/** Whether a figure is an amount or a percentage. */
function isValue({ tokens, text }: Draft, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "$4.0 million, or $0.20 per share": the first of each pair are compared.
  if (before?.word === 'or' && (next?.word === 'per' || next?.word === 'a')) return false;
  // "($0.5) million" is below zero, and "(12%)" is an aside.
  return isFigured(token) && text[token.start - 1] !== '(' && token.figure.kind !== 'number';
}

/** Words before the new value behind an old one: "from 70 to 100", but not "from 70, as we hired 30". */
const REACHED = wordSet('to|was|were|is|are|totaled|reached|of|at');

/** Words allowed between a direction, or another word, and its figure. */
const NEARLY = wordSet('approximately|about|some|just|an|a|around|by|total|or|cent');

function wordBefore({ tokens }: Pick<Draft, 'tokens'>, at: number): string {
  return tokens.slice(Math.max(at - 4, 0), at).findLast(({ word }) => !NEARLY.has(word))?.word ?? '';
}

/** "Up 12%", "an increase of $5.0 million, or 12%", "12% higher". */
function moveAt({ tokens, text }: Draft, at: number, span: Span): Move | undefined {
  const token = tokens[at];
  if (!isFigured(token)) return undefined;
  // "Increased by $5.0 million, or 12%".
  let last = tokens[at - 1]?.word === 'or' && tokens[at - 2]?.figure ? at - 3 : at - 1;
  while (last > span.from && (NEARLY.has(tokens[last]?.word ?? '') || tokens[last]?.word === 'of')) last -= 1;
  const first = tokens[last];
  const before = last >= span.from ? DIRECTIONS.get(first?.word ?? '') : undefined;
  if (first && before) return { token, sign: before, words: spanOf(first, token) };
  const behind = at + 1 < span.to ? tokens[at + 1] : undefined;
  const sign = DIRECTIONS.get(behind?.word ?? '');
  if (!behind || !sign || text.slice(token.end, behind.start).includes(',')) return undefined;
  return { token, sign, words: spanOf(token, behind) };
}

const BASES = wordSet('from|compared|versus|vs|v|than|over|against');

/** Words between "from" and a figure that put the figure into another clause. */
const OTHER_CLAUSE = wordSet(
  'to|was|were|is|are|totaled|reached|came|amounted|at|operations|sale|customers|continuing|by',
);

/** "From $43.2 million", "compared to net sales of $43.2 million". */
function isBaseAt({ tokens, text }: Draft, at: number, span: Span): boolean {
  for (let place = at - 1; place >= span.from && place > at - MOST_IN_BASE; place -= 1) {
    const { word = '', figure, isJoined, end } = tokens[place] ?? {};
    const next = tokens[place + 1];
    // "From the previous year, although it fell short of $198.3 million".
    if (!next?.figure && text.slice(end, next?.start).includes(',')) return false;
    // "Quarter-over-quarter" names no figure.
    if (BASES.has(word) && !isJoined) return true;
    const isTo = word === 'to' && BASES.has(tokens[place - 1]?.word ?? '');
    if ((OTHER_CLAUSE.has(word) && !isTo) || (figure && figure.kind !== 'number')) return false;
  }
  return false;
}

const MOST_IN_BASE = 16;

const FUZZY = wordSet('more|less|nearly|almost|least|most|fewer|roughly|around|below|above');

/** "More than 20%", "over $5 million"; but "an increase of 12% over $5.0 million" is exact. */
function isFuzzy({ tokens }: Draft, token: Figured): boolean {
  const at = tokens.indexOf(token, token.sentence?.from);
  const [last, earlier] = [tokens[at - 1], tokens[at - 2]];
  const isOver = last?.word === 'over' && !earlier?.figure && !DIRECTIONS.has(earlier?.word ?? '');
  return isOver || [last, earlier].some((one) => FUZZY.has(one?.word ?? ''));
}

/** The growth, where the draft has a different one: "up 12.6%" where the figures rise by 11.6%. */
function rightGrowth(
  draft: Draft,
  before: Figured,
  after: Figured,
  move: Move,
  isLoss: boolean,
): string | undefined {
  const { token, sign } = move;
  const { value, tolerance, decimals } = token.figure;
  const isRight = (by: number) => {
    // "Fell by −6.6%" has its sign already. Some authors cut digits off instead of rounding.
    const written = { value: value < 0 ? value : by * value, tolerance: tolerance * 2 };
    return isGrowthOf(written, after.figure, before.figure);
  };
  // A smaller loss may be called a fall or a rise.
  if (isRight(sign) || (isLoss && isRight(-sign))) return undefined;
  // As the draft writes it: "11.6%" or "11.6 percent".
  const unit = draft.text.slice(token.start, token.end).replace(/^[\d.,]*/, '');
  return signed(growthOf(after.figure, before.figure), Math.max(decimals, 1)) + unit;
}

/** The points, where the draft has percent: "gross margin was 65%, up 3% from 62%". */
function rightPoints(before: Figured, after: Figured, { token, sign }: Move): string | undefined {
  const rise = after.figure.value - before.figure.value;
  const slack = after.figure.tolerance + before.figure.tolerance;
  const written = { value: sign * token.figure.value, tolerance: token.figure.tolerance };
  const isPoints = isSame(written, { value: rise, tolerance: slack });
  const growth = growthOf(after.figure, before.figure);
  const isNearer = Math.abs(written.value - rise) < Math.abs(written.value - growth);
  if (rise === 0 || !isPoints || !isNearer) return undefined;
  return `${signed(rise, Math.max(before.figure.decimals, after.figure.decimals))} percentage points`;
}

function signed(value: number, decimals: number): string {
  return `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;
}
