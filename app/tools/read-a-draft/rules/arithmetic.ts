import { growthFound, shareFound } from '../recompute.ts';
import { phrases, hasPhrase, rangeOf } from '../phrases.ts';
import type { Draft, Sentence } from '../parse-draft.ts';
import type { Found, Rule } from '../rule.ts';
import { MONTHS } from '../words.ts';

export const ARITHMETIC_RULES: readonly Rule[] = [
  {
    id: 'growth-arithmetic',
    kind: 'arithmetic',
    title: 'Change that does not follow from its figures',
    reason: 'Readers and analysts recompute changes, and one wrong change casts doubt on all figures.',
    mend: 'Recompute from the unrounded figures, and correct whichever of the three is wrong.',
    detail: 'From {before} to {after} is {computed}. The draft says {written}.',
    example: 'Revenue was $48.2 million, up 16.1% from $43.2 million a year earlier.',
    find: ({ sentences }) => sentences.flatMap(({ tokens }) => growthFound(tokens)),
  },
  {
    id: 'share-arithmetic',
    kind: 'arithmetic',
    title: 'Share that does not follow from its figures',
    reason: 'The share can be recomputed from two figures in the draft, and the result differs.',
    mend: 'Recompute from the unrounded figures, and correct whichever of the three is wrong.',
    detail: '{part} of {whole} is {computed}. The draft says {written}.',
    example: 'On revenue of $48.2 million, operating income was $7.4 million, or 16.4% of revenue.',
    find: ({ paragraphs }) => paragraphs.flatMap(({ tokens }) => shareFound(tokens)),
  },
  {
    id: 'range-order',
    kind: 'arithmetic',
    title: 'Range that begins with its higher end',
    reason:
      'A guidance range runs from low to high. In this order one of the two figures may be a typing error.',
    mend: 'Confirm both ends against the approved guidance.',
    example: 'The company expects revenue of $192 million to $188 million.',
    find: ({ sentences }) => sentences.flatMap(reversedRanges),
  },
  {
    id: 'weekday',
    kind: 'arithmetic',
    title: 'Date and weekday that do not match',
    reason:
      'Journalists and holders put the date of a call or a meeting into their calendars from this line.',
    mend: 'Confirm the date with whoever set it, then correct the date or the weekday.',
    example: 'The call is on Monday, November 10, 2026.',
    find: wrongWeekdays,
  },
];

const FALLING = phrases('loss', 'losses', 'decline', 'decrease', 'negative', 'reduce', 'down', 'lower');

const GUIDANCE = phrases('guidance', 'outlook', 'forecast', 'range');

function reversedRanges({ tokens }: Sentence): Found[] {
  if (!tokens.some(({ figure }) => figure) || hasPhrase(tokens, FALLING)) return [];
  return tokens.flatMap(({ figure }, at) => {
    const high = tokens[at + 2]?.figure;
    if (!figure || !high || figure.kind === 'number' || figure.kind !== high.kind) return [];
    const link = tokens[at + 1]?.word;
    const lead = tokens[at - 1]?.word === 'approximately' ? tokens[at - 2]?.word : tokens[at - 1]?.word;
    const isRange =
      (link === 'to' && (lead === 'of' || (lead === 'is' && hasPhrase(tokens, GUIDANCE)))) ||
      (link === 'and' && lead === 'between');
    return isRange && figure.value > high.value ? [rangeOf(tokens, { from: at, to: at + 3 })] : [];
  });
}

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  'sunday|monday|tuesday|wednesday|thursday|friday|saturday'.split('|').map((name, index) => [name, index]),
);

/** "Monday, November 9, 2026"; without a year there is nothing to check. */
function wrongWeekdays({ tokens }: Draft): Found[] {
  const found: Found[] = [];
  for (const [at, { word }] of tokens.entries()) {
    const weekday = WEEKDAYS.get(word);
    const month = weekday === undefined ? undefined : MONTHS.get(tokens[at + 1]?.word ?? '');
    const day = tokens[at + 2]?.figure?.value;
    const year = tokens[at + 3]?.figure?.value;
    if (month === undefined || !day || !year || year < 1900 || year > 2200) continue;
    const isRight = new Date(Date.UTC(year, month, day)).getUTCDay() === weekday;
    if (!isRight) found.push(rangeOf(tokens, { from: at, to: at + 4 }));
  }
  return found;
}
