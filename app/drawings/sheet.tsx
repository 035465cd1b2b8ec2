/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import { useId } from 'react';
import type { PartOf } from '../content/files/drawings.ts';
import { ENGLISH, type Text } from '../language/text.ts';
import { MARKED } from './marked-text.ts';
import { Plot } from './plot.tsx';

type RowPart = PartOf<'row'>;

/** The line at the top of a draft: what it is, which draft, and who may see it. */
export function SheetTop({ name, draft, tag }: Pick<PartOf<'sheet'>, 'name' | 'draft' | 'tag'>) {
  return (
    <p className="sheet-top">
      <b>{name}</b> <span>{draft}</span> <span className="tag">{tag}</span>
    </p>
  );
}

/**
 * Part of a draft with a reviewer's remark beside it. The draft is in English in every language, since it will be filed in
 * English. Pressing a marked figure shows its source (app/browser/sources.ts).
 */
export function Row({ english, title, from, remark, ask, source }: RowPart) {
  const id = useId();
  return (
    <div className="sheet-row" data-sources={source && ''}>
      <p className={title ? 'sheet-title' : 'sheet-text'} {...ENGLISH} translate="no">
        <MarkedText text={english} ask={ask} source={source && id} />
      </p>
      <Note from={from} text={remark} ask={ask} />
      {source && <Source {...source} id={id} />}
    </div>
  );
}

interface NoteProps {
  from: Text;
  text: Text;
  /** Somebody still has to check or decide. */
  ask?: boolean;
}

/** A reviewer's remark beside a text. */
export function Note({ from, text, ask }: NoteProps) {
  return (
    <p className={ask ? 'note ask' : 'note'}>
      <b>{from}</b> {text}
    </p>
  );
}

/** A sentence of a draft, and the page that its figure comes from. */
export function Claim({ name, draft, tag, english, page }: PartOf<'claim'>) {
  return (
    <>
      <SheetTop name={name} draft={draft} tag={tag} />
      <div className="proof-in" {...ENGLISH} translate="no">
        <p className="sheet-title">
          <MarkedText text={english} />
        </p>
        <Plot {...page} className="source-page" />
      </div>
    </>
  );
}

interface MarkedTextProps {
  /** With `~~deleted~~`, `++inserted++`, `==marked==` and `**bold**` parts. */
  text: string;
  /** Something about the marked figures is still open. */
  ask?: boolean;
  /** The id of what they were checked against. */
  source?: string;
}

function MarkedText({ text, ask, source }: MarkedTextProps) {
  const parts = text.split(MARKED);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 1) return null;
    switch (parts[index - 1]) {
      case '~~':
        return <del key={index}>{part}</del>;
      case '++':
        return <ins key={index}>{part}</ins>;
      case '**':
        return <b key={index}>{part}</b>;
      default:
        return (
          <mark key={index} className={ask ? 'ask' : undefined}>
            {source ? <Sourced source={source}>{part}</Sourced> : part}
          </mark>
        );
    }
  });
}

/** A figure. Pressed, it shows its source, which also describes it to screen readers. */
function Sourced({ source, children }: { source: string; children: string }) {
  return (
    <button type="button" popoverTarget={source} popoverTargetAction="show" aria-describedby={source}>
      {children}
    </button>
  );
}

/** The rows of the document that a figure was checked against, shown above the page. */
function Source({ id, document, rows }: NonNullable<RowPart['source']> & { id: string }) {
  return (
    <div className="source" id={id} popover="auto" {...ENGLISH} translate="no">
      <b>{document}</b>
      {rows.length > 0 && (
        <table className="tape">
          <tbody>
            {rows.map(([name, ...figures], row) => (
              <tr key={row}>
                <th>{name}</th>
                {figures.map((figure, column) => (
                  <td key={column}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
