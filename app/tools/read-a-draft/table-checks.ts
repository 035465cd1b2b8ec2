import type { Draft } from './draft.ts';
import type { Found } from './rule.ts';
import { tablesOf, type Cell, type Row, type Table } from './tables.ts';

/** Rows of two amounts, perhaps their difference, and a change in percent, that do not follow from each other. */
export function tableChangesFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    const groups = rows.flatMap(({ cells }) => changesIn(cells));
    const hasDifferences = isMost(groups, ({ amounts }) => isDifference(amounts));
    const differences = hasDifferences ? groups.filter(({ amounts }) => !isDifference(amounts)) : [];
    const checked = groups.filter(({ amounts }) => amounts.length === 2 || isDifference(amounts));
    const wrong = checked.flatMap(wrongChange);
    // Where most rows differ, the column is something else: a share, or a margin.
    const isOther = checked.length > 1 && wrong.length * 2 > checked.length;
    return differences.map(spanOfAmounts).concat(isOther ? [] : wrong);
  });
}

function spanOfAmounts({ amounts: [one, other, third] }: Change): Found {
  return { start: one.start, end: (third ?? other).end };
}

function isMost<T>(all: readonly T[], test: (one: T) => boolean): boolean {
  return all.filter(test).length * 2 > all.length;
}

type Amounts = readonly [Cell, Cell, Cell?];

interface Change {
  amounts: Amounts;
  change: Cell;
}

/** Each percentage of a row with the two or three amounts before it. */
function changesIn(cells: readonly Cell[]): Change[] {
  const changes: Change[] = [];
  let amounts: Cell[] = [];
  for (const cell of cells) {
    const [one, other, difference, ...more] = amounts;
    if (!cell.isPercent) amounts.push(cell);
    else if (one && other && more.length === 0 && one.value > 0 && other.value > 0)
      changes.push({ amounts: difference ? [one, other, difference] : [one, other], change: cell });
    if (cell.isPercent) amounts = [];
  }
  return changes;
}

function isDifference([one, other, difference]: Amounts): boolean {
  if (!difference) return false;
  const gap = Math.abs(one.value - other.value) - Math.abs(difference.value);
  return Math.abs(gap) <= one.tolerance + other.tolerance + difference.tolerance + 1e-9;
}

function wrongChange({ amounts: [one, other], change }: Change): Found[] {
  const written = Math.abs(change.value);
  const fits = (after: Cell, before: Cell) => {
    const growth = (by: number) =>
      ((after.value + by * after.tolerance) / (before.value - by * before.tolerance) - 1) * 100;
    const [a, b] = [Math.abs(growth(-1)), Math.abs(growth(1))];
    const slack = change.tolerance + 1e-9;
    const crosses = Math.sign(growth(-1)) !== Math.sign(growth(1));
    return written + slack >= (crosses ? 0 : Math.min(a, b)) && written - slack <= Math.max(a, b);
  };
  if (fits(one, other) || fits(other, one)) return [];
  const decimals = change.tolerance < 0.5 ? 1 : 0;
  const values = {
    computed: { percent: (one.value / other.value - 1) * 100, decimals: 1 },
    written: { percent: change.value, decimals },
    before: { start: other.start, end: other.end },
    after: { start: one.start, end: one.end },
  };
  return [{ start: one.start, end: change.end, values }];
}

/** Totals and results of a table that do not follow from the rows above, where another column shows from which. */
export function tableSumsFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    let open: Cell[][] = [];
    return rows.flatMap(({ label, cells }) => {
      const amounts = cells.filter(({ isPercent }) => !isPercent);
      if (cells.length === 0) {
        open = [];
        return [];
      }
      const isTotal = label.startsWith('total');
      const { wrong, used } =
        isTotal || RESULTS.test(label) ? checkTotal(open, amounts, isTotal) : { wrong: [], used: 0 };
      open.splice(open.length - used, used, amounts);
      return wrong;
    });
  });
}

/** Rows that are what the rows above leave of the first of them. */
const RESULTS =
  /^(?:gross (?:profit|margin)|operating (?:income|profit)|income from operations|income before|net (?:income|earnings))/;

/** More rows are seldom added, and trying them all would take too long. */
const MOST_ADDED = 15;

