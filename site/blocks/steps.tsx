import type { ReactNode } from 'react';
import { plain, type Text } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import stepsSheet from './steps.css?inline';
import columnsSheet from './columns.css?inline';

interface Step {
  /** A label in place of the number, such as the remaining time. Empty: the number. */
  mark?: Text | undefined;
  title?: Text | undefined;
  text: Text;
  /** Under the text, such as a note. */
  more?: ReactNode;
  /** Beside it, such as a drawing. */
  beside?: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** One under another, or side by side. */
  layout?: 'rows' | 'columns';
}

/** Steps in order, each under a large numeral. The anchors are `step-1`, `step-2`… */
export function Steps({ steps, layout = 'rows' }: StepsProps) {
  const look = steps.some(({ mark }) => mark) ? 'marked' : 'drawn';
  const inRows = layout === 'rows';
  useSheet('blocks', stepsSheet);
  useSheet('blocks', !inRows && columnsSheet);
  return (
    <ol className={`steps ${inRows ? `rows ${look}` : 'columns columns-3'}`}>
      {steps.map(({ mark, title, text, more, beside }, index) => (
        <li key={plain(title ?? text)} id={`step-${index + 1}`}>
          <p className={inRows ? 'mark' : 'mark up'} aria-hidden={mark ? undefined : 'true'}>
            {mark || index + 1}
          </p>
          <div className="step">
            {title && <h3>{title}</h3>}
            <p className={inRows ? undefined : 'muted'}>{text}</p>
          </div>
          {more}
          {beside && <div className="beside">{beside}</div>}
        </li>
      ))}
    </ol>
  );
}
