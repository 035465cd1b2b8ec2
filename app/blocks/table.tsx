import type { ReactNode } from 'react';
import { plain, type Text } from '../language/text.ts';
import { HeadRow } from '../ui/head-row.tsx';

export interface TableRow {
  /** Unique in the table. */
  key: string;
  /** What the row is about. */
  name: ReactNode;
  cells: readonly ReactNode[];
}

export interface TableGroup {
  /** A heading above the rows. */
  title?: Text | undefined;
  rows: readonly TableRow[];
  /** It comes first of all: under a heavy rule. */
  urgent?: boolean;
}

interface TableProps {
  head: readonly Text[];
  groups: readonly TableGroup[];
  label: Text;
  /** All columns are equally wide. */
  even?: boolean;
}

/** A ruled table. On narrow screens the cells of a row stand one under another. */
export function Table({ head, groups, label, even }: TableProps) {
  return (
    <table className={even ? 'table even' : 'table'} aria-label={plain(label)}>
      <HeadRow head={head} />
      {groups.map(({ title, rows, urgent }) => (
        <tbody key={rows[0]?.key} className={urgent ? 'urgent' : undefined}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={head.length}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the cells keep their order
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
