import type { Draft, Sentence } from '../text/draft.ts';
import { hasPhrase, phrases } from '../text/phrases.ts';
import { rangeOf, type MarkedRange, type Rule } from '../rule.ts';
import { isFigured, type Figured } from '../text/token.ts';
import { MONTHS, wordSet } from '../text/words.ts';

export const RANGE_RULES: readonly Rule[] = [
  {
    id: 'range-order',
    find: (draft) => draft.sentences.flatMap((sentence) => reversedRanges(draft, sentence)),
  },
];

/** "From revenue of $50 million to $48 million" is a change, and "a decline of 6% to 4%" is a matter of taste. */
const FALLING = phrases(
  'loss|losses|decline|decrease|negative|reduce|reduced|down|lower|lowered|fell|dropped|from',
);
const FALLING_WITHIN = 6;
const GUIDED = phrases(
  'guidance|outlook|forecast|forecasts|range|ranges|ranging|expect|expects|expected|anticipates|anticipated|estimates|projects|projected|targets|guides',
);

/** Words that may come before the first figure of a range. The empty one stands for a figure, which has no word. */
const BEFORE_RANGE = wordSet(
  'of|be|approximately|about|around|between|roughly|ranging|ranges|range|to|is|are|now|at|',
);

/** "$192 million to $188 million", "between 18% and 16%", "$192–$188 million", "narrowed to $70 to $67 billion". */
function reversedRanges(draft: Draft, sentence: Sentence): MarkedRange[] {
  const { text, tokens, matches } = draft;
  const isRead = sentence.figures.length > 1 && sentence.paragraph.zone !== 'legend';
  if (!isRead || !hasPhrase(matches, GUIDED, sentence)) return [];
  return sentence.figures.flatMap((at) => {
    const [before, low, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const isDash = /^ ?[–—-] ?$/.test(text.slice(low?.end, next?.start));
    const to = next?.figure && isDash ? at + 2 : at + 3;
    const high = tokens[to - 1];
    const isLink = isDash || next?.word === 'to' || (next?.word === 'and' && before?.word === 'between');
    const isWritten =
      isLink && at > sentence.from && to <= sentence.to && BEFORE_RANGE.has(before?.word ?? '');
    if (!isWritten || !isFigured(low) || !isFigured(high) || !isAlike(low, high)) return [];
    // "The profit is (105 - 100) × 20", "May 30 to 2", "Form 20-F", "800-254-8273".
    const isOther =
      text.slice(before?.end, low.start).includes('(') ||
      [before, tokens[to]].some((one) => MONTHS.has(one?.word ?? '')) ||
      low.isJoined ||
      tokens[to]?.isJoined;
    const isFalling = hasPhrase(matches, FALLING, {
      from: Math.max(sentence.from, at - FALLING_WITHIN),
      to: at,
    });
    return isOther || isFalling || !isReversed(low, high) ? [] : [rangeOf(draft, { from: at, to })];
  });
}

/** Whether two figures are two amounts, two percentages, or two counts other than years, days and scores. */
function isAlike({ figure: low }: Figured, { figure: high }: Figured): boolean {
  if (low.isYear || high.isYear || low.value < 0 || high.value < 0) return false;
  // The percentage in "an increase of 13% to 4.87 billion" does not start a range.
  const isShared =
    low.kind === 'number' || (low.kind === 'amount' && high.kind === 'number' && high.scale > 1);
  const isOneUnit = !low.currency || !high.currency || low.currency === high.currency;
  return isOneUnit && (low.kind === high.kind || isShared) && (low.kind !== 'number' || high.value >= 10);
}

/** "$188–$192 million": "million" applies to both, unless the first is already that large without it. */
function isReversed({ figure: low }: Figured, { figure: high }: Figured): boolean {
  const isShared = low.scale === 1 && high.scale > 1 && low.value < high.value / 10;
  return low.value * (isShared ? high.scale : 1) > high.value;
}