function checkTotal(
  open: readonly Cell[][],
  total: readonly Cell[],
  isTotal: boolean,
): { wrong: Found[]; used: number } {
  const sums = total.map(() => ({ added: 0, expected: 0, tolerance: 0 }));
  for (let used = 1; used <= Math.min(open.length, MOST_ADDED); used += 1) {
    const row = open[open.length - used];
    if (row?.length !== total.length) break;
    for (const [column, sum] of sums.entries()) {
      const { value = 0, tolerance = 0 } = row[column] ?? {};
      // The first row less the others, which may be written as negative.
      sum.expected = isTotal ? sum.added + value : value - sum.added;
      sum.added += isTotal ? value : Math.abs(value);
      sum.tolerance += tolerance;
    }
    const wrong = total.filter(({ value, tolerance }, column) => {
      const { expected, tolerance: slack } = sums[column] ?? { expected: 0, tolerance: 0 };
      return Math.abs(expected - value) > slack + tolerance + 1e-9;
    });
    const isNear = total.every(({ value }, column) => {
      const { expected } = sums[column] ?? { expected: 0 };
      return value === expected || Math.abs(expected / value - 1) < 0.2;
    });
    const isWholeBlock = isTotal && used === open.length && total.length === 1;
    if (used > 1 && isNear && (wrong.length < total.length || isWholeBlock))
      return { wrong: wrong.map(({ start, end }) => ({ start, end })), used };
  }
  return { wrong: [], used: 0 };
}

/** Earnings per diluted share that the net income and the shares in the same column do not give. */
export function tableEpsFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    const income = rows.find(
      ({ label, cells }) => cells.length > 0 && NET_INCOME.test(label) && !label.includes('per'),
    );
    const perShare = labeled(rows, PER_SHARE).find(({ cells }) =>
      cells.every(({ value, tolerance }) => tolerance < 0.1 && Math.abs(value) < 1000),
    );
    const shares = labeled(rows, SHARES).find(
      (row) => row !== perShare && row.cells.every(({ value }) => value > 1),
    );
    if (!income || !perShare || !shares) return [];
    if (income.cells.length !== perShare.cells.length || shares.cells.length !== perShare.cells.length)
      return [];
    return perShare.cells.flatMap((eps, column) => {
      const [net, count] = [income.cells[column], shares.cells[column]];
      if (!net || !count || isEpsRight(net, eps, count)) return [];
      return [{ start: eps.start, end: eps.end }];
    });
  });
}

/** Diluted ones first. */
function labeled(rows: readonly Row[], label: RegExp): Row[] {
  const found = rows.filter((row) => row.cells.length > 0 && label.test(row.label));
  return found.toSorted((a, b) => Number(b.label.includes('diluted')) - Number(a.label.includes('diluted')));
}

const PER_SHARE = /diluted|basic|\bper (?:common |ordinary )?(?:share|unit)/;
const SHARES = /diluted|basic|weighted|shares outstanding/;
const NET_INCOME =
  /^(?:gaap )?net (?:income|loss|earnings|\(loss\)|income \(loss\))(?:$| attributable| \(loss\))/;

type Amount = Pick<Cell, 'value' | 'tolerance'>;

/** Whether earnings per share follow from income and shares, in whatever units, but for what belongs to other securities. */
export function isEpsRight(net: Amount, eps: Amount, shares: Amount): boolean {
  return [1e-6, 1e-3, 1, 1e3, 1e6].some((unit) => {
    const [most, least] = [1, -1].map(
      (by) => ((Math.abs(net.value) + by * net.tolerance) / (shares.value - by * shares.tolerance)) * unit,
    );
    const slack = eps.tolerance + Math.abs(eps.value) * OTHER_SECURITIES + 1e-9;
    return Math.abs(eps.value) + slack >= (least ?? 0) && Math.abs(eps.value) - slack <= (most ?? 0);
  });
}

const OTHER_SECURITIES = 0.02;

/** The tables that have a row of a label. */
export function rowsLabeled(
  draft: Draft,
  isWanted: (label: string) => boolean,
): { row: Row; table: Table }[] {
  return tablesOf(draft).flatMap((table) =>
    table.rows
      .filter(({ label, cells }) => cells.length > 0 && isWanted(label))
      .map((row) => ({ row, table })),
  );
}
