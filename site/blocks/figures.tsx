import type { ReactNode } from 'react';
import { plain, type Text } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import figuresSheet from './figures.css?inline';
import columnsSheet from './columns.css?inline';

export interface LargeFigure {
  /** What it counts. */
  label: Text;
  figure: ReactNode;
  /** A note about the figure, such as its date or source. */
  text?: ReactNode;
}

/** Large figures side by side, each above its label. */
export function Figures({ figures, columns = 4 }: { figures: readonly LargeFigure[]; columns?: 2 | 3 | 4 }) {
  useSheet('blocks', figuresSheet);
  useSheet('blocks', columnsSheet);
  return (
    <dl className={`figures columns columns-${columns}`}>
      {figures.map(({ label, figure, text }) => (
        <div key={plain(label)}>
          <dt className="label">{label}</dt>
          <dd className="figure">{figure}</dd>
          {text && <dd>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
