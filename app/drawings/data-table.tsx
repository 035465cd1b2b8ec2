/* oxlint-disable react/no-array-index-key -- rows and cells of a drawing keep their order */
import { Fragment, type ReactNode } from 'react';
import type { PartOf } from '../content/files/drawings.ts';
import { Figure, FigureLabel } from '../language/figure.tsx';
import type { Text } from '../language/text.ts';
import { HeadRow } from '../ui/head-row.tsx';
import { signed } from './chart-series.ts';

type TablePart = PartOf<'table'>;
type TableRow = TablePart['rows'][number];

interface DataTableProps {
  head: readonly Text[];
  /** `log`: rows start with a short time or date, so even a narrow screen keeps them on one line. */
  look?: TablePart['look'];
  labelledBy?: string;
  /** The rows. */
  children: ReactNode;
}

/** A ruled table under a row of short headings. */
export function DataTable({ head, look, labelledBy, children }: DataTableProps) {
  return (
    <div className="tape-box">
      <table className={look ? `tape ${look}` : 'tape'} aria-labelledby={labelledBy}>
        <HeadRow head={head} />
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function PartTable({ head, look, rows, unbroken, ends }: TablePart) {
  const length = Math.max(...rows.map(({ line }) => line?.to ?? 0));
  return (
    <>
      <DataTable look={look} head={head}>
        {rows.map((row, index) => (
          <Fragment key={index}>
            <PartRow {...row} unbroken={unbroken} />
            {row.line && <LineRow {...row} {...row.line} length={length} />}
          </Fragment>
        ))}
      </DataTable>
      {ends.length > 0 && (
        <p className="bounds" aria-hidden="true">
          {ends.map((end, index) => (
            <span key={index}>{end} </span>
          ))}
        </p>
      )}
    </>
  );
}

function PartRow({ cells: [name, ...cells], look, unbroken }: TableRow & { unbroken: number }) {
  return (
    <tr className={look || undefined}>
      <th scope="row">{name && <Cell cell={name} />}</th>
      {cells.map((cell, index) => (
        <td key={index} className={unbroken === index + 2 ? 'whole' : undefined}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** Words, a figure or a change. */
export function Cell({ cell }: { cell: TableRow['cells'][number] }) {
  if (typeof cell === 'string' || !('ask' in cell)) return cell;
  const content =
    cell.change === undefined ? (
      cell.figure ? (
        <Figure value={cell.figure} />
      ) : (
        cell.text
      )
    ) : (
      <Signed value={cell.change} />
    );
  return cell.ask ? <span className="ask">{content}</span> : content;
}

/** When what a row is about began and ended, as a line below it. */
function LineRow({ look, from, to, cells, length }: TableRow & { from: number; to: number; length: number }) {
  return (
    <tr className={look || undefined} aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden: the row above says it */}
      <td colSpan={cells.length}>
        <svg viewBox={`0 0 ${length} 4`} preserveAspectRatio="none">
          <path d={`M${from} 2H${to}`} />
        </svg>
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

/** Figures side by side, each above its label; or dates, each above what is due. */
export function KeyFigures({ look, items }: Pick<PartOf<'figures'>, 'items'> & { look?: 'dates' | '' }) {
  return (
    <ol className={look ? `pulls ${look}` : 'pulls'}>
      {items.map(({ value, label, form }, index) => (
        <li key={index}>
          <b>
            <Figure value={value} />
          </b>{' '}
          {form ? <bdi dir="ltr">{form}</bdi> : <FigureLabel value={value} label={label} />}{' '}
        </li>
      ))}
    </ol>
  );
}
