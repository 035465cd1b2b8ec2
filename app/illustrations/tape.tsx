import type { ReactNode } from 'react';

export interface TapeRow {
  key: string;
  cells: readonly ReactNode[];
}

interface TapeProps {
  head: readonly string[];
  rows: readonly TapeRow[];
  /** Each row starts with an hour or a date, which leaves the others room beside it however narrow the place. */
  log?: boolean;
}

/** A quiet ruled table: a head of short words and rows of cells that are translated already. */
export function Tape({ head, rows, log }: TapeProps) {
  return (
    <div className="tape-box">
      <table className={log ? 'tape log' : 'tape'}>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A signed figure keeps its sign in front in every direction of writing. */
export function Signed({ value }: { value: number }) {
  const tone = value > 0 ? 'up' : value < 0 ? 'down' : undefined;
  return (
    <bdi dir="ltr" className={tone}>
      {value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'}
    </bdi>
  );
}
