/* oxlint-disable react/no-array-index-key -- rows and cells keep their order */
import type { ReactNode } from 'react';
import { plain, untranslated, type Text } from '../language/text.ts';
import { HeadRow } from '../ui/head-row.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import tableSheet from './table.css?inline';
import groupedSheet from './grouped.css?inline';

/** The cells; the first names the row. */
export type TableRow = readonly ReactNode[];

interface TableProps {
  head: readonly Text[];
  groups: readonly {
    /** A heading above the rows. */
    title?: Text | undefined;
    rows: readonly TableRow[];
  }[];
  label: Text;
}

/**
 * A ruled table with equally wide columns. In narrow places the cells of a row are stacked, each under its column's
 * name.
 */
export function Table({ head, groups, label }: TableProps) {
  const isGrouped = groups.some(({ title }) => title);
  useSheet('blocks', tableSheet);
  useSheet('blocks', isGrouped && groupedSheet);
  return (
    <div className={isGrouped ? 'table stacked grouped' : 'table stacked'}>
      <table aria-label={plain(label)}>
        <HeadRow head={head} />
        {groups.map(({ title, rows }, group) => (
          <tbody key={group}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={head.length}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column} data-label={plain(head[column + 1] ?? untranslated(''))}>
                    <span>{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
