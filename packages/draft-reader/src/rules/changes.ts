import type { Draft } from '../text/draft.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { growthOf, isGrowthOf, isSame } from '../rounding.ts';
import { spanOf, type MarkedRange, type Rule } from '../rule.ts';
import type { Figured } from '../text/token.ts';
import { DIRECTIONS, wordSet } from '../text/words.ts';

/** Changes that contradict the figures before and after, in clauses that have exactly these figures. */
export const CHANGE_RULES: readonly Rule[] = [
  {
    id: 'growth-arithmetic',
    find: (draft) =>
      clausesOf(draft).flatMap((clause): MarkedRange[] => {
        const { before, after, move } = clause;
        const computed =
          before.figure.kind === 'percent' ? rightPoints(draft, clause) : rightGrowth(draft, clause);
        if (!computed) return [];
        const values = { before: spanOf(before), after: spanOf(after), written: move.words, computed };
        return [{ ...spanOf(before, after, move.words), values }];
      }),
  },
];

const FUZZY = wordSet('more|less|nearly|almost|least|most|fewer|roughly|around|below|above');

/** "More than 20%", "over $5 million"; but "an increase of 12% over $5.0 million" is exact. */
function isFuzzy({ tokens }: Draft, token: Figured): boolean {
  const at = tokens.indexOf(token, token.sentence?.from);
  const [last, earlier] = [tokens[at - 1], tokens[at - 2]];
  const isOver = last?.word === 'over' && !earlier?.figure && !DIRECTIONS.has(earlier?.word ?? '');
  return isOver || [last, earlier].some((one) => FUZZY.has(one?.word ?? ''));
}

/** The growth, where the draft has another: "up 12.6%" where the figures rise by 11.6%. */
function rightGrowth(draft: Draft, { before, after, move, isLoss }: Clause): string | undefined {
  const { token, sign, points } = move;
  if (points !== undefined || [token, before, after].some((one) => isFuzzy(draft, one))) return undefined;
  const { value, tolerance, decimals } = token.figure;
  const isRight = (by: number) => {
    // "Fell by −6.6%" has its sign already. Some authors cut digits off instead of rounding.
    const written = { value: value < 0 ? value : by * value, tolerance: tolerance * 2 };
    return isGrowthOf(written, after.figure, before.figure);
  };
  if (isRight(sign) || (isLoss && isRight(-sign))) return undefined;
  // As the draft writes it: "11.6%" or "11.6 percent".
  const unit = draft.text.slice(token.start, token.end).replace(/^[\d.,]*/, '');
  return signed(growthOf(after.figure, before.figure), Math.max(decimals, 1)) + unit;
}

/** The points, where the draft has others, or percent: "gross margin was 65%, up 3% from 62%". */
function rightPoints(draft: Draft, { before, after, move }: Clause): string | undefined {
  const { token, sign, points } = move;
  const rise = after.figure.value - before.figure.value;
  const slack = after.figure.tolerance + before.figure.tolerance;
  const unit = points ?? 1;
  const written = { value: sign * unit * token.figure.value, tolerance: unit * token.figure.tolerance };
  const isPoints = isSame(written, { value: rise, tolerance: slack });
  const growth = growthOf(after.figure, before.figure);
  const isNearer = Math.abs(written.value - rise) < Math.abs(written.value - growth);
  const isWrong = points ? !isPoints && !isFuzzy(draft, token) : isPoints && isNearer;
  if (!isWrong || rise === 0) return undefined;
  if (unit < 1) return `${signed(rise / unit, 0)} basis points`;
  return `${signed(rise, Math.max(before.figure.decimals, after.figure.decimals))} percentage points`;
}

function signed(value: number, decimals: number): string {
  return `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`;
}
