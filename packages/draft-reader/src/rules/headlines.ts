import type { Draft, Range, Sentence } from '../text/draft.ts';
import { matchesIn, phrases, type Phrases } from '../text/phrases.ts';
import { isGrowthOf, isSame } from '../rounding.ts';
import { rangeOf, spanOf, type MarkedRange, type Rule } from '../rule.ts';
import { isAmount, isFigured, type Figure, type Figured, type Zone } from '../text/token.ts';
import { DIRECTIONS, MONTHS, wordSet } from '../text/words.ts';

export const HEADLINE_RULES: readonly Rule[] = [
  { id: 'headline-figure', find: missingFigures },
  { id: 'two-values', find: (draft) => [...otherResult(draft), ...incomeOrLoss(draft)] },
];

interface Said {
  at: number;
  token: Figured;
  zone: Zone;
}

/** The figures of some zones, except years. The 48 of "$48 to $50 million" has its unit behind the second figure. */
function figuresIn(draft: Draft, ...zones: Zone[]): Said[] {
  const { tokens, sentences } = draft;
  return sentences.flatMap(({ figures, paragraph: { zone } }) =>
    figures.flatMap((at): Said[] => {
      const token = tokens[at];
      if (!zones.includes(zone) || !isFigured(token) || token.figure.isYear) return [];
      const scale = sharedScale(draft, at, token.figure);
      const { value, tolerance } = token.figure;
      const figure = { ...token.figure, value: value * scale, tolerance: tolerance * scale };
      return [{ at, token: { ...token, figure }, zone }];
    }),
  );
}

function sharedScale({ text, tokens }: Draft, at: number, { kind, scale }: Figure): number {
  const [token, next, last] = tokens.slice(at, at + 3);
  const isDash = /^ ?[–—-] ?$/.test(text.slice(token?.end, next?.start));
  const end = (next?.word === 'to' ? last : isDash ? next : undefined)?.figure;
  const isRange = kind !== 'percent' && scale === 1 && end && end.kind !== 'percent';
  return isRange ? end.scale : 1;
}

/** How many figures of the headline are compared. */
const MOST_COMPARED = 40;

/** Units that amounts of a table may have. */
const UNITS = [1, 1e3, 1e6];

/** Words before a figure that the text gives more exactly, or that is about something else. */
const ROUGHLY = wordSet(
  'up|than|over|nearly|almost|about|approximately|least|around|some|exceeds|exceeding|past|more|tops|nears|approaches|surpasses|below|under|less',
);
/** How far "over" or "nearly" may be from the exact figure, as a fraction of it. */
const ROUGH = 0.25;
const NOT_SAID = wordSet('phase|form|note|rule|top|fortune|russell|section|from|versus|vs|covid|gen');

/** Figures of the headline, also of the lists below a title, that the text does not repeat. */
function missingFigures(draft: Draft): MarkedRange[] {
  const { tokens, text } = draft;
  const body = figuresIn(draft, 'prose', 'table', 'legend');
  if (body.length === 0) return [];
  return figuresIn(draft, 'headline')
    .slice(0, MOST_COMPARED)
    .flatMap(({ at, token }): MarkedRange[] => {
      const { figure, end } = token;
      const before = tokens[at - 1]?.word ?? '';
      const isRough = (ROUGHLY.has(before) && !DIRECTIONS.has(before)) || text[end] === '+';
      const meant = isRough ? { ...figure, tolerance: figure.value * ROUGH } : figure;
      const isBase = isRough && NOT_SAID.has(tokens[at - 2]?.word ?? '');
      if (text[end] === 'x' || NOT_SAID.has(before) || isBase || !isHeadlineFigure(draft, at, figure))
        return [];
      const other = body.find((one) => one.zone === 'prose' && hasOtherUnit(figure, one.token.figure));
      // Where the text has the other unit, a cell without one is no repetition.
      const isSaid = body.some((one) => isRepeated(meant, one) && !(other && one.token.figure.scale === 1));
      if (isSaid || isComputed(figure, body)) return [];
      return [{ ...spanOf(token), ...(other && { values: { other: spanOf(other.token) } }) }];
    });
}

/** An amount, a percentage or a large count; no day, no name such as "Form 10", no postal code. */
function isHeadlineFigure({ tokens, text }: Draft, at: number, figure: Figure): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // In "$2T" the unit is not read.
  if (figure.value === 0 || (next?.isJoined && next.start === token?.end)) return false;
  if (figure.kind !== 'number' || figure.scale > 1) return true;
  if (token?.isJoined || next?.isJoined || MONTHS.has(before?.word ?? '') || MONTHS.has(next?.word ?? ''))
    return false;
  return figure.value >= 1000 && text.slice(token?.start, token?.end).includes(',');
}

/** How many figures are added up and multiplied. */
const MOST_COMPUTED = 40;

