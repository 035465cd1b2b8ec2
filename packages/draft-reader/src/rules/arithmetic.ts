import type { Draft, Paragraph, Sentence } from '../draft.ts';
import { epsFound } from '../eps.ts';
import { contradictionsFound, growthFound } from '../growth.ts';
import { twoValuesFound } from '../two-values.ts';
import { hasPhrase, matchesIn, phrases } from '../phrases.ts';
import { isPercentOf, percentages, percentOf } from '../rounding.ts';
import { rangeOf, spanOf, type Found, type Rule } from '../rule.ts';
import { partsFound, productsFound } from '../sums.ts';
import { isAmount, type Figured } from '../token.ts';
import { tableChangesFound, tableSumsFound } from '../table-checks.ts';
import { MEASURES, wordSet } from '../words.ts';

export const ARITHMETIC_RULES: readonly Rule[] = [
  {
    id: 'growth-arithmetic',
    find: (draft) => [...inSentences(draft, growthFound), ...tableChangesFound(draft)],
  },
  {
    id: 'change-contradicted',
    find: (draft) => inSentences(draft, contradictionsFound),
  },
  {
    id: 'share-arithmetic',
    find: (draft) => inSentences(draft, sharesFound),
  },
  {
    id: 'sum-arithmetic',
    find: (draft) => [...inSentences(draft, partsFound), ...productsFound(draft), ...tableSumsFound(draft)],
  },
  {
    id: 'earnings-per-share',
    find: epsFound,
  },
  {
    id: 'two-values',
    find: twoValuesFound,
  },
  {
    id: 'range-order',
    find: (draft) => inSentences(draft, reversedRanges),
  },
];

/** What a rule finds in each sentence outside tables and legends that has figures. */
function inSentences(draft: Draft, find: (draft: Draft, sentence: Sentence) => Found[]): Found[] {
  const found: Found[] = [];
  for (const sentence of draft.sentences) {
    const { zone } = sentence.paragraph;
    if (sentence.figures.length > 0 && (zone === 'prose' || zone === 'headline'))
      found.push(...find(draft, sentence));
  }
  return found;
}

const REVENUE = phrases('revenue|revenues|net sales|sales|net revenue|net revenues');

/** What may stand between a part and its share: "$7.4 million, or 15.4% of revenue". */
const LINKS: ReadonlySet<string> = new Set(
  'or|which|accounted|accounting|for|representing|represented|represents|made|makes|making|up|is|was|equal|to|about|approximately|and|comprising|that'.split(
    '|',
  ),
);

/** "$7.4 million, or 15.4% of revenue", where the paragraph gives the revenue. */
function sharesFound(draft: Draft, sentence: Sentence): Found[] {
  const { tokens, matches } = draft;
  return sentence.figures.flatMap((at) => {
    const share = tokens[at];
    if (share?.figure?.kind !== 'percent') return [];
    let before = at - 1;
    while (LINKS.has(tokens[before]?.word ?? '')) before -= 1;
    // "Compared to $14.1 million, or 16.6% of revenue" is a share of earlier revenue.
    if (EARLIER.has(tokens[before - 1]?.word ?? '')) return [];
    const isNamed = tokens[at + 1]?.word === 'of';
    const which = { from: Math.max(sentence.from, before - WHICH_WITHIN), to: before };
    const isOfWhich = hasPhrase(matches, OF_WHICH, which);
    const isOf = isOfWhich || tokens[sentence.from]?.word === 'of';
    const ownWhole = isOf
      ? tokens.slice(sentence.from, isOfWhich ? before : at).findLast(isAmount)
      : undefined;
    const whole = isNamed ? wholeNamed(draft, sentence, before, at + 2) : ownWhole;
    if (!whole) return [];
    // "15.4%, or $7.4 million", "15.4% of revenue of $48.2 million, or $7.4 million".
    const behind = isNamed ? at + 1 + tokens.slice(at + 1, sentence.to).indexOf(whole) : at;
    const isBefore = (isNamed || (isOfWhich && before < at - 1)) && isAmount(tokens[before]);
    const part = isBefore ? tokens[before] : tokens[behind + 1]?.word === 'or' && tokens[behind + 2];
    return part && isAmount(part) ? wrongShare({ ...share, figure: share.figure }, part, whole) : [];
  });
}

function wrongShare(written: Figured, part: Figured, whole: Figured): Found[] {
  const [share, a, b] = [written.figure, part.figure, whole.figure];
  if (b.value < a.value || a.currency !== b.currency || isPercentOf(share, a, b, 'share')) return [];
  const computed = percentages(percentOf(a, b, 'share'), share.value, share);
  return [{ ...spanOf(written, part), values: { ...computed, part: spanOf(part), whole: spanOf(whole) } }];
}

