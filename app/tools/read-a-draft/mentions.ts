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

/** The amounts, counts and percentages of a sentence, divided where it begins to speak of another measure. */
export function comparisonsOf(draft: Draft, sentence: Sentence): Mention[][] {
  const groups: Mention[][] = [];
  let group: Mention[] = [];
  let leadFrom = sentence.from;
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const token = draft.tokens[at];
    if (!token || !isFigured(token) || !isCounted(draft, token, at, leadFrom)) continue;
    const lead = { from: leadFrom, to: at };
    const mention = mentionOf(draft, token, lead, group.at(-1));
    if (group.length > 0 && isOtherSubject(draft, lead, mention, group)) {
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
  'week|weeks|month|months|year|years|day|days|quarters|hours|minutes|basis|points|percentage|times|th|st|nd|rd|bps|x'.split(
    '|',
  ),
);

/** Not years, days, times of day, notes, names such as "Form 10", amounts in parentheses, and "or $0.42 per share". */
function isCounted(
  { text, tokens }: Draft,
  { figure, start, end, isJoined }: Token & { figure: Figure },
  at: number,
  from: number,
) {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (figure.kind === 'percent') return true;
  if (text[start - 1] === '(' && at > from) return false;
  if (at === from + 1 && before?.word === 'or' && isPerShareAt(tokens, at)) return false;
  if (figure.kind === 'amount') return true;
  if (figure.isYear || figure.value < LEAST_COUNT || text[end] === ':' || text[start - 1] === ':')
    return false;
  if (isJoined || next?.isJoined || NOT_COUNTED.has(next?.word ?? '')) return false;
  if (MONTHS.has(before?.word ?? '') || (next?.isCapital && MONTHS.has(next.word))) return false;
  return figure.scale > 1 || !before?.isCapital || at - 1 === before.sentence?.from;
}

function isPerShareAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.word === 'per' || (tokens[at + 1]?.word === 'a' && tokens[at + 2]?.word === 'share');
}

function mentionOf(draft: Draft, token: Mention['token'], lead: Span, last: Mention | undefined): Mention {
  const { tokens, matches } = draft;
  const { to: at } = lead;
  const written = roleOf(tokens, lead);
  const sign = signOf(tokens, lead, token.figure.kind === 'percent', last);
  const isChange = token.figure.kind === 'percent' && sign !== undefined && isChangeAt(tokens, lead, last);
  const role = isChange
    ? 'change'
    : token.figure.kind === 'percent' && written === 'difference'
      ? 'given'
      : written;
  const isProfit = hasPhrase(matches, PROFIT, lead) ? false : undefined;
  const isLoss = token.figure.value < 0 || hasPhrase(matches, LOSS, lead) || isProfit;
  return { at, token, role, sign, isPerShare: isPerShareAt(tokens, at), isLoss };
}

const LOSS = phrases('loss|losses|deficit');
const PROFIT = phrases('income|profit|earnings');

const NEARLY: ReadonlySet<string> = new Set(
  'approximately|about|nearly|almost|roughly|around|some|just|an|a|another'.split('|'),
);
const RECORD: ReadonlySet<string> = new Set('record|total|of|new|high|the|all|time'.split('|'));

/** Index of the last word before a figure that is not one such as "approximately". */
function lastWordBefore(tokens: readonly Token[], { from, to }: Span): number {
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

const BASES: ReadonlySet<string> = new Set('from|compared|versus|vs|v|against|than|over'.split('|'));

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
  'compared|relative|similar|equal|due|related|attributable|up'.split('|'),
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
    if (!BASES.has(word(at)) || (word(at) === 'from' && FROM_SOURCE.has(word(at + 1)))) continue;
    return 'base';
  }
  return 'given';
}

/** What can stand directly before a percentage that is a level, not a change. */
const BEFORE_LEVEL: ReadonlySet<string> = new Set(
  'to|at|was|is|were|are|with|vs|v|versus|from|than|reached|between|which'.split('|'),
);

/** Whether a percentage that has a direction near it is a change: not "increased to 15%", "or 15% of revenue". */
function isChangeAt(tokens: readonly Token[], lead: Span, last: Mention | undefined): boolean {
  const next = tokens[lead.to + 1]?.word;
  if (next === 'of' || next === 'interest') return false;
  const before = lastWordBefore(tokens, lead);
  const word = before >= lead.from ? (tokens[before]?.word ?? '') : '';
  if (word === 'or' || word === 'and')
    return last?.role === 'difference' || last?.role === 'change' || before > lead.from;
  if (word === 'of') return DIRECTIONS.has(tokens[before - 1]?.word ?? '');
  return !BEFORE_LEVEL.has(word) || isFollowedByDirection(tokens, lead.to) !== undefined;
}

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
    const direction = DIRECTIONS.get(tokens[at]?.word ?? '');
    const isThan = tokens[at + 1]?.word === 'than';
    if (direction && !isThan) return at < lead.to - 3 && behind ? behind : direction;
  }
  return behind ?? (last?.role === 'difference' ? last.sign : undefined);
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

function isOtherSubject(
  { matches }: Draft,
  lead: Span,
  mention: Mention,
  group: readonly Mention[],
): boolean {
  if (hasPhrase(matches, BREAKS, lead)) return true;
  const { role } = mention;
  if (role === 'base') return false;
  if (hasPhrase(matches, MEASURES, lead)) return true;
  const [join] = matchesIn(matches, JOINS, lead);
  const joinsOther = join !== undefined && lead.to - join.to > SAME_SUBJECT_WORDS;
  if (role === 'given') {
    const isSameKind = (one: Mention) => one.token.figure.kind === mention.token.figure.kind;
    return (
      joinsOther || group.some((one) => isSameKind(one) && (one.role === 'given' || one.role === 'result'))
    );
  }
  return joinsOther || (role === 'result' && group.some((one) => one.role === 'result'));
}
