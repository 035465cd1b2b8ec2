import type { Draft, Paragraph, Sentence } from '../draft.ts';
import { contradictionsFound, growthFound } from '../growth.ts';
import { twoValuesFound } from '../named-values.ts';
import { hasPhrase, matchesIn, phrases } from '../phrases.ts';
import { rangeOf, type Found, type Rule } from '../rule.ts';
import { epsFound, isAmount, partsFound, productsFound } from '../sums.ts';
import { tableChangesFound, tableEpsFound, tableSumsFound } from '../table-checks.ts';
import type { Figure, Token } from '../token.ts';
import { MEASURES } from '../words.ts';

export const ARITHMETIC_RULES: readonly Rule[] = [
  {
    id: 'growth-arithmetic',
    kind: 'arithmetic',
    title: 'Change that does not follow from its figures',
    reason: 'Readers and analysts recompute changes, and one wrong change casts doubt on all figures.',
    mend: 'Recompute from the unrounded figures, and correct whichever of the three is wrong.',
    detail: 'From {before} to {after} is {computed}. The draft says {written}.',
    example: 'Revenue was $48.2 million, up 16.1% from $43.2 million a year earlier.',
    find: (draft) => [...inSentences(draft, growthFound), ...tableChangesFound(draft)],
  },
  {
    id: 'change-contradicted',
    kind: 'arithmetic',
    title: 'Change that its figures contradict',
    reason: 'Readers and analysts recompute changes, and one wrong change casts doubt on all figures.',
    mend: 'Confirm both figures, and correct whichever of the three is wrong.',
    detail: 'From {before} to {after}: the draft says “{written}”.',
    example: 'Revenue decreased to $52.0 million from $48.0 million a year earlier.',
    find: (draft) => inSentences(draft, contradictionsFound),
  },
  {
    id: 'share-arithmetic',
    kind: 'arithmetic',
    title: 'Share that does not follow from its figures',
    reason: 'The share can be recomputed from two figures in the draft, and the result differs.',
    mend: 'Recompute from the unrounded figures, and correct whichever of the three is wrong.',
    detail: '{part} of {whole} is {computed}. The draft says {written}.',
    example: 'On revenue of $48.2 million, operating income was $7.4 million, or 16.4% of revenue.',
    find: (draft) => inSentences(draft, sharesFound),
  },
  {
    id: 'sum-arithmetic',
    kind: 'arithmetic',
    title: 'Sum or product that is not that of its parts',
    reason: 'Readers add up the parts of a total, and multiply shares by their price.',
    mend: 'Recompute from the unrounded figures, and correct whichever figure is wrong.',
    example:
      'Revenue was $80.0 million, consisting of product revenue of $50.0 million and service revenue of $27.0 million.',
    find: (draft) => [...inSentences(draft, partsFound), ...productsFound(draft), ...tableSumsFound(draft)],
  },
  {
    id: 'earnings-per-share',
    kind: 'arithmetic',
    title: 'Earnings per share that do not follow',
    reason: 'Net income divided by the weighted average shares gives another amount.',
    mend: 'Confirm net income, shares and earnings per share against the statements.',
    example: 'Net income was $12.6 million, or $0.52 per diluted share, on 30.1 million diluted shares.',
    find: (draft) => [...epsFound(draft), ...tableEpsFound(draft)],
  },
  {
    id: 'two-values',
    kind: 'arithmetic',
    title: 'One measure with two values',
    reason:
      'Headline, text and table give the same measure for the same period. One of the two values is wrong, or its period is missing.',
    mend: 'Confirm the value against the statements, and name the period beside each.',
    detail: 'Elsewhere the draft says {other}.',
    example:
      'Example Corp. Reports Quarterly Revenue of $48.2 Million\n\nRevenue for the quarter was $42.8 million.',
    find: twoValuesFound,
  },
  {
    id: 'range-order',
    kind: 'arithmetic',
    title: 'Range that begins with its higher end',
    reason:
      'A guidance range runs from low to high. In this order one of the two figures may be a typing error.',
    mend: 'Confirm both ends against the approved guidance.',
    example: 'The company expects revenue of $192 million to $188 million.',
    find: (draft) => inSentences(draft, reversedRanges),
  },
];

