import type { Draft, Range, Sentence } from './draft.ts';
import type { Mention } from './mention.ts';
import { slackOf, valueOf, type Pair } from './pairs.ts';
import { matchesIn, phrases, type Span } from './phrases.ts';
import { lastWordBefore } from './roles.ts';
import { rangeOf } from './rule.ts';
import { DIRECTIONS, meanings, wordSet } from './words.ts';

const FACTORS = meanings({
  0.5: 'halved|halving',
  2: 'doubled|doubling|twofold|double|twice',
  3: 'tripled|tripling|threefold|triple',
  4: 'quadrupled|quadrupling|fourfold',
  5: 'fivefold',
  10: 'tenfold',
});

/** Behind a figure: "3x", "10-fold". */
const TIMES = wordSet('x|times|fold');

/** Into how many parts a whole is divided. */
const PARTS = meanings({
  2: 'half|a half|one half',
  3: 'a third|one third',
  4: 'a quarter|one quarter',
  5: 'a fifth|one fifth',
});

const MULTIPLES = phrases(...FACTORS.keys(), ...TIMES, ...PARTS.keys());

/** How many words before its first figure a comparison may say that something doubled. */
const MULTIPLE_WITHIN = 8;

/** "Doubled", "rose 3x" or "fell by a third", where two figures say otherwise. */
export function wrongMultiple(
  draft: Draft,
  sentence: Sentence,
  group: readonly Mention[],
  pair: Pair,
): Range | undefined {
  const [first, last] = [group[0]?.at ?? 0, group.at(-1)?.at ?? 0];
  const from = Math.max(sentence.from, first - MULTIPLE_WITHIN);
  for (const match of matchesIn(draft.matches, MULTIPLES, { from, to: last })) {
    const multiple = multipleAt(draft, match, from);
    if (multiple) return isMultiple(multiple, pair) ? undefined : rangeOf(draft, multiple);
  }
  return undefined;
}

interface Multiple extends Span {
  /** Between what the later figure is, as a multiple of the earlier. */
  least: number;
  most: number;
}

/** "Nearly doubled", "rose 3x", "fell by more than a third", "three times the $4.0 million of 2025". */
function multipleAt({ tokens }: Draft, match: Span, sentenceFrom: number): Multiple | undefined {
  const name = tokens
    .slice(match.from, match.to)
    .map(({ word }) => word)
    .join(' ');
  const figure = TIMES.has(name) ? tokens[match.from - 1]?.figure : undefined;
  const span = { from: figure ? match.from - 1 : match.from, to: match.to };
  const lead = tokens[span.from - 1]?.word ?? '';
  const isMore = lead === 'than' || lead === 'over';
  const share = isMore ? 1 : ALMOST.has(lead) ? 0.8 : 0.95;
  const behind = tokens[match.to]?.word ?? '';
  const isOf = OF_BASE.has(behind);
  const factor = FACTORS.has(name) ? Number(FACTORS.get(name)) : isOf ? figure?.value : undefined;
  if (factor !== undefined && factor < 1) return { ...span, least: 0, most: factor / share };
  if (factor !== undefined) return { ...span, least: factor * share, most: figure ? factor * 1.1 : Infinity };
  if (name === 'half' && isOf) return { ...span, least: 0.4, most: 0.6 };
  // Other words say a change only behind its verb: not "leverage of 3x", "by a third party".
  const before = lastWordBefore(tokens, { from: sentenceFrom, to: span.from });
  const verb = tokens[tokens[before]?.word === 'by' ? before - 1 : before]?.word ?? '';
  const sign = DIRECTIONS.get(verb);
  if (figure && sign === 1) return { ...span, least: figure.value * share, most: Infinity };
  const fraction = 1 / Number(PARTS.get(name));
  if (!fraction || !sign || PART_OF.has(behind)) return undefined;
  const [one, two] = [isMore ? 1 : 0.8, isMore ? 1.5 : 1.2].map((by) => 1 + sign * fraction * by);
  return { ...span, least: Math.min(one ?? 0, two ?? 0), most: Math.max(one ?? 0, two ?? 0) };
}

const ALMOST = wordSet('nearly|almost');
const OF_BASE = wordSet('the|that|those|last');
const PART_OF = wordSet('of|a|an|quarter|time|party|straight|consecutive');

/** Both may be losses. */
function isMultiple({ least, most }: Multiple, pair: Pair): boolean {
  const from = Math.abs(valueOf(pair.before));
  const to = valueOf(pair.after) * Math.sign(valueOf(pair.before));
  const within = slackOf(pair);
  return !(to + within < least * from || to - within > most * from);
}
