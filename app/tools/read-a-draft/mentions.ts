import type { Draft, Sentence } from './draft.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import type { Figure, Token } from './token.ts';
import { DIRECTIONS, MEASURES, MONTHS } from './words.ts';

/**
 * What a figure is in its sentence: the `base` of a comparison ("from $43.2 million"), its `result` ("to $48.2 million"),
 * a `difference` ("by $5.0 million"), a `change` in percent ("up 11.6%"), or simply `given`.
 */
export type Role = 'base' | 'result' | 'difference' | 'change' | 'given';

export interface Mention {
  /** Index among the tokens of the draft. */
  at: number;
  token: Token & { figure: Figure };
  role: Role;
  /** Whether the words say that it went up (1) or down (-1). */
  sign: 1 | -1 | undefined;
  /** Whether it is an amount per share. */
  isPerShare: boolean;
  /** Whether the words before it speak of a loss, or of a profit. */
  isLoss: boolean | undefined;
}

const known = new WeakMap<Sentence, Mention[][]>();

/** The amounts, counts and percentages of a sentence, divided where it begins to speak of another measure. */
export function comparisonsOf(draft: Draft, sentence: Sentence): Mention[][] {
  const groups = known.get(sentence) ?? findComparisons(draft, sentence);
  known.set(sentence, groups);
  return groups;
}

/** Of more figures, nobody can say which belongs to which. */
const MOST_FIGURES = 20;

