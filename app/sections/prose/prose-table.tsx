/* oxlint-disable react/no-array-index-key -- a text never changes its order: places are its keys */
import type { Table } from '../../content/document-tree.ts';
import { Inlines } from './inlines.tsx';

/** A table of a text. A wide one scrolls in a box of its own, which the keyboard can reach. */
export function ProseTable({ under, numeric, head, rows }: Table) {
  const broad = head.length > 2;
  const side = (column: number) => (numeric[column] ? 'num' : undefined);
  return (
    <div
      className={broad ? 'scroll broad' : 'scroll'}
      role={broad ? 'group' : undefined}
      tabIndex={broad ? 0 : undefined}
      aria-labelledby={broad ? under : undefined}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={side(column)}>
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={side(0)}>
                <Inlines nodes={name} />
              </th>
              {cells.map((cell, column) => (
                <td key={column} className={side(column + 1)}>
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
