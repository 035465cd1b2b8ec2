import type { ReactNode } from 'react';

interface SourcedProps {
  /** The id of the `SourceRows` that the figure was checked against. */
  source: string;
  /** Something about the figure is still open. */
  ask?: boolean;
  /** The figure as the draft has it. */
  children: ReactNode;
}

/** A marked figure in a draft. Pressed, it shows its source, which also describes it to screen readers. */
export function Sourced({ source, ask, children }: SourcedProps) {
  return (
    <mark className={ask ? 'ask' : undefined}>
      <button type="button" popoverTarget={source} popoverTargetAction="show" aria-describedby={source}>
        {children}
      </button>
    </mark>
  );
}

interface SourceRowsProps {
  id: string;
  /** Name and page of the document. In English in every language, like the rows: the documents are in English. */
  from: string;
  rows?: readonly (readonly [name: string, ...figures: string[]])[];
}

/** The rows of the document that a figure in a draft was checked against, shown above the page. */
export function SourceRows({ id, from, rows }: SourceRowsProps) {
  return (
    <div className="source" id={id} popover="auto" lang="en" dir="ltr" translate="no">
      <b>{from}</b>
      {rows && (
        <table className="tape">
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr key={name}>
                <th>{name}</th>
                {figures.map((figure) => (
                  <td key={figure}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
