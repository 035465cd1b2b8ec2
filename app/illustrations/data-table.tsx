import type { ReactNode } from 'react';
import { Figure, FigureLabel } from '../language/figure.tsx';
import type { Text } from '../language/text.ts';
import { HeadRow } from '../ui/head-row.tsx';
import { signed } from './signed.ts';

interface DataTableProps {
  head: readonly Text[];
  /** `log`: rows start with a short time or date, so even a narrow screen keeps them on one line. */
  look?: 'grants' | 'log' | 'match' | 'offers' | 'roll' | 'sheet-figures';
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

/** A signed number. The sign stays in front in right-to-left text too. */
export function Signed({ value }: { value: number }) {
  const tone = value > 0 ? 'up' : value < 0 ? 'down' : undefined;
  return (
    <bdi dir="ltr" className={tone}>
      {signed(value)}
    </bdi>
  );
}

interface KeyFiguresProps {
  /** Figures as written in English, each with the phrase that says what it counts. */
  figures: readonly { value: string; label: string }[];
}

/** Figures side by side, each above its label. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <p className="pulls">
      {figures.map(({ value, label }) => (
        <span key={label}>
          <b>
            <Figure value={value} />
          </b>{' '}
          <FigureLabel value={value} label={label} />{' '}
        </span>
      ))}
    </p>
  );
}
