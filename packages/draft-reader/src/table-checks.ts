import type { Draft } from './draft.ts';
import { isPercentOf, isSame, percentages, percentOf } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import { tablesOf } from './tables.ts';
import type { Figured } from './token.ts';

/** Rows of two amounts, perhaps their difference, and a change in percent, that do not follow from each other. */
export function tableChangesFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    const changes = rows.flatMap(({ cells }) => changesIn(cells));
    const others = changes.filter((one) => !isDifference(one));
    const hasDifferences = others.length * 2 < changes.length;
    const checked = changes.filter((one) => !one.difference || isDifference(one));
    const wrong = checked.filter((one) => !isChange(one));
    // Where most rows differ, the column is something else: a share, or a margin.
    const isOther = checked.length > 1 && wrong.length * 2 > checked.length;
    const found = isOther ? [] : wrong.map(wrongChange);
    return hasDifferences ? found.concat(others.map(wrongDifference)) : found;
  });
}

function wrongDifference({ after, before, difference }: Change): Found {
  return spanOf(after, difference ?? before);
}

function wrongChange({ after, before, change }: Change): Found {
  const computed = percentOf(after.figure, before.figure, 'growth');
  const values = {
    ...percentages(computed, change.figure.value, change.figure),
    before: spanOf(before),
    after: spanOf(after),
  };
  return { ...spanOf(after, change), values };
}

interface Change {
  after: Figured;
  before: Figured;
  difference: Figured | undefined;
  change: Figured;
}

/** Each percentage of a row with the two or three amounts before it. */
function changesIn(cells: readonly Figured[]): Change[] {
  const changes: Change[] = [];
  let amounts: Figured[] = [];
  for (const cell of cells) {
    const [after, before, difference, ...more] = amounts;
    if (cell.figure.kind !== 'percent') amounts.push(cell);
    else {
      if (after && before && more.length === 0 && after.figure.value > 0 && before.figure.value > 0)
        changes.push({ after, before, difference, change: cell });
      amounts = [];
    }
  }
  return changes;
}

function isDifference({ after, before, difference }: Change): boolean {
  if (!difference) return false;
  const [a, b, c] = [after.figure, before.figure, difference.figure];
  const gap = { value: Math.abs(a.value - b.value), tolerance: a.tolerance + b.tolerance };
  return isSame(gap, { ...c, value: Math.abs(c.value) });
}

/** In either order of the columns, and with or without the sign. */
function isChange({ after, before, change: { figure } }: Change): boolean {
  const [a, b] = [after.figure, before.figure];
  return [1, -1].some((sign) => {
    const change = { ...figure, value: sign * figure.value };
    return isPercentOf(change, a, b, 'growth') || isPercentOf(change, b, a, 'growth');
  });
}

/** Totals and results of a table that do not follow from the rows above, where another column shows from which. */
export function tableSumsFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    let open: (readonly Figured[])[] = [];
    return rows.flatMap(({ label, cells }) => {
      const amounts = cells.filter(({ figure }) => figure.kind !== 'percent');
      if (cells.length === 0) open = [];
      const isTotal = label.startsWith('total');
      const { wrong, used } =
        isTotal || RESULTS.test(label) ? checkTotal(open, amounts, isTotal) : { wrong: [], used: 0 };
      if (cells.length > 0) open.splice(open.length - used, used, amounts);
      return wrong.map((one) => spanOf(one));
    });
  });
}

/** Rows that are what the rows above leave of the first of them. */
const RESULTS =
  /^(?:gross (?:profit|margin)|operating (?:income|profit)|income from operations|income before|net (?:income|earnings))/;

/** More rows are seldom added, and trying them all would take too long. */
const MOST_ADDED = 15;

function checkTotal(open: readonly (readonly Figured[])[], total: readonly Figured[], isTotal: boolean) {
  const sums = total.map(() => ({ value: 0, tolerance: 0 }));
  for (let used = 1; used <= Math.min(open.length, MOST_ADDED); used += 1) {
    const row = open[open.length - used];
    if (row?.length !== total.length) break;
    const columns = total.map((cell, column) => {
      const { value, tolerance } = row[column]?.figure ?? cell.figure;
      const sum = sums[column] ?? { value: 0, tolerance: 0 };
      // The first row less the others, which may be written as negative.
      const expected = isTotal ? sum.value + value : value - sum.value;
      sum.value += isTotal ? value : Math.abs(value);
      sum.tolerance += tolerance;
      return { cell, expected: { value: expected, tolerance: sum.tolerance } };
    });
    const wrong = columns.filter(({ cell, expected }) => !isSame(expected, cell.figure));
    const isNear = columns.every(({ cell: { figure }, expected: { value } }) => {
      return Math.abs(value - figure.value) <= 0.2 * Math.abs(figure.value);
    });
    const isWholeBlock = isTotal && used === open.length && total.length === 1;
    if (used > 1 && isNear && (wrong.length < total.length || isWholeBlock))
      return { wrong: wrong.map(({ cell }) => cell), used };
  }
  return { wrong: [], used: 0 };
}