/** What a rule finds in each sentence outside tables and legends that has two figures. */
function inSentences(draft: Draft, find: (draft: Draft, sentence: Sentence) => Found[]): Found[] {
  return draft.sentences
    .filter(({ figures, paragraph: { zone } }) => figures > 1 && (zone === 'prose' || zone === 'headline'))
    .flatMap((sentence) => find(draft, sentence));
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
  const found: Found[] = [];
  for (let at = sentence.from + 2; at < sentence.to; at += 1) {
    const share = tokens[at]?.figure;
    if (share?.kind !== 'percent') continue;
    let before = at - 1;
    while (LINKS.has(tokens[before]?.word ?? '')) before -= 1;
    // "Compared to $14.1 million, or 16.6% of revenue" is a share of earlier revenue.
    if (EARLIER.has(tokens[before - 1]?.word ?? '')) continue;
    const part = before < at - 1 ? tokens[before] : undefined;
    const whole =
      tokens[at + 1]?.word === 'of'
        ? wholeNamed(draft, sentence, before, at + 2)
        : tokens[before - 1]?.word === 'which' && tokens[before - 2]?.word === 'of'
          ? tokens.slice(sentence.from, before).findLast(isAmount)
          : undefined;
    if (!isAmount(part) || !whole || whole.figure.currency !== part.figure.currency) continue;
    if (whole.figure.value <= whole.figure.tolerance || whole.figure.value < part.figure.value) continue;
    const ratio = (by: number) =>
      ((part.figure.value + by * part.figure.tolerance) /
        (whole.figure.value - by * whole.figure.tolerance)) *
      100;
    const slack = share.tolerance + 1e-9;
    if (share.value + slack >= ratio(-1) && share.value - slack <= ratio(1)) continue;
    const values = {
      computed: { percent: ratio(0), decimals: Math.max(share.decimals, 1) },
      written: { percent: share.value, decimals: share.decimals },
      part: { start: part.start, end: part.end },
      whole: { start: whole.start, end: whole.end },
    };
    found.push({ ...rangeOf(draft, { from: before, to: at + 1 }), values });
  }
  return found;
}

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
    const before = tokens[from - 1]?.word ?? '';
    const isWhole =
      from === paragraph.from ||
      before === '' ||
      WHOLE.has(before) ||
      tokens[from - 1]?.sentence !== tokens[from]?.sentence;
    if (isWhole && isAmount(amount) && !hasPhrase(matches, MEASURES, { from: to, to: to + place }))
      return amount;
  }
  return undefined;
}

const WHOLE: ReadonlySet<string> = new Set(
  'total|the|our|on|of|quarter|and|with|record|consolidated|year|quarterly|quarter'.split('|'),
);

const FALLING = phrases('loss|losses|decline|decrease|negative|reduce|down|lower');
const GUIDANCE = phrases('guidance|outlook|forecast|range');

function reversedRanges(draft: Draft, { from, to }: Sentence): Found[] {
  const { text, tokens, matches } = draft;
  if (hasPhrase(matches, FALLING, { from, to })) return [];
  const found: Found[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    const low = tokens[at];
    const isDash =
      tokens[at + 1]?.figure && /^\s?[–—-]\s?$/.test(text.slice(low?.end, tokens[at + 1]?.start));
    const behind = isDash ? at + 1 : at + 2;
    const high = behind < to ? tokens[behind] : undefined;
    if (!low?.figure || !high?.figure || low.figure.kind === 'number') continue;
    const link = isDash ? 'to' : tokens[at + 1]?.word;
    const lead = tokens[at - 1]?.word === 'approximately' ? tokens[at - 2]?.word : tokens[at - 1]?.word;
    const isRange =
      (link === 'to' && (lead === 'of' || (lead === 'is' && hasPhrase(matches, GUIDANCE, { from, to })))) ||
      (link === 'and' && lead === 'between');
    // "$188–$192 million": the word counts for both.
    const scale = low.figure.scale === 1 ? high.figure.scale : 1;
    const isOneKind = low.figure.kind === high.figure.kind || (isDash && high.figure.kind === 'number');
    if (isRange && isOneKind && low.figure.value * scale > high.figure.value)
      found.push(rangeOf(draft, { from: at, to: behind + 1 }));
  }
  return found;
}
