import type { Draft, Sentence } from '../text/draft.ts';
import { hasPhrase, phrases } from '../text/phrases.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { isFigured, type Figured, type Span, type Token } from '../text/token.ts';
import { MONTHS, wordSet } from '../text/words.ts';

export const RANGE_RULES: readonly Rule[] = [
  {
    id: 'range-order',
    find: (draft) => draft.sentences.flatMap((sentence) => reversedRanges(draft, sentence)),
  },
];

/** "From revenue of $50 million to $48 million" is a change. */
const FALLING = phrases(
  'loss|losses|decline|decrease|negative|reduce|reduced|down|lower|lowered|fell|dropped',
);
const FALLING_WITHIN = 6;
const GUIDED = phrases(
  'guidance|outlook|forecast|forecasts|range|ranges|ranging|expect|expects|expected|anticipates|anticipated|estimates|projects|projected|targets|guides',
);

/** Words before the first figure of a range: "of", "between", "is in the range of". */
const BEFORE_RANGE = wordSet('of|be|approximately|about|around|between|roughly|ranging|ranges|range');

/** Words before ranges of guidance only, or another figure, which has no word. */
const BEFORE_GUIDANCE = wordSet('to|is|are|now|at|');

/** "$192 million to $188 million", "between 18% and 16%", "$192–$188 million", "narrowed to $70 to $67 billion". */
function reversedRanges(draft: Draft, sentence: Sentence): MarkedRange[] {
  if (sentence.figures.length < 2 || sentence.paragraph.zone === 'legend') return [];
  const { tokens, matches } = draft;
  const ranges = sentence.figures.flatMap((at) => {
    const to = rangeEnd(draft, sentence, at);
    const [one, two] = [tokens[at], tokens[to - 1]];
    if (!isFigured(one) || !isFigured(two)) return [];
    const before = { from: Math.max(sentence.from, at - FALLING_WITHIN), to: at };
    return [{ from: at, to, isFalling: hasPhrase(matches, FALLING, before), isDown: isReversed(one, two) }];
  });
  // "A decline of 6% to 4%" is a matter of taste, unless another decline runs the other way.
  const hasOrder = ranges.some(({ isFalling, isDown }) => isFalling && !isDown);
  return ranges
    .filter(({ isFalling, isDown }) => isDown && (!isFalling || (hasOrder && ranges.length > 1)))
    .map((range) => rangeOf(draft, range));
}

/** Where a range ends that begins with a figure; 0 where none begins. */
function rangeEnd({ text, tokens, matches }: Draft, sentence: Span, at: number): number {
  const [low, next] = [tokens[at], tokens[at + 1]];
  const isDash = next?.figure && /^ ?[–—-] ?$/.test(text.slice(low?.end, next.start));
  const to = isDash ? at + 2 : at + 3;
  const high = tokens[to - 1];
  if (at === sentence.from || to > sentence.to || !isFigured(low) || !isFigured(high)) return 0;
  const [lead, link] = [tokens[at - 1]?.word ?? '', isDash ? 'to' : (next?.word ?? '')];
  // "The profit is (105 - 100) × 20" is a difference.
  if (text.slice(tokens[at - 1]?.end, low.start).includes('(')) return 0;
  if (link === 'and' ? lead !== 'between' : link !== 'to') return 0;
  // "Falls from around 20% to 10%".
  if (tokens[at - 2]?.word === 'from') return 0;
  // The price of a share "moved between $12 and $10".
  const isGuided = hasPhrase(matches, GUIDED, sentence);
  if (!isGuided && (link === 'and' || !BEFORE_RANGE.has(lead))) return 0;
  if (!BEFORE_RANGE.has(lead) && !BEFORE_GUIDANCE.has(lead)) return 0;
  return isAlike(low, high) && !isName(tokens, at, to) ? to : 0;
}

/** Whether two figures are two amounts, two percentages, or two counts other than years, days and scores. */
function isAlike({ figure: low }: Figured, { figure: high }: Figured): boolean {
  if (low.isYear || high.isYear || low.value < 0 || high.value < 0) return false;
  // The percentage of "an increase of 13% to 4.87 billion" is no end of a range.
  const isShared =
    low.kind === 'number' || (low.kind === 'amount' && high.kind === 'number' && high.scale > 1);
  const isOneUnit = !low.currency || !high.currency || low.currency === high.currency;
  return isOneUnit && (low.kind === high.kind || isShared) && (low.kind !== 'number' || high.value >= 10);
}

/** "May 30 to 2", "10 to 1 on May 4", "Form 20-F", "800-254-8273". */
function isName(tokens: readonly Token[], from: number, to: number): boolean {
  const around = [tokens[from - 1], tokens[to]];
  return (
    around.some((token) => MONTHS.has(token?.word ?? '')) ||
    tokens[from]?.isJoined === true ||
    tokens[to]?.isJoined === true
  );
}

/** "$188–$192 million": the word counts for both, unless the first is already that large without it. */
function isReversed({ figure: low }: Figured, { figure: high }: Figured): boolean {
  const isShared = low.scale === 1 && high.scale > 1 && low.value < high.value / 10;
  return low.value * (isShared ? high.scale : 1) > high.value;
}
