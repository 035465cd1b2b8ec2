import type { Draft, Range, Sentence } from '../text/draft.ts';
import { hasPhrase, matchesIn, phrases, type Span } from '../text/phrases.ts';
import { growthOf, isGrowthOf, isSame } from '../rounding.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { isFigured, type Figured, type Token } from '../text/token.ts';
import { DIRECTIONS, MONTHS, wordSet } from '../text/words.ts';

/** Changes that contradict the figures before and after, in clauses that have exactly these three figures. */
export const CHANGE_RULES: readonly Rule[] = [
  { id: 'growth-arithmetic', find: (draft) => clausesOf(draft).flatMap((one) => wrongPercent(draft, one)) },
  { id: 'change-contradicted', find: (draft) => clausesOf(draft).flatMap((one) => wrongMove(draft, one)) },
  { id: 'percent-or-points', find: (draft) => clausesOf(draft).flatMap(pointsAsPercent) },
];

/** Words after which the percentage has another basis than the amounts, or the figures are about several things. */
const OTHER_BASIS = phrases(
  'organic|organically|constant|local currency|local currencies|currency neutral|same store|comparable store|comparable sales|like for like|pro forma|compound annual|cagr|annualized|range|guidance|respectively|up to|negative|deficit|premium|discount|expects|expected|per annum|interest rate|bearing interest',
);

/** Words before a reason or a part. */
const ENDS = phrases(
  'due to|driven by|including|reflecting|while|whereas|but|of which|primarily|mainly|offset|as a result|resulting|attributable|because|excluding|consisting|comprised|comprising|led by|thanks to|which|as well as',
);

interface Clause {
  before: Figured;
  after: Figured;
  /** A change in percent or in points, or a difference. */
  percent: Move | undefined;
  difference: Move | undefined;
  /** A direction right before "to … from …". */
  verb: Token | undefined;
  /** A smaller loss may be called a fall or a rise. */
  isLoss: boolean;
}

interface Move {
  token: Figured;
  sign: 1 | -1;
  /** The figure with its direction. */
  words: Range;
  /** Its unit in percentage points; undefined for other units. */
  points: number | undefined;
}

const known = new WeakMap<Draft, Clause[]>();

function clausesOf(draft: Draft): Clause[] {
  const found = known.get(draft) ?? draft.sentences.flatMap((sentence) => clausesIn(draft, sentence));
  known.set(draft, found);
  return found;
}

function clausesIn(draft: Draft, sentence: Sentence): Clause[] {
  const { zone } = sentence.paragraph;
  const isRead = sentence.figures.length > 1 && zone !== 'table' && zone !== 'legend';
  if (!isRead || hasPhrase(draft.matches, OTHER_BASIS, sentence)) return [];
  const words = new Set(draft.tokens.slice(sentence.from, sentence.to).map(({ word }) => word));
  const isLoss = words.has('loss') || words.has('losses');
  // Between a loss and a profit the direction is unclear.
  if (isLoss && PROFITS.some((word) => words.has(word))) return [];
  return spansOf(draft, sentence).flatMap((span) => clauseIn(draft, sentence, span, isLoss) ?? []);
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
  const [before, after] = (isFirst ? [one, two] : [two, one]).map((at) => tokens[at]);
  if (!isFigured(before) || !isFigured(after) || !isAlike(before, after)) return undefined;
  if ([...places].some((at) => /[\d$€£]/.test(draft.text[tokens[at]?.end ?? 0] ?? ''))) return undefined;
  const said = moves.filter((move) => move !== undefined);
  const isPercent = ({ token, points }: Move) => token.figure.kind === 'percent' || points !== undefined;
  const [percents, differences] = [said.filter(isPercent), said.filter((move) => !isPercent(move))];
  if (percents.length > 1 || differences.length > 1) return undefined;
  const verb = levels.map((at) => verbBefore(tokens, at, span)).find(Boolean);
  return { before, after, percent: percents[0], difference: differences[0], verb, isLoss };
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
  if (token.figure.kind !== 'number' || pointsAt(tokens, at)) return true;
  const isName =
    token.isJoined || next?.isJoined || before?.isCapital || (next?.isCapital && MONTHS.has(next.word));
  const isSmall = token.figure.value < 10 && token.figure.decimals === 0;
  return !isName && !isSmall && text[token.start - 1] !== '(' && !NOT_COUNTED.has(next?.word ?? '');
}

function pointsAt(tokens: readonly Token[], at: number): number | undefined {
  const [one = '', two = ''] = tokens.slice(at + 1, at + 3).map(({ word }) => word);
  if (one === 'bps' || one === 'bp' || one === 'basis') return 0.01;
  return one === 'percentage' && two.startsWith('point') ? 1 : undefined;
}

/** Words allowed between a direction and its figure. */
const NEARLY = wordSet('approximately|about|some|just|an|a|around|by|of|total|or|cent');

