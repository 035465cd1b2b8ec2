import { isCause, isOtherSubject } from './clauses.ts';
import { isCounted, isEarlierAside, isPerShareAt, pointsAt, type Points } from './counted.ts';
import type { Draft, Sentence } from './draft.ts';
import { isMove, type Mention } from './mention.ts';
import { hasPhrase, phrases, type Span } from './phrases.ts';
import { directionBehind, isChangeAt, roleOf, signOf } from './roles.ts';
import type { Figured, Token } from './token.ts';
import { wordSet } from './words.ts';

const known = new WeakMap<Sentence, Mention[][]>();

/** The amounts, counts and percentages of a sentence, divided where it begins to speak of another measure. */
export function comparisonsOf(draft: Draft, sentence: Sentence): Mention[][] {
  const groups = known.get(sentence) ?? findComparisons(draft, sentence);
  known.set(sentence, groups);
  return groups;
}

/** Of more figures, nobody can say which belongs to which. */
const MOST_FIGURES = 20;

const RESPECTIVELY = phrases('respectively');

function findComparisons(draft: Draft, sentence: Sentence): Mention[][] {
  const isList = hasPhrase(draft.matches, RESPECTIVELY, sentence);
  const groups: Mention[][] = [];
  let group: Mention[] = [];
  let from = sentence.from;
  for (const at of sentence.figures) {
    const lead = { from, to: at };
    const mention = mentionAt(draft, lead, group);
    if (!mention) continue;
    setEarlier(draft, group, mention);
    const isOther = !isList && group.length > 0 && isOtherSubject(draft, lead, mention, group);
    if (isOther || group.length >= MOST_FIGURES) {
      groups.push(group);
      group = [];
    }
    group.push(mention);
    from = at + 1;
  }
  if (group.length > 0) groups.push(group);
  return isList ? groups.flatMap(columnsOf) : groups;
}

/** "Revenue and profit were $48 million and $6 million, up 12% and 20% from $43 million and $5 million, respectively." */
function columnsOf(group: readonly Mention[]): Mention[][] {
  const moves = group.filter(isMove);
  const levels = group.filter((one) => !isMove(one));
  const count = levels.length / 2;
  const bases = new Set(levels.map(({ role }, index) => (role === 'base') === index < count));
  if (count < 2 || !Number.isInteger(count) || bases.size > 1) return [];
  if (moves.length !== 0 && moves.length !== count) return [];
  return levels
    .slice(0, count)
    .map((level, index) => [level, levels[count + index] ?? [], moves[index] ?? []].flat());
}

function mentionAt(draft: Draft, lead: Span, group: readonly Mention[]): Mention | undefined {
  const { tokens, text } = draft;
  const { to: at } = lead;
  const token = tokens[at];
  if (!token?.figure) return undefined;
  const figured = { ...token, figure: token.figure };
  const points = pointsAt(tokens, at);
  if (points) return pointsMention(tokens, figured, lead, points, group.at(-1));
  const isAside = group.length > 0 && isEarlierAside(draft, figured, at);
  const isPercent = figured.figure.kind === 'percent';
  if (!isPercent && !isAside && (text[token.start - 1] === '(' || !isCounted(draft, figured, at)))
    return undefined;
  const mention = mentionOf(draft, figured, lead, group.at(-1), isAside);
  const isReason =
    group.length > 0 && mention.role !== 'base' && mention.role !== 'result' && isCause(draft, lead);
  return isReason || isApart(tokens, mention, group) ? undefined : mention;
}

/** "$7.4 million, or 15.4% of revenue", "$4.0 million, or $0.20 per share": what is compared are the first ones. */
function isApart(
  tokens: readonly Token[],
  { at, token, role, isPerShare }: Mention,
  group: readonly Mention[],
) {
  const isShare = token.figure.kind === 'percent' && role !== 'change' && tokens[at + 1]?.word === 'of';
  if (!isShare && !(isPerShare && tokens[at - 1]?.word === 'or')) return false;
  return group.some((one) => !isMove(one) && one.token.figure.kind !== 'percent' && !one.isPerShare);
}