function findComparisons(draft: Draft, sentence: Sentence): Mention[][] {
  const groups: Mention[][] = [];
  let group: Mention[] = [];
  let leadFrom = sentence.from;
  for (const at of sentence.figures) {
    const token = draft.tokens[at];
    if (!token || !isFigured(token)) continue;
    const points = pointsAt(draft.tokens, at);
    const last = group.at(-1);
    const isCountedHere = isCounted(draft, token, at, leadFrom) || isPrior(draft, token, at, last);
    if (!points && !isCountedHere) continue;
    const lead = { from: leadFrom, to: at };
    const mention = points ? pointsMention(draft, token, lead, points) : mentionOf(draft, token, lead, last);
    setEarlier(draft, group, mention);
    if (group.length >= MOST_FIGURES || (group.length > 0 && isOtherSubject(draft, lead, mention, group))) {
      groups.push(group);
      group = [];
    }
    group.push(mention);
    leadFrom = at + 1;
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

function isFigured(token: Token): token is Token & { figure: Figure } {
  return token.figure !== undefined;
}

/** Counts from here on are compared; smaller ones are mostly numbers of notes, phases and weeks. */
const LEAST_COUNT = 10;

const NOT_COUNTED: ReadonlySet<string> = new Set(
  'week|weeks|month|months|year|years|day|days|quarters|hours|minutes|times|th|st|nd|rd|x'.split('|'),
);

interface Points {
  /** How many tokens the unit has: two for "basis points". */
  length: number;
  /** How many percentage points it is. */
  unit: number;
}

function pointsAt(tokens: readonly Token[], at: number): Points | undefined {
  const one = tokens[at + 1]?.word ?? '';
  const two = tokens[at + 2]?.word ?? '';
  if (one === 'bps' || one === 'bp') return { length: 1, unit: 0.01 };
  if (POINTS.has(one)) return { length: 1, unit: 1 };
  const isUnit = POINTS.has(two) && (one === 'basis' || one === 'percentage');
  return isUnit ? { length: 2, unit: one === 'basis' ? 0.01 : 1 } : undefined;
}

const POINTS: ReadonlySet<string> = new Set('point|points|pts|pp'.split('|'));

/** A difference of two percentages: "up 350 basis points". */
function pointsMention(
  { tokens }: Draft,
  token: Mention['token'],
  lead: Span,
  { length, unit }: Points,
): Mention {
  const { value, tolerance } = token.figure;
  const figure = {
    ...token.figure,
    kind: 'percent' as const,
    value: value * unit,
    tolerance: tolerance * unit,
  };
  const sign = signOf(tokens, { ...lead, to: lead.to + length }, true, undefined);
  const end = tokens[lead.to + length]?.end ?? token.end;
  return {
    at: lead.to,
    token: { ...token, end, figure },
    role: 'difference',
    sign,
    isPerShare: false,
    isLoss: undefined,
  };
}

/** Of two figures of one measure with their years, the one of the earlier year is the base, whichever comes first. */
function setEarlier({ tokens }: Draft, group: readonly Mention[], mention: Mention) {
  const [other] = group;
  if (group.length !== 1 || other?.role !== 'given' || mention.role !== 'given') return;
  const [first, second] = [yearBehind(tokens, other.at), yearBehind(tokens, mention.at)];
  if (first && second && first !== second) (first < second ? other : mention).role = 'base';
}

/** How many tokens behind a figure its year may stand: "in the third quarter of fiscal 2026". */
const YEAR_WITHIN = 8;

function yearBehind(tokens: readonly Token[], at: number): number | undefined {
  for (let next = at + 1; next <= at + YEAR_WITHIN; next += 1) {
    const { figure, sentence } = tokens[next] ?? {};
    if (sentence !== tokens[at]?.sentence || (figure && figure.kind !== 'number')) return undefined;
    if (figure?.isYear) return figure.value;
  }
  return undefined;
}

/** Not years, days, times of day, notes, names such as "Form 10", amounts in parentheses, and "or $0.42 per share". */
function isCounted(
  { text, tokens }: Draft,
  { figure, start, end, isJoined }: Token & { figure: Figure },
  at: number,
  from: number,
) {
  if (figure.kind === 'percent') return true;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (text[start - 1] === '(' && at > from && !(before?.figure?.isYear ?? EARLIER.test(before?.word ?? '')))
    return false;
  if (figure.kind === 'amount') return true;
  if (figure.isYear || figure.value < LEAST_COUNT || text[end] === ':' || text[start - 1] === ':')
    return false;
  if (isJoined || next?.isJoined || NOT_COUNTED.has(next?.word ?? '')) return false;
  if (MONTHS.has(before?.word ?? '') || (next?.isCapital && MONTHS.has(next.word))) return false;
  return figure.scale > 1 || !before?.isCapital || at - 1 === before.sentence?.from;
}

/** "SEK 4,310 million (3,980)", "41,200 units (37,900)": the figure of the year before. */
function isPrior(
  { text }: Draft,
  { figure, start, end }: Mention['token'],
  at: number,
  last: Mention | undefined,
): boolean {
  const isAlone = text[start - 1] === '(' && text[end] === ')' && figure.kind === 'number';
  return isAlone && last !== undefined && at - last.at <= 2 && last.token.figure.kind !== 'percent';
}

function isPerShareAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.word === 'per' || (tokens[at + 1]?.word === 'a' && tokens[at + 2]?.word === 'share');
}

function mentionOf(draft: Draft, token: Mention['token'], lead: Span, last: Mention | undefined): Mention {
  const { tokens, matches, text } = draft;
  const { to: at } = lead;
  const isPercent = token.figure.kind === 'percent';
  const signed = SIGNED.exec(text.slice(token.start - 2, token.start))?.[1];
  const isUnscaled = isPrior(draft, token, at, last) && token.figure.scale === 1;
  const unit = isUnscaled ? (last?.token.figure.scale ?? 1) : 1;
  const isEarlier =
    isPrior(draft, token, at, last) ||
    isEarlierInParentheses(draft, token, lead) ||
    (!last && hasPhrase(matches, PAST, lead)) ||
    (last?.role === 'change' && hasPhrase(matches, ON_THE, { from: at - 2, to: at }));
  const isGap =
    !isPercent &&
    (isFollowedByDirection(tokens, at) || (last?.role === 'change' && tokens[at - 1]?.word === 'or'));
  const written = isEarlier ? 'base' : isGap ? 'difference' : roleOf(tokens, lead);
  const said = signed && isPercent ? (signed === '+' ? 1 : -1) : signOf(tokens, lead, isPercent, last);
  // "To 428 from 380, or 12.6%" and "12%, or $5.0 million" have one word for both.
  const sign = said ?? (written === 'base' || isGap ? last?.sign : undefined);
  const isChange = isPercent && sign !== undefined && (signed !== undefined || isChangeAt(tokens, lead));
  const role = isChange ? 'change' : isPercent && written === 'difference' ? 'given' : written;
  const isNegative = !isPercent && (signed === '-' || tokens[at - 1]?.word === 'negative');
  const value = (isNegative ? -1 : 1) * token.figure.value * unit;
  const tolerance = token.figure.tolerance * unit;
  const isProfit = hasPhrase(matches, PROFIT, lead) ? false : undefined;
  const isLoss = value < 0 || hasPhrase(matches, LOSS, lead) || isProfit;
  return {
    at,
    token: { ...token, figure: { ...token.figure, value, tolerance } },
    role,
    sign,
    isPerShare: isPerShareAt(tokens, at),
    isLoss,
  };
}

/** "In the prior-year period, revenue was $43.2 million." */
const PAST = phrases(
  'in the prior|in the year ago|in the previous|in the same period of|in the same quarter of',
);

/** "An increase of 11.6% on the $43.2 million of last year". */
const ON_THE = phrases('on the|over the');

const EARLIER = /^(?:year|quarter|period|half|ago)$/;

/** A sign that belongs to the figure behind it, not the dash of a range. */
const SIGNED = /(?:^|[\s(,;])([+-])$/;

/** "£1,482m (2025: £1,398m)", "(prior year: $3.2 million)". */
function isEarlierInParentheses({ text, tokens }: Draft, { start }: Token, { from, to }: Span): boolean {
  const before = tokens[to - 1];
  const opening = text.slice(Math.max(start - 40, 0), start).trimEnd();
  const isInside = opening.endsWith('(') || (opening.endsWith(':') && opening.includes('('));
  return isInside && to > from && (before?.figure?.isYear ?? EARLIER.test(before?.word ?? ''));
}

const LOSS = phrases('loss|losses|deficit');
const PROFIT = phrases('income|profit|earnings');

const NEARLY: ReadonlySet<string> = new Set(
  'approximately|about|nearly|almost|roughly|around|some|just|an|a|another'.split('|'),
);
const RECORD: ReadonlySet<string> = new Set('record|total|of|new|high|the|all|time'.split('|'));

/** Index of the last word before a figure that is not one such as "approximately". */
export function lastWordBefore(tokens: readonly Token[], { from, to }: Span): number {
  let at = to - 1;
  for (;;) {
    const word = tokens[at]?.word ?? '';
    const isMoreThan =
      word === 'than' && at - 2 >= from && /^(?:more|less|greater|fewer)$/.test(tokens[at - 1]?.word ?? '');
    const isOver = word === 'over' && at > from && !DIRECTIONS.has(tokens[at - 1]?.word ?? '');
    if (at < from || !(NEARLY.has(word) || isMoreThan || isOver)) return at;
    at -= isMoreThan ? 2 : 1;
  }
}

const BASES: ReadonlySet<string> = new Set(
  'from|compared|versus|vs|v|against|than|over|above|below|compares|double|twice|triple'.split('|'),
);

/** Between a base's word and the base: the amount is then the subject of another clause. */
const OTHER_CLAUSE: ReadonlySet<string> = new Set(
  'and|while|whereas|but|including|which|reflecting|was|were|is|are|totaled|reached|came|amounted'.split('|'),
);

/** "Income from operations", "proceeds from the sale". */
const FROM_SOURCE: ReadonlySet<string> = new Set(
  'operations|operating|continuing|discontinued|sales|sale|services|product|products|financing|investing|customers'.split(
    '|',
  ),
);

const NOT_TO: ReadonlySet<string> = new Set(
  'compared|compares|relative|similar|equal|due|related|attributable|up'.split('|'),
);

/** What the words before an amount say of it. */
function roleOf(tokens: readonly Token[], lead: Span): Role {
  const word = (at: number) => (at >= lead.from ? (tokens[at]?.word ?? '') : '');
  let last = lastWordBefore(tokens, lead);
  const isOf = word(last) === 'of' && DIRECTIONS.has(word(last - 1));
  if (word(last) === 'by' || isOf || DIRECTIONS.has(word(last))) return 'difference';
  while (RECORD.has(word(last))) last -= 1;
  if (word(last) === 'to' && !NOT_TO.has(word(last - 1))) return 'result';
  for (let at = last; at >= lead.from; at -= 1) {
    if (OTHER_CLAUSE.has(word(at))) return 'given';
    const isPeriod = word(at) === 'over' && word(at - 1) !== '' && word(at - 1) === word(at + 1);
    const isSource = word(at) === 'from' && FROM_SOURCE.has(word(at + 1));
    // "Year over year" is no base.
    if (!BASES.has(word(at)) || isPeriod || isSource) continue;
    return 'base';
  }
  return 'given';
}

/** What can stand directly before a percentage that is a level, not a change. */
const BEFORE_LEVEL: ReadonlySet<string> = new Set(
  'to|at|was|is|were|are|with|vs|v|versus|from|than|reached|between|which'.split('|'),
);

/** Whether a percentage that has a direction near it is a change: not "increased to 15%", "or 15% of revenue". */
function isChangeAt(tokens: readonly Token[], lead: Span): boolean {
  const next = tokens[lead.to + 1];
  // A capital begins the next sentence.
  if (!next?.isCapital && (next?.word === 'of' || next?.word === 'interest')) return false;
  const before = lastWordBefore(tokens, lead);
  const word = before >= lead.from ? (tokens[before]?.word ?? '') : '';
  if (word === 'of') return DIRECTIONS.has(tokens[before - 1]?.word ?? '');
  return !BEFORE_LEVEL.has(word) || isFollowedByDirection(tokens, lead.to) !== undefined;
}

/** "Raised 10%" is a change, but "raised $10 million" is not. */
const ACTS: ReadonlyMap<string, 1 | -1> = new Map([
  ...'raised|lifted|boosted'.split('|').map((word) => [word, 1] as const),
  ...'cut|lowered|trimmed'.split('|').map((word) => [word, -1] as const),
]);

/** How many words back a direction still belongs to a figure. */
const REACH = 10;

function signOf(
  tokens: readonly Token[],
  lead: Span,
  isPercent: boolean,
  last: Mention | undefined,
): 1 | -1 | undefined {
  const behind = isPercent ? isFollowedByDirection(tokens, lead.to) : undefined;
  for (let at = lead.to - 1; at >= Math.max(lead.from, lead.to - REACH); at -= 1) {
    const word = tokens[at]?.word ?? '';
    const direction = DIRECTIONS.get(word) ?? (isPercent ? ACTS.get(word) : undefined);
    const isThan = tokens[at + 1]?.word === 'than';
    if (direction && !isThan) return at < lead.to - 3 && behind ? behind : direction;
  }
  return behind ?? (last?.role === 'difference' || last?.role === 'base' ? last.sign : undefined);
}

const NOUNS: ReadonlySet<string> = new Set(
  'increase|decrease|growth|decline|rise|fall|drop|higher|lower|more|less|fewer|greater|improvement|reduction|gain|jump|up|down|above|below|expansion|contraction'.split(
    '|',
  ),
);
const BETWEEN: ReadonlySet<string> = new Set(
  'year|over|on|quarter|y|o|sequential|organic|net|annual|reported|yoy'.split('|'),
);

/** "12% higher", "a 12% year-over-year decline". */
function isFollowedByDirection(tokens: readonly Token[], at: number): 1 | -1 | undefined {
  // "41.2%, up 350 basis points": what follows a comma is of another figure.
  if ((tokens[at + 1]?.start ?? 0) - (tokens[at]?.end ?? 0) > 1) return undefined;
  for (let next = at + 1; next <= at + 5; next += 1) {
    const word = tokens[next]?.word ?? '';
    if (NOUNS.has(word)) return word === 'above' ? 1 : DIRECTIONS.get(word);
    if (!BETWEEN.has(word)) return undefined;
  }
  return undefined;
}

const BREAKS = phrases('while|whereas|but|including|excluding|consisting|comprised|comprising|offset');
const JOINS = phrases('and|with|which');

/** How many words may follow "and" before the sentence is taken to speak of something else: "and increased". */
const SAME_SUBJECT_WORDS = 3;
const SAME_SUBJECT: ReadonlySet<string> = new Set('represents|reflects|is|an|a|up|down'.split('|'));

function isOtherSubject(
  { matches, tokens }: Draft,
  lead: Span,
  mention: Mention,
  group: readonly Mention[],
): boolean {
  if (hasPhrase(matches, BREAKS, lead)) return true;
  const { role } = mention;
  if (role === 'base' || group.every((one) => one.role === 'base')) return false;
  if (hasPhrase(matches, MEASURES, lead)) return true;
  const [join] = matchesIn(matches, JOINS, lead);
  const joinsOther =
    join !== undefined &&
    lead.to - join.to > SAME_SUBJECT_WORDS &&
    !SAME_SUBJECT.has(tokens[join.to]?.word ?? '');
  if (role === 'given') {
    const isSameKind = (one: Mention) => one.token.figure.kind === mention.token.figure.kind;
    return (
      joinsOther || group.some((one) => isSameKind(one) && (one.role === 'given' || one.role === 'result'))
    );
  }
  return joinsOther || (role === 'result' && group.some((one) => one.role === 'result'));
}
