import type { Draft } from './draft.ts';
import type { Mention } from './mention.ts';
import { hasPhrase, matchesIn, phrases, type Span } from './phrases.ts';
import type { Token } from './token.ts';
import { DIRECTIONS, MEASURES, wordSet } from './words.ts';

/** What follows is a reason, not another figure of the measure. */
const CAUSES = phrases('reflecting|due|driven|helped');

/** Whether the figure behind some words belongs to a reason: "reflecting 6% higher wages". */
export function isCause({ matches, text, tokens }: Draft, lead: Span): boolean {
  return hasPhrase(matches, CAUSES, { ...lead, from: partFrom(text, tokens, lead) });
}

const BREAKS = phrases('while|whereas|but|including|excluding|consisting|comprised|comprising|offset');
const JOINS = phrases('and|with|which|as|because');

/** Behind "and", they and directions go on with the same measure; another word is mostly the name of another one. */
const SAME_SUBJECT = wordSet(
  'represents|represented|representing|reflects|is|was|were|means|an|a|by|to|from|in|at|approximately|about|nearly|thus|so|ended',
);

/** Whether a figure is of another measure than those before it. */
export function isOtherSubject(
  { matches, tokens, text }: Draft,
  lead: Span,
  mention: Mention,
  group: readonly Mention[],
): boolean {
  if (hasPhrase(matches, BREAKS, lead)) return true;
  const { role } = mention;
  if (role === 'base' || group.every((one) => one.role === 'base')) return false;
  const isLevel = (one: Mention) => one.role === 'given' || one.role === 'result';
  const [join] = matchesIn(matches, JOINS, lead);
  const isNewClause =
    join !== undefined || /[,;]/.test(text.slice(group.at(-1)?.token.end, mention.token.start));
  const measures = matchesIn(matches, MEASURES, lead).filter(({ from }) => !isShareOf(tokens, from));
  if (measures.length > 0 && (isNewClause || group.some(isLevel))) return true;
  const behind = tokens[join?.to ?? 0]?.word ?? '';
  if (join && join.to < lead.to && !SAME_SUBJECT.has(behind) && !DIRECTIONS.has(behind)) return true;
  if (role === 'result') return group.some((one) => one.role === 'result');
  const isSameKind = (one: Mention) => one.token.figure.kind === mention.token.figure.kind;
  return role === 'given' && group.some((one) => isSameKind(one) && isLevel(one));
}

/** "18.2% of net sales", "42% of total revenue". */
function isShareOf(tokens: readonly Token[], measure: number): boolean {
  const of = tokens[measure - 1]?.word === 'of' ? measure - 1 : measure - 2;
  return tokens[of]?.word === 'of' && tokens[of - 1]?.figure?.kind === 'percent';
}

/** Index of the first word behind the last comma of a lead. */
function partFrom(text: string, tokens: readonly Token[], { from, to }: Span): number {
  let at = to;
  while (at > from && !text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes(',')) at -= 1;
  return at;
}
