import type { Draft } from './draft.ts';
import { nameOf, namedValues, type NamedValue } from './named-values.ts';
import { headlineConflicts, type Conflict } from './headline.ts';
import { isSame } from './rounding.ts';
import { spanOf, type Found } from './rule.ts';
import { tablesOf, UNITS } from './tables.ts';
import type { Figured } from './token.ts';

/** The same measure of the same period with two values, in headline, text or table. The one that others contradict is marked. */
export function twoValuesFound(draft: Draft): Found[] {
  const cells = cellsOf(draft);
  const groups = groupBy(namedValues(draft), ({ measure, length }) => `${measure} ${length}`);
  const found = [...groups.values()].flatMap((values) => firstConflict(values, cells));
  const known = found.flatMap(({ start, end, values: { other } }) => [{ start, end }, other]);
  return found.concat(
    headlineConflicts(draft).filter(
      (one) => !known.some(({ start, end }) => start < one.end && one.start < end),
    ),
  );
}

/** Map.groupBy, which Safari has since 17.4 only. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** A draft that names one measure a thousand times must not take a million comparisons. */
const MOST_COMPARED = 20;

function firstConflict(values: readonly NamedValue[], cells: Cells): Conflict[] {
  for (const [index, later] of values.entries()) {
    const cell = contradictingCell(cells, later);
    if (cell) {
      // The text's own form is easier to find than "9,300" in thousands.
      const said = values.find((one) => isInCell(one, cell))?.token;
      return [{ ...spanOf(later), values: { other: spanOf(said ?? cell.cell) } }];
    }
    const earlier = values
      .slice(Math.max(index - MOST_COMPARED, 0), index)
      .find((one) => isConflict(one, later));
    if (!earlier) continue;
    const agreeing = (one: NamedValue) => values.filter((other) => isEqual(one, other)).length;
    const [wrong, right] = agreeing(later) > agreeing(earlier) ? [earlier, later] : [later, earlier];
    return [{ ...spanOf(wrong), values: { other: spanOf(right.token) } }];
  }
  return [];
}

function isConflict(one: NamedValue, other: NamedValue): boolean {
  const isOtherPeriod =
    (one.ordinal && other.ordinal && one.ordinal !== other.ordinal) ||
    (one.year && other.year && one.year !== other.year) ||
    (one.month && other.month && one.month !== other.month);
  const [a, b] = [one.token.figure, other.token.figure];
  const ratio = a.value / b.value;
  return (
    other.isSingle &&
    !isOtherPeriod &&
    a.currency === b.currency &&
    ratio > 0.5 &&
    ratio < 2 &&
    !isEqual(one, other)
  );
}

function isEqual({ token: a }: NamedValue, { token: b }: NamedValue): boolean {
  return isSame(a.figure, b.figure);
}

interface Cell {
  cell: Figured;
  /** What it may be multiplied with. */
  units: readonly number[];
  /** That of its table, which mostly has the sign in the first row alone. */
  currency: string;
}

/** The cells of the rows for a measure. */
type Cells = ReadonlyMap<string, Cell[]>;

function cellsOf(draft: Draft): Cells {
  const cells = tablesOf(draft).flatMap(({ rows, scale }) => {
    const signed = rows.flatMap((row) => row.cells).find(({ figure }) => figure.currency);
    return rows.flatMap(({ label, cells: own }) =>
      own.map((cell) => ({
        name: nameOf(label.split(' ')),
        cell,
        units: scale ? [scale] : UNITS,
        currency: cell.figure.currency || signed?.figure.currency || '',
      })),
    );
  });
  return groupBy(cells, ({ name }) => name);
}

/** The first near figure of a row for the measure, if no figure of such a row is the value. */
function contradictingCell(cells: Cells, value: NamedValue): Cell | undefined {
  const near = (within: number) => cells.get(value.measure)?.find((cell) => isInCell(value, cell, within));
  return near(0) ? undefined : near(0.15);
}

/** Whether a value is that of a cell, or near it by a part of itself. */
function isInCell({ token, measure }: NamedValue, { cell, units, currency }: Cell, within = 0): boolean {
  const { value, tolerance, currency: own } = token.figure;
  if (own && currency && own !== currency) return false;
  const size = Math.abs(value);
  return (measure.endsWith('eps') ? [1] : units).some((unit) =>
    isSame(
      { value: size, tolerance: tolerance + within * size },
      { ...cell.figure, value: Math.abs(cell.figure.value) },
      unit,
    ),
  );
}