/** Whether the figure follows from two of a sentence: a sum, a difference, a growth, or shares times price. */
function isComputed(figure: Figure, body: readonly Said[]): boolean {
  const parts = body.filter(({ token }) => token.figure.kind !== 'percent').slice(0, MOST_COMPUTED);
  return parts.some(({ token: { figure: one, sentence } }, index) =>
    parts.slice(index + 1).some(({ token: { figure: two, sentence: last } }) => {
      if (sentence !== last || two.kind !== 'amount') return false;
      const product = { value: one.value * two.value, tolerance: 0 };
      if (one.kind === 'number') return figure.kind === 'amount' && isSame(figure, product);
      if (figure.kind === 'percent') return isGrowthOf(figure, one, two) || isGrowthOf(figure, two, one);
      const tolerance = one.tolerance + two.tolerance;
      const results = [one.value + two.value, Math.abs(one.value - two.value)];
      return figure.kind === 'amount' && results.some((value) => isSame(figure, { value, tolerance }));
    }),
  );
}

function isRepeated(figure: Figure, { token, zone }: Said): boolean {
  const other = token.figure;
  const isCounted = figure.kind !== 'percent' && other.kind !== 'percent' && other.value >= 1000;
  if (zone !== 'table' && figure.kind !== other.kind && !isCounted) return false;
  // Among the cells of statements there is one near each amount of two digits.
  const isRound = figure.tolerance >= figure.value * 0.01;
  if (isRound && figure.kind === 'amount' && other.kind === 'number') return false;
  // A PDF gives the rows of a statement as lines.
  const isCell = zone === 'table' || (isCounted && other.scale === 1 && !isRound);
  return (isCell ? UNITS : [1]).some((unit) => {
    const [one, two] = [figure.tolerance, other.tolerance * unit];
    // Two figures with the same precision must be equal; otherwise one is the other rounded.
    const slack = one === two ? 0 : Math.max(one, two);
    return Math.abs(Math.abs(figure.value) - Math.abs(other.value) * unit) <= slack * 1.001 + 1e-9;
  });
}

/** "$48.2 billion" and "$48.2 million". */
function hasOtherUnit(figure: Figure, other: Figure): boolean {
  const digitsOf = ({ value, scale }: Figure) => ({ value: value / scale, tolerance: 0 });
  const hasUnits = figure.scale > 1 && other.scale > 1;
  return hasUnits && other.kind === figure.kind && isSame(digitsOf(figure), digitsOf(other));
}

const NET_INCOME = phrases('net income|net profit|net earnings');
const NET_LOSS = phrases('net loss|net losses');

/** A net income in the headline where the text reports only a net loss, or the reverse. */
function otherResult({ matches, tokens }: Draft): MarkedRange[] {
  const isReported = ({ figures }: Sentence) => figures.some((at) => isAmount(tokens[at]));
  const inZone = (set: Phrases, zone: Zone) =>
    (matches[set] ?? []).filter(({ from }) => {
      const { sentence } = tokens[from] ?? {};
      return sentence?.paragraph.zone === zone && (zone === 'headline' || isReported(sentence));
    });
  return [
    [NET_INCOME, NET_LOSS],
    [NET_LOSS, NET_INCOME],
  ].flatMap(([said = 0, other = 0]) => {
    const [head] = inZone(said, 'headline');
    const [body] = inZone(other, 'prose');
    if (!head || !body || inZone(other, 'headline').length > 0 || inZone(said, 'prose').length > 0) return [];
    return [{ ...rangeOf({ tokens }, head), values: { other: rangeOf({ tokens }, body) } }];
  });
}

/** Not "loss" alone: it may be on investments, where the net result is another. */
const INCOME = phrases(
  'net income|net profit|net earnings|operating income|operating profit|income from operations',
);
const LOSS = phrases('net loss|net losses|operating loss|loss from operations');

/** How many tokens before its amount a result is named: "net loss for the third quarter of fiscal 2026 was". */
const RESULT_WITHIN = 14;

/** An amount that is once an income and once a loss. */
function incomeOrLoss(draft: Draft): MarkedRange[] {
  const { tokens, matches } = draft;
  const seen = new Map<number, { isLoss: boolean; words: Range; sentence: Sentence | undefined }>();
  return figuresIn(draft, 'headline', 'prose').flatMap(({ at, token }): MarkedRange[] => {
    const span = { from: Math.max(at - RESULT_WITHIN, token.sentence?.from ?? 0), to: at };
    const [income, loss] = [INCOME, LOSS].map((set) => matchesIn(matches, set, span).at(-1));
    const isLoss = (loss?.from ?? -1) > (income?.from ?? -1);
    const name = isLoss ? loss : income;
    if (!name) return [];
    const { value, scale, kind } = token.figure;
    const isRound = String(value / scale).replace(/^0\./, '').length < 2;
    const hasOther = tokens.slice(name.to, at).some(({ figure }) => figure && figure.kind !== 'number');
    if (hasOther || isRound || kind !== 'amount') return [];
    const own = { isLoss, words: spanOf(tokens[name.from] ?? token, token), sentence: token.sentence };
    const first = seen.get(value) ?? own;
    seen.set(value, first);
    // "Net income was $4.15 million, compared with a net loss of $4.15 million" may be right.
    const isOther = first.isLoss !== own.isLoss && first.sentence !== own.sentence;
    const other = isOther ? first.words : undefined;
    return other ? [{ ...own.words, values: { other } }] : [];
  });
}
