import type { Draft, Paragraph, Range } from './draft.ts';

/** A figure of a table. */
export interface Cell extends Range {
  value: number;
  /** Half a unit of the last digit written. */
  tolerance: number;
  isPercent: boolean;
}

export interface Row extends Range {
  /** In lower case. */
  label: string;
  /** The figures of the row. Cells of other texts and signs alone are left out. */
  cells: readonly Cell[];
  /** Whether it is a heading whose last column has percentages: "% change". */
  hasPercentages: boolean;
}

export interface Table {
  rows: readonly Row[];
  /** What its amounts are to be multiplied with: 1,000 for "in thousands"; undefined where nothing says so. */
  scale: number | undefined;
}

const known = new WeakMap<Draft, readonly Table[]>();

/** The tables of a draft. Lines with nothing but a label are rows without cells. */
export function tablesOf(draft: Draft): readonly Table[] {
  const tables = known.get(draft) ?? findTables(draft);
  known.set(draft, tables);
  return tables;
}

function findTables(draft: Draft): Table[] {
  const tables: { rows: Row[]; scale: number | undefined; hasPercentages: boolean }[] = [];
  let last = -Infinity;
  let scale: number | undefined;
  for (const paragraph of draft.paragraphs) {
    const line = draft.text.slice(paragraph.start, paragraph.end);
    const isRow = paragraph.zone === 'table';
    const unit = line.length < LONGEST_LABEL ? /\bin (thousand|million)s/i.exec(line)?.[1] : undefined;
    if (unit) scale = unit.toLowerCase() === 'million' ? 1e6 : 1e3;
    if (isRow && paragraph.index - last > MOST_BETWEEN)
      tables.push({ rows: [], scale: undefined, hasPercentages: false });
    const table = tables.at(-1);
    if (!table || paragraph.index - last > MOST_BETWEEN + (isRow ? Infinity : 0)) continue;
    if (isRow) last = paragraph.index;
    const row = rowOf(draft, paragraph, line);
    table.rows.push(row);
    table.hasPercentages ||= row.hasPercentages && row.cells.length === 0;
    const change = row.cells.at(-1);
    if (table.hasPercentages && change && row.cells.length > 2) change.isPercent = true;
    table.scale ??= scale;
  }
  return tables;
}

/** Lines between two rows of one table: headings and a unit. */
const MOST_BETWEEN = 3;
const LONGEST_LABEL = 120;

function rowOf({ text }: Draft, { start, end, zone }: Paragraph, line: string): Row {
  if (zone !== 'table') return { start, end, label: line.toLowerCase(), cells: [], hasPercentages: false };
  const cells: Cell[] = [];
  let hasPercentages = false;
  let label = '';
  let from = start;
  for (const part of line.split(/(\t| {2,}|\|)/)) {
    const written = part.trim();
    const last = cells.at(-1);
    const figure = FIGURE.exec(written);
    if (figure)
      cells.push(
        cellOf(figure, {
          start: from + part.indexOf(written),
          end: from + part.indexOf(written) + written.length,
        }),
      );
    else if (/^%\)?$/.test(written) && last) last.isPercent = true;
    else if (part !== line && written.includes('%')) hasPercentages = true;
    else if (cells.length === 0) {
      // One space may be all that divides a label from its first figure.
      const [, name = part, sign = ''] = LAST_FIGURE.exec(part) ?? [];
      const own = FIGURE.exec(sign);
      const until = from + part.trimEnd().length;
      if (own) cells.push(cellOf(own, { start: until - sign.length, end: until }));
      label += own ? name : part;
    }
    from += part.length;
  }
  const isCurrencyOnly = /[$€£]\s*$/;
  return {
    start,
    end: Math.max(end, start),
    label: label.replace(isCurrencyOnly, '').trim().toLowerCase() || text.slice(start, start),
    // A row of years is a heading.
    cells: cells.every(({ value, tolerance }) => tolerance === 0.5 && value > 1990 && value < 2100)
      ? []
      : cells,
    hasPercentages,
  };
}

const LAST_FIGURE = /^(.*[a-z]) (\(?[$€£¥][\d.,]+\)?)\s*$/i;
const FIGURE = /^\+?([-–—−(]*)[$€£¥]?\s?([-–—−(]*)(\d[\d,]*(?:\.(\d+))?)\)?\s?(%?)\)?$/;

function cellOf(
  [, before, inside, digits = '', decimals = '', percent]: RegExpExecArray,
  range: Range,
): Cell {
  const isNegative = Boolean(before) || Boolean(inside);
  return {
    ...range,
    value: (isNegative ? -1 : 1) * Number(digits.replaceAll(',', '')),
    tolerance: 0.5 / 10 ** decimals.length,
    isPercent: percent === '%',
  };
}