/** Words after a figure: "12% higher", "a 12% increase". */
const BEHIND = wordSet(
  'increase|decrease|decline|growth|higher|lower|rise|drop|improvement|more|less|fewer|reduction|gain|jump|fall|greater',
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

const VERBS = wordSet(
  'increased|rose|jumped|climbed|grew|decreased|declined|fell|dropped|up|down|increase|decrease|decline|rise',
);

/** The direction right before "to" or "from" and a figure. */
function verbBefore(tokens: readonly Token[], at: number, span: Span): Token | undefined {
  const link = tokens[at - 1]?.word ?? '';
  const verb = at - 2 >= span.from ? tokens[at - 2] : undefined;
  return (link === 'to' || link === 'from') && verb && VERBS.has(verb.word) ? verb : undefined;
}

const FUZZY = wordSet('more|less|nearly|almost|least|most|fewer|roughly');

/** "More than 20%", "over $5 million"; but "an increase of 12% over $5.0 million" is exact. */
function isFuzzy({ tokens }: Draft, token: Figured): boolean {
  const at = tokens.indexOf(token, token.sentence?.from);
  const [last, earlier] = [tokens[at - 1], tokens[at - 2]];
  const isOver = last?.word === 'over' && !earlier?.figure && !DIRECTIONS.has(earlier?.word ?? '');
  return isOver || [last, earlier].some((one) => FUZZY.has(one?.word ?? ''));
}

function wrongPercent(draft: Draft, { before, after, percent, isLoss }: Clause): MarkedRange[] {
  if (percent?.token.figure.kind !== 'percent' || before.figure.kind === 'percent') return [];
  if ([before, after, percent.token].some((one) => isFuzzy(draft, one))) return [];
  const { value, tolerance, decimals } = percent.token.figure;
  // Some authors cut digits off instead of rounding.
  const isRight = (sign: number) =>
    isGrowthOf({ value: sign * value, tolerance: tolerance * 2 }, after.figure, before.figure);
  if (isRight(percent.sign) || (isLoss && isRight(-percent.sign))) return [];
  const growth = growthOf(after.figure, before.figure);
  const digits = Math.abs(growth).toFixed(Math.max(decimals, 1));
  // As the draft writes it: "11.6%" or "11.6 percent".
  const unit = draft.text.slice(percent.token.start, percent.token.end).replace(/^[\d.,]*/, '');
  const computed = `${growth < 0 ? '−' : ''}${digits}${unit}`;
  const values = { before: spanOf(before), after: spanOf(after), computed, written: percent.words };
  return [{ ...spanOf(before, after, percent.words), values }];
}

/** "Decreased to $52.0 million from $48.0 million", "increased by $6.0 million to $48.2 million from $43.2 million". */
function wrongMove(
  draft: Draft,
  { before, after, difference, percent, verb, isLoss }: Clause,
): MarkedRange[] {
  const rise = after.figure.value - before.figure.value;
  const slack = after.figure.tolerance + before.figure.tolerance;
  const sign = verb && !percent && !difference ? DIRECTIONS.get(verb.word) : undefined;
  const isTurned = sign !== undefined && Math.abs(rise) > slack && Math.sign(rise) !== sign;
  const move = before.figure.kind === 'percent' ? percent : difference;
  const unit = before.figure.kind === 'percent' ? (move?.points ?? 0) : 1;
  const words = isTurned ? verb : move?.words;
  if (isLoss || !words || (!isTurned && (!move || !unit || isFuzzy(draft, move.token)))) return [];
  const { value = 0, tolerance = 0 } = move?.token.figure ?? {};
  const written = { value: (move?.sign ?? 1) * value * unit, tolerance: tolerance * unit };
  if (!isTurned && isSame(written, { value: rise, tolerance: slack })) return [];
  const values = { before: spanOf(before), after: spanOf(after), written: spanOf(words) };
  return [{ ...spanOf(before, after, words), values }];
}

/** "Gross margin was 65%, up 3% from 62%": three points, or 4.8 percent. */
function pointsAsPercent({ before, after, percent }: Clause): MarkedRange[] {
  if (percent?.token.figure.kind !== 'percent' || before.figure.kind !== 'percent') return [];
  const { value, tolerance } = percent.token.figure;
  const change = { value: percent.sign * value, tolerance };
  const rise = after.figure.value - before.figure.value;
  const points = { value: rise, tolerance: after.figure.tolerance + before.figure.tolerance };
  const isNearer =
    Math.abs(change.value - rise) < Math.abs(change.value - growthOf(after.figure, before.figure));
  if (rise === 0 || !isSame(change, points) || !isNearer) return [];
  const values = { before: spanOf(before), after: spanOf(after), written: percent.words };
  return [{ ...spanOf(before, after, percent.words), values }];
}