const OF_WHICH = phrases('of which|including|with');
const WHICH_WITHIN = 3;

const EARLIER: ReadonlySet<string> = new Set('to|with|from|versus|vs|v|against|than'.split('|'));

/** What "15.4% of revenue" is a part of: revenue with an amount of its own, before it, or behind it after "on". */
function wholeNamed(draft: Draft, sentence: Sentence, before: number, at: number) {
  const [of] = matchesIn(draft.matches, REVENUE, { from: at, to: Math.min(at + 4, sentence.to) });
  if (!of) return undefined;
  const later = matchesIn(draft.matches, REVENUE, { from: of.to, to: sentence.to }).find(
    ({ from }) => draft.tokens[from - 1]?.word === 'on',
  );
  return (
    amountBehind(draft, of.to) ??
    wholeBefore(draft, sentence.paragraph, before) ??
    (later && amountBehind(draft, later.to))
  );
}

function amountBehind({ tokens }: Draft, at: number) {
  const token = tokens[at]?.word === 'of' ? tokens[at + 1] : undefined;
  return isAmount(token) ? token : undefined;
}

/** How many tokens before a share its whole may stand. */
const WHOLE_WITHIN = 120;
const VALUE_WITHIN = 8;

/** The last amount of revenue that the paragraph gives before a place. Revenue of a part of the company is not the whole. */
function wholeBefore({ tokens, matches }: Draft, paragraph: Paragraph, at: number) {
  const given = { from: Math.max(paragraph.from, at - WHOLE_WITHIN), to: at };
  for (const { from, to } of matchesIn(matches, REVENUE, given).toReversed()) {
    const place = tokens.slice(to, Math.min(to + VALUE_WITHIN, at)).findIndex(isAmount);
    const amount = place < 0 ? undefined : tokens[to + place];
    const before = tokens[from - 1];
    const isWhole = WHOLE.has(before?.word ?? '') || before?.sentence !== tokens[from]?.sentence;
    if (isWhole && isAmount(amount) && !hasPhrase(matches, MEASURES, { from: to, to: to + place }))
      return amount;
  }
  return undefined;
}

const WHOLE: ReadonlySet<string> = new Set(
  'total|the|our|on|of|quarter|and|with|record|consolidated|year|quarterly|quarter'.split('|'),
);

/** "From revenue of $50 million to $48 million" is a change. */
const FALLING = phrases('from|loss|losses|decline|decrease|negative|reduce|down|lower');
const FALLING_WITHIN = 6;
const GUIDANCE = phrases('guidance|outlook|forecast|range');
const BEFORE_RANGE = wordSet('of|be|approximately|about');

/** "$192 million to $188 million", "between 18% and 16%", "$192–$188 million". */
function reversedRanges(draft: Draft, { from, to, figures }: Sentence): Found[] {
  const { text, tokens, matches } = draft;
  return figures.flatMap((at) => {
    const low = tokens[at];
    const isDash = tokens[at + 1]?.figure && DASHES.has(text.slice(low?.end, tokens[at + 1]?.start).trim());
    const behind = isDash ? at + 1 : at + 2;
    const high = behind < to ? tokens[behind] : undefined;
    if (at === from || !low?.figure || !high?.figure || low.figure.kind === 'number') return [];
    if (hasPhrase(matches, FALLING, { from: Math.max(from, at - FALLING_WITHIN), to: at })) return [];
    const link = isDash ? 'to' : tokens[at + 1]?.word;
    const lead = tokens[at - 1]?.word ?? '';
    const isGuided = lead === 'is' && hasPhrase(matches, GUIDANCE, { from, to });
    const isRange =
      (link === 'to' && (BEFORE_RANGE.has(lead) || isGuided)) || (link === 'and' && lead === 'between');
    // "$188–$192 million": the word counts for both.
    const [least, most] = [low.figure, high.figure];
    const isAlike = least.kind === most.kind || (isDash && most.kind === 'number');
    const isOneUnit = !most.currency || least.currency === most.currency;
    const lowest = least.value * (least.scale === 1 ? most.scale : 1);
    const highest = most.value * (most.scale === 1 ? least.scale : 1);
    const isReversed = isRange && isAlike && isOneUnit && lowest > highest;
    return isReversed ? [rangeOf(draft, { from: at, to: behind + 1 })] : [];
  });
}

const DASHES = wordSet('–|—|-');