/** A difference of two percentages: "up 350 basis points". */
function pointsMention(
  tokens: readonly Token[],
  token: Figured,
  lead: Span,
  { length, unit }: Points,
  last: Mention | undefined,
): Mention {
  const { value, tolerance } = token.figure;
  const figure = {
    ...token.figure,
    kind: 'percent' as const,
    value: value * unit,
    tolerance: tolerance * unit,
  };
  const sign = signOf(tokens, { ...lead, to: lead.to + length }, true);
  const end = tokens[lead.to + length]?.end ?? token.end;
  return {
    at: lead.to,
    token: { ...token, end, figure },
    role: 'difference',
    sign: sign ?? (isListed(tokens, lead) ? last?.sign : undefined),
    isPerShare: false,
    isLoss: undefined,
  };
}

/** "Up 11.6% and 22.0%": nothing but "and" stands between two figures. */
function isListed(tokens: readonly Token[], { from, to }: Span): boolean {
  return to === from + 1 && tokens[from]?.word === 'and';
}

/** "In the prior-year period, revenue was $43.2 million." */
const PAST = phrases(
  'in the prior|in the year ago|in the previous|in the same period of|in the same quarter of|a year ago|a year earlier|last year',
);

/** "An increase of 11.6% on the $43.2 million of last year". */
const ON_THE = phrases('on the|over the');

const LOSS = phrases('loss|losses|deficit');
const PROFIT = phrases('income|profit|earnings');

/** "From $43.2 million to $48.2 million, or 11.6%": the direction is that of the figures before. */
const SAME_SIGN = wordSet('or|by');

function mentionOf(
  { tokens, matches, text }: Draft,
  token: Figured,
  lead: Span,
  last: Mention | undefined,
  isAside: boolean,
): Mention {
  const { to: at } = lead;
  const { figure } = token;
  const isPercent = figure.kind === 'percent';
  const before = tokens[at - 1]?.word ?? '';
  const mark = signBefore(text, token.start);
  const isLike = last && isListed(tokens, lead) && (last.token.figure.kind === 'percent') === isPercent;
  const isEarlier =
    isAside ||
    (!last && hasPhrase(matches, PAST, lead)) ||
    (last?.role === 'change' && hasPhrase(matches, ON_THE, { from: at - 2, to: at }));
  const isGap =
    !isPercent && (directionBehind(tokens, at) !== undefined || (last?.role === 'change' && before === 'or'));
  const written = isEarlier ? 'base' : isGap ? 'difference' : roleOf(tokens, lead);
  const said = mark && isPercent ? mark : signOf(tokens, lead, isPercent);
  const isSameSign =
    written === 'base' ||
    isGap ||
    isLike ||
    (written === 'result' && last?.role === 'base') ||
    ((isPercent || written === 'difference') &&
      (SAME_SIGN.has(before) || last?.role === 'difference' || last?.role === 'base'));
  const sign = said ?? (isSameSign ? last?.sign : undefined);
  const isChange = isPercent && sign !== undefined && (mark !== undefined || isChangeAt(tokens, lead));
  const role = isChange ? 'change' : isPercent && written === 'difference' ? 'given' : written;
  // "41,200 units (37,900)" has one unit for both.
  const unit = isAside && figure.scale === 1 && !figure.currency ? (last?.token.figure.scale ?? 1) : 1;
  const isNegative = !isPercent && (mark === -1 || before === 'negative');
  const value = (isNegative ? -1 : 1) * figure.value * unit;
  const isProfit = hasPhrase(matches, PROFIT, lead) ? false : undefined;
  return {
    at,
    token: { ...token, figure: { ...figure, value, tolerance: figure.tolerance * unit } },
    role: isLike && role === 'given' ? last.role : role,
    sign,
    isPerShare: isPerShareAt(tokens, at),
    isLoss: value < 0 || hasPhrase(matches, LOSS, lead) || isProfit,
  };
}

/** That of "+" or "-", where it is not the dash of a range. */
function signBefore(text: string, start: number): 1 | -1 | undefined {
  const sign = text[start - 1];
  if ((sign !== '+' && sign !== '-') || !' \n(,;'.includes(text[start - 2] ?? ' ')) return undefined;
  return sign === '+' ? 1 : -1;
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
