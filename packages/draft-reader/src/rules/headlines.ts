import type { Draft } from '../text/draft.ts';
import { phrases, type Phrases } from '../text/phrases.ts';
import { isSame } from '../rounding.ts';
import { rangeOf, spanOf, type MarkedRange, type Rule } from '../rule.ts';
import type { Figure, Figured, Token, Zone } from '../text/token.ts';
import { DIRECTIONS, MONTHS, wordSet } from '../text/words.ts';

export const HEADLINE_RULES: readonly Rule[] = [
  {
    id: 'headline-figure',
    find: (draft) => [...missingFigures(draft), ...otherResult(draft)],
  },
];

export interface Said {
  at: number;
  token: Figured;
  zone: Zone;
}

/** The figures of some zones, except years. */
export function figuresIn({ tokens, paragraphs }: Draft, ...zones: Zone[]): Said[] {
  return paragraphs
    .filter(({ zone }) => zones.includes(zone))
    .flatMap(({ zone, sentences }) =>
      sentences.flatMap(({ figures }) =>
        figures.flatMap((at): Said[] => {
          const token = tokens[at];
          return token?.figure && !token.figure.isYear
            ? [{ at, token: { ...token, figure: token.figure }, zone }]
            : [];
        }),
      ),
    );
}

/** How many figures of the headline are compared. */
const MOST_COMPARED = 20;

/** Units that amounts of a table may have. */
const UNITS = [1, 1e3, 1e6];

/** Words before a figure that the text gives more exactly, or that is about something else. */
const ROUGHLY = wordSet(
  'up|than|over|nearly|almost|about|approximately|least|around|some|exceeds|exceeding|past|more|tops|nears|approaches|surpasses',
);
/** How far "over" or "nearly" may be from the exact figure, as a fraction of it. */
const ROUGH = 0.25;
const NOT_SAID = wordSet('phase|form|note|rule|top|fortune|russell|section|from|versus|vs|covid|gen');

/** Figures of the headline that the text does not repeat. */
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
      if (text[end] === 'x' || NOT_SAID.has(before) || !isHeadlineFigure(tokens, at, figure)) return [];
      if (body.some((one) => isRepeated(meant, one))) return [];
      const other = body.find((one) => one.zone === 'prose' && hasOtherUnit(figure, one.token.figure));
      // Lines below a title may sum up figures that stand nowhere else.
      const isTitle = token.sentence?.paragraph.index === 0;
      if ((!other && !isTitle) || isSum(figure, body)) return [];
      return [{ ...spanOf(token), ...(other && { values: { other: spanOf(other.token) } }) }];
    });
}

/** An amount, a percentage or a large count; no day, no name such as "Form 10". */
function isHeadlineFigure(tokens: readonly Token[], at: number, figure: Figure): boolean {
  if (figure.value === 0) return false;
  if (figure.kind !== 'number' || figure.scale > 1) return true;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.isJoined || next?.isJoined || MONTHS.has(before?.word ?? '') || MONTHS.has(next?.word ?? ''))
    return false;
  return figure.value >= 1000;
}

/** How many amounts are added up. */
const MOST_ADDED = 40;

/** Whether the figure is the sum of two of a paragraph. */
function isSum(figure: Figure, body: readonly Said[]): boolean {
  const parts = body
    .filter(({ token: { figure: one } }) => one.kind === figure.kind && one.kind !== 'percent')
    .slice(0, MOST_ADDED);
  return parts.some(({ token: { figure: one, sentence } }, index) =>
    parts
      .slice(index + 1)
      .some(
        ({ token: { figure: two, sentence: last } }) =>
          sentence?.paragraph === last?.paragraph &&
          isSame(figure, { value: one.value + two.value, tolerance: one.tolerance + two.tolerance }),
      ),
  );
}

function isRepeated(figure: Figure, { token, zone }: Said): boolean {
  const other = token.figure;
  const isCounted = figure.kind !== 'percent' && other.kind !== 'percent' && other.value >= 1000;
  if (zone !== 'table' && figure.kind !== other.kind && !isCounted) return false;
  // A PDF gives the rows of a statement as lines. A figure of one digit, "$6 million", may mean any of its cells.
  const isCell =
    zone === 'table' || (isCounted && other.scale === 1 && figure.tolerance < figure.value * 0.01);
  return (isCell ? UNITS : [1]).some((unit) => {
    const [one, two] = [figure.tolerance, other.tolerance * unit];
    // Two figures with the same precision must be equal; otherwise one is the other rounded.
    const slack = one === two ? 0 : Math.max(one, two);
    return Math.abs(figure.value - Math.abs(other.value) * unit) <= slack * 1.001 + 1e-9;
  });
}

/** "$48.2 billion" and "$48.2 million". */
function hasOtherUnit(figure: Figure, other: Figure): boolean {
  const digitsOf = ({ value, scale }: Figure) => ({ value: value / scale, tolerance: 0 });
  return other.kind === figure.kind && isSame(digitsOf(figure), digitsOf(other));
}

const NET_INCOME = phrases('net income|net profit|net earnings');
const NET_LOSS = phrases('net loss|net losses');

/** A net income in the headline and only a net loss in the text, or the reverse. */
function otherResult({ matches, tokens }: Draft): MarkedRange[] {
  const inZone = (set: Phrases, zone: Zone) =>
    (matches[set] ?? []).filter(({ from }) => tokens[from]?.sentence?.paragraph.zone === zone);
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
