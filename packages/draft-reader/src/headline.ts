import type { Draft, Range } from './draft.ts';
import { isSame } from './rounding.ts';
import { spanOf } from './rule.ts';
import { UNITS } from './tables.ts';
import type { Figure, Figured, Zone } from './token.ts';

import { MONTHS, wordSet } from './words.ts';

/** Words whose figure others contradict, and the other figure. */
export type Conflict = Range & { values: { other: Range } };

/** How many figures of the headline are compared. */
const MOST_COMPARED = 20;
interface Said {
  at: number;
  token: Figured;
  /** Whether it is a cell of a table, whose unit may stand elsewhere. */
  isCell: boolean;
}

/** Figures of the headline that stand nowhere else, where the text gives another to the same words. */
export function headlineConflicts({ tokens, paragraphs }: Draft): Conflict[] {
  const saidIn = (...zones: Zone[]): Said[] =>
    paragraphs
      .filter(({ zone }) => zones.includes(zone))
      .flatMap(({ zone, sentences }) =>
        sentences
          .flatMap(({ figures }) => figures)
          .flatMap((at): Said[] => {
            const token = figuredAt(tokens, at);
            return token ? [{ at, token, isCell: zone === 'table' }] : [];
          }),
      );
  const headline = saidIn('headline').slice(0, MOST_COMPARED);
  if (headline.length === 0) return [];
  const body = saidIn('prose', 'table');
  return headline.flatMap(({ at, token }): Conflict[] => {
    const { figure } = token;
    const isGiven = body.some(({ token: other, isCell }) =>
      isCell
        ? UNITS.some((unit) => isSame(figure, other.figure, unit))
        : other.figure.kind === figure.kind && isSame(figure, other.figure),
    );
    if (isGiven || ROUGHLY.has(tokens[at - 1]?.word ?? '')) return [];
    const isLike = ({ token: { figure: other } }: Said) =>
      other.kind === figure.kind && other.currency === figure.currency;
    const own = wordsAround(tokens, at, figure);
    const found = body.find((one) => {
      const ratio = one.token.figure.value / figure.value;
      if (one.isCell || !isLike(one) || ratio < 0.67 || ratio > 1.5) return false;
      return wordsAround(tokens, one.at, figure).some((word) => own.includes(word));
    });
    return found ? [{ ...spanOf(token), values: { other: spanOf(found.token) } }] : [];
  });
}

const ROUGHLY = wordSet('up|than|over|nearly|almost|about|approximately|least');
const NOT_SAID = wordSet('from|versus|vs|v|against|than|phase|form|note|rule');

/** A figure, but for years, days, names such as "Form 10", and bases of a comparison. */
function figuredAt(tokens: Draft['tokens'], at: number): Figured | undefined {
  const token = tokens[at];
  if (!token?.figure || token.figure.isYear || token.figure.value === 0) return undefined;
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]];
  const isNumber = token.figure.kind === 'number';
  const isOther = isNumber
    ? token.isJoined || next?.isJoined || MONTHS.has(before) || token.figure.value < 3
    : before === 'to' && /^(?:compared|up)$/.test(tokens[at - 2]?.word ?? '');
  return isOther || NOT_SAID.has(before) ? undefined : { ...token, figure: token.figure };
}

/** How many words before or behind a figure say what it is. */
const AROUND = 4;

/** Of a count, what is counted; of an amount, the words around it that say much. */
function wordsAround(tokens: Draft['tokens'], at: number, { kind, scale }: Figure): string[] {
  if (kind === 'number' && scale === 1) return [tokens[at + 1]?.word ?? ''].filter((word) => word.length > 3);
  return tokens
    .slice(Math.max(at - AROUND, 0), at + AROUND + 1)
    .filter(({ sentence, word }) => sentence === tokens[at]?.sentence && word.length > 4 && !COMMON.has(word))
    .map(({ word }) => word);
}

const COMMON = wordSet(
  'reports|reported|announces|announced|quarter|third|first|second|fiscal|results|company|share|shares|common|stock|total|approximately|compared|increase|increased|decrease|decreased|record|months|ended|diluted',
);
