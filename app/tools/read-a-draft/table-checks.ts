import type { Draft } from './draft.ts';
import type { Found } from './rule.ts';
import { tablesOf, type Cell, type Row, type Table } from './tables.ts';

/** Rows of two amounts and a change in percent that does not follow from them, in whichever order they stand. */
export function tableChangesFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    const checks = rows.flatMap(({ cells }) => changesIn(cells));
    const wrong = checks.flatMap(({ found }) => found ?? []);
    // Where most rows differ, the column is something else: a share, or a margin.
    return checks.length === 1 || wrong.length * 2 < checks.length ? wrong : [];
  });
}

function changesIn(cells: readonly Cell[]): { found: Found | undefined }[] {
  const checks: { found: Found | undefined }[] = [];
  let amounts: Cell[] = [];
  for (const cell of cells) {
    if (!cell.isPercent) amounts.push(cell);
    else {
      const [one, other, difference] = amounts;
      const isPair = amounts.length === 2 || (amounts.length === 3 && isDifference(one, other, difference));
      if (one && other && isPair && one.value > 0 && other.value > 0)
        checks.push({ found: wrongChange(one, other, cell) });
      amounts = [];
    }
  }
  return checks;
}

function isDifference(one?: Cell, other?: Cell, difference?: Cell): boolean {
  if (!one || !other || !difference) return false;
  const gap = Math.abs(one.value - other.value) - Math.abs(difference.value);
  return Math.abs(gap) <= one.tolerance + other.tolerance + difference.tolerance;
}

function wrongChange(one: Cell, other: Cell, change: Cell): Found | undefined {
  const written = Math.abs(change.value);
  const fits = (after: Cell, before: Cell) => {
    const growth = (by: number) =>
      ((after.value + by * after.tolerance) / (before.value - by * before.tolerance) - 1) * 100;
    const [a, b] = [Math.abs(growth(-1)), Math.abs(growth(1))];
    const slack = change.tolerance + 1e-9;
    const crosses = Math.sign(growth(-1)) !== Math.sign(growth(1));
    return written + slack >= (crosses ? 0 : Math.min(a, b)) && written - slack <= Math.max(a, b);
  };
  if (fits(one, other) || fits(other, one)) return undefined;
  const decimals = change.tolerance < 0.5 ? 1 : 0;
  const values = {
    computed: { percent: (one.value / other.value - 1) * 100, decimals: 1 },
    written: { percent: change.value, decimals },
    before: { start: other.start, end: other.end },
    after: { start: one.start, end: one.end },
  };
  return { start: one.start, end: change.end, values };
}

/** Totals of a table that are not the sum of the rows above, where another column shows which rows are added. */
export function tableSumsFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    let open: Row[] = [];
    return rows.flatMap((row) => {
      if (row.cells.length === 0) {
        open = [];
        return [];
      }
      if (!row.label.startsWith('total')) {
        open.push(row);
        return [];
      }
      const { wrong, used } = checkTotal(open, row);
      open = [...open.slice(0, open.length - used), row];
      return wrong;
    });
  });
}

/** More rows are seldom added, and trying them all would take too long. */
const MOST_ADDED = 15;

function checkTotal(open: readonly Row[], total: Row): { wrong: Found[]; used: number } {
  const sums = total.cells.map(() => ({ value: 0, tolerance: 0 }));
  for (let used = 1; used <= Math.min(open.length, MOST_ADDED); used += 1) {
    const row = open[open.length - used];
    if (row?.cells.length !== total.cells.length) break;
    for (const [column, sum] of sums.entries()) {
      sum.value += row.cells[column]?.value ?? 0;
      sum.tolerance += row.cells[column]?.tolerance ?? 0;
    }
    const wrong = total.cells.filter(({ value, tolerance }, column) => {
      const sum = sums[column] ?? { value: 0, tolerance: 0 };
      return Math.abs(sum.value - value) > sum.tolerance + tolerance + 1e-9;
    });
    const isWholeBlock = used === open.length && used > 1 && total.cells.length === 1;
    const isNear = wrong.every(({ value }, column) => Math.abs((sums[column]?.value ?? 0) / value - 1) < 0.2);
    if (used > 1 && (wrong.length < total.cells.length || (isWholeBlock && isNear))) {
      return { wrong: wrong.map(({ start, end }) => ({ start, end })), used };
    }
  }
  return { wrong: [], used: 0 };
}

/** Earnings per diluted share that the net income and the shares in the same column do not give. */
export function tableEpsFound(draft: Draft): Found[] {
  return tablesOf(draft).flatMap(({ rows }) => {
    const income = rows.find(
      ({ label, cells }) => cells.length > 0 && NET_INCOME.test(label) && !label.includes('per'),
    );
    const diluted = rows.filter(({ label, cells }) => cells.length > 0 && label.includes('diluted'));
    const perShare = diluted.find(({ cells }) =>
      cells.every(({ value, tolerance }) => tolerance < 0.1 && Math.abs(value) < 1000),
    );
    const shares = diluted.find((row) => row !== perShare && row.cells.every(({ value }) => value > 1));
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
