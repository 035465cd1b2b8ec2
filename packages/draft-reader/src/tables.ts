import type { Draft, Paragraph } from './draft.ts';
import type { Figure, Figured, Token } from './token.ts';

export interface Row {
  /** In lower case, without figures and marks. */
  label: string;
  /** The cells that are a figure and nothing else. */
  cells: readonly Figured[];
}

export interface Table {
  rows: readonly Row[];
  /** What its amounts are to be multiplied with: 1,000 for "in thousands"; undefined where nothing says so. */
  scale: number | undefined;
}

/** What amounts may be in where no unit stands beside them. */
export const UNITS: readonly number[] = [1, 1e3, 1e6];

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
    if (!table || (!isRow && paragraph.index - last > MOST_BETWEEN)) continue;
    if (isRow) last = paragraph.index;
    const row = isRow ? rowOf(draft, paragraph) : { label: '', cells: [] };
    // A heading such as "% change": the last column has percentages without the sign.
    table.hasPercentages ||= isRow && row.cells.length === 0 && line.includes('%');
    const change = row.cells.at(-1);
    if (table.hasPercentages && change && row.cells.length > 2) change.figure.kind = 'percent';
    table.rows.push(row);
    table.scale ??= scale;
  }
  return tables;
}

/** Lines between two rows of one table: headings and a unit. */
const MOST_BETWEEN = 3;
const LONGEST_LABEL = 120;

function rowOf({ text, tokens }: Draft, { start, from, to }: Paragraph): Row {
  const parts: Token[][] = [[]];
  let end = start;
  for (const token of tokens.slice(from, to)) {
    if (/\t| {2}|\|/.test(text.slice(end, token.start))) parts.push([]);
    parts.at(-1)?.push(token);
    end = token.end;
  }
  const [label = [], ...others] = parts;
  // One space may be all that divides a label from its first amount.
  const first = label.at(-1);
  if (first?.figure?.kind === 'amount') others.unshift([first]);
  const cells = others.flatMap(([one, ...more]) =>
    one?.figure && more.length === 0 ? [{ ...one, figure: signed(one.figure, text[one.start - 1]) }] : [],
  );
  return {
    label: label.flatMap(({ word }) => word || []).join(' '),
    // A row of years is a heading.
    cells: cells.every(({ figure }) => figure.isYear) ? [] : cells,
  };
}

/** Parentheses or a dash before an amount make it negative. */
function signed(figure: Figure, before = ''): Figure {
  const isNegative = figure.value > 0 && '(-–—−'.includes(before);
  return { ...figure, value: isNegative ? -figure.value : figure.value };
}
