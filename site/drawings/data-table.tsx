/* oxlint-disable react/no-array-index-key -- rows and cells of a drawing keep their order */
import { Fragment } from 'react';
import type { PartOf } from '../content/files/drawings.ts';
import { Figure } from '../language/figures/figure.tsx';
import { HeadRow } from '../ui/head-row.tsx';
import { signed } from './chart-series.ts';
import { Strokes } from './strokes.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import dataTableSheet from './data-table.css?inline';
import scaleEndsSheet from './scale-ends.css?inline';
import foldsSheet from '../blocks/folds.css?inline';
import namesSheet from './names.css?inline';

type TablePart = PartOf<'table'>;
type TableRow = TablePart['rows'][number];

/** A ruled table under a row of short headings. */
export function DataTable({ head, look, rows, ends }: TablePart) {
  useSheet('page', ends.length > 0 && scaleEndsSheet);
  useSheet('page', dataTableSheet);
  useSheet('page', look === 'names' && namesSheet);
  useSheet('blocks', look !== 'log' && foldsSheet);
  const length = Math.max(...rows.map(({ line }) => line?.to ?? 0));
  return (
    <div className={['data-table', look, look !== 'log' && 'folds'].filter(Boolean).join(' ')}>
      <table>
        <HeadRow head={head} />
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={index}>
              <Row {...row} />
              {row.line && <LineRow {...row} {...row.line} length={length} />}
            </Fragment>
          ))}
        </tbody>
      </table>
      {ends.length > 0 && (
        <p className="scale-ends muted" aria-hidden="true">
          {ends.map((end, index) => (
            <span key={index}>{end} </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Row({ cells: [name, ...cells], look }: TableRow) {
  return (
    <tr className={look || undefined}>
      <th scope="row">{name && <Cell cell={name} />}</th>
      {cells.map((cell, index) => (
        <td key={index}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** Words, a figure or a change. */
export function Cell({ cell }: { cell: TableRow['cells'][number] }) {
  if (typeof cell === 'string' || !('ask' in cell)) return cell;
  const { text, figure, change, ask } = cell;
  const content =
    change !== undefined ? <Signed value={change} /> : figure ? <Figure value={figure} /> : text;
  return ask ? <span className="ask">{content}</span> : content;
}

/** A line below a row, for its span of time. */
function LineRow({ look, from, to, cells, length }: TableRow & { from: number; to: number; length: number }) {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden: the row above says it */}
      <td colSpan={cells.length}>
        <Strokes box={[length, 4]} height="0.5rem">
          <path d={`M${from} 2H${to}`} stroke={look ? 'var(--muted)' : 'var(--signal)'} strokeWidth="8" />
        </Strokes>
      </td>
    </tr>
  );
}

/** A signed number. The sign stays in front in right-to-left text too. */
export function Signed({ value }: { value: number }) {
  const tone = value > 0 ? 'up' : value < 0 ? 'down' : undefined;
  return (
    <bdi dir="ltr" className={tone}>
      {signed(value)}
    </bdi>
  );
}
