/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import { Fragment, useId } from 'react';
import type { PartOf } from '../content/files/drawings.ts';
import { ENGLISH, untranslated, type Text } from '../language/text.ts';
import { MARKED } from './marked-text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import textStandIns from '../styles/stand-ins/text.css?inline';
import draftTopSheet from './draft-top.css?inline';
import draftRowSheet from './draft-row.css?inline';
import draftHeadlineSheet from './draft-headline.css?inline';
import draftWordsSheet from './draft-words.css?inline';
import noteSheet from './note.css?inline';
import claimSheet from './claim.css?inline';
import sourceSheet from './source.css?inline';

type RowPart = PartOf<'row'>;

/** The line at the top of a draft: its title, its version and its readers. */
export function DraftTop({ name, version, tag }: Pick<PartOf<'draft'>, 'name' | 'version' | 'tag'>) {
  useSheet('page', draftTopSheet);
  return (
    <p className="draft-top muted">
      <b>{name}</b> <span>{version}</span> <span className="tag ask">{tag}</span>
    </p>
  );
}

/**
 * Part of a draft with a reviewer's remark beside it. The draft is in English in every language, since it will be filed
 * in English. Pressing a marked figure shows its source (site/browser/figure-sources.ts).
 */
export function Row({ english, title, from, remark, ask, source }: RowPart) {
  useSheet('page', draftRowSheet);
  useSheet('page', textStandIns);
  useSheet('page', draftWordsSheet);
  useSheet('page', title && draftHeadlineSheet);
  const id = useId();
  return (
    <div className="draft-row" data-sources={source && ''}>
      <p
        className={title ? 'draft-headline draft-words' : 'draft-passage draft-words'}
        {...ENGLISH}
        translate="no"
      >
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
  useSheet('page', noteSheet);
  return (
    <p className={ask ? 'note open' : 'note'}>
      <b>{from}</b> {text}
    </p>
  );
}

/** A sentence of a draft, joined by a thread to the page and row that its figure comes from. */
export function Claim({ name, version, tag, english, source }: PartOf<'claim'>) {
  useSheet('page', claimSheet);
  useSheet('page', draftWordsSheet);
  useSheet('page', draftHeadlineSheet);
  return (
    <div className="claim">
      <DraftTop name={name} version={version} tag={tag} />
      <div className="draft-headline draft-words" {...ENGLISH} translate="no">
        <p>
          <MarkedText text={english} />
        </p>
        <svg viewBox="0 0 190 210" width="100%" aria-hidden="true">
          <g fill="var(--muted)" fontFamily="var(--sans)" letterSpacing="0">
            <path fill="var(--surface)" stroke="var(--edge)" d="M.5.5h157l32 32v177H.5zM157.5.5v32h32" />
            <text x="20" y="30">
              {untranslated(source.document)}
            </text>{' '}
            <path stroke="var(--line)" strokeWidth="6" d="M20 52h96M20 68h78M20 84h90M20 100h64M20 172h110" />
            <path stroke="var(--signal)" strokeWidth="2" d="M0 146H170" />
            <text fill="var(--ink)" fontWeight="600" x="20" y="136">
              {untranslated(source.row)}
            </text>{' '}
            <text fill="var(--ink)" fontWeight="600" textAnchor="end" x="170" y="136">
              {untranslated(source.figure)}
            </text>{' '}
            <text textAnchor="end" x="170" y="196">
              {untranslated(source.number)}
            </text>
          </g>
        </svg>
      </div>
    </div>
  );
}

interface MarkedTextProps {
  /** With `~~deleted~~`, `++inserted++`, `==marked==` and `**bold**` parts. */
  text: string;
  /** Whether something about the marked figures is still open. */
  ask?: boolean;
  /** The id of the source that they were checked against. */
  source?: string;
}

const ELEMENTS = new Map<string | undefined, 'del' | 'ins' | 'b'>([
  ['~~', 'del'],
  ['++', 'ins'],
  ['**', 'b'],
]);

function MarkedText({ text, ask, source }: MarkedTextProps) {
  const parts = text.split(MARKED);
  return parts.map((part, index) => {
    if (index % 4 === 0) return part;
    if (index % 4 !== 2) return null;
    const Element = ELEMENTS.get(parts[index - 1]);
    const after = parts[index + 1];
    if (Element)
      return (
        <Fragment key={index}>
          <Element>{part}</Element>
          {after}
        </Fragment>
      );
    // A line may end after a button, also before a comma.
    return (
      <span key={index} className={source && 'run'}>
        <mark className={ask ? 'ask' : undefined}>
          {source ? <Sourced source={source}>{part}</Sourced> : part}
        </mark>
        {after}
      </span>
    );
  });
}

/** A figure. Pressed, it shows its source, which also describes it to screen readers. */
function Sourced({ source, children }: { source: string; children: string }) {
  return (
    <button
      type="button"
      className="bare"
      popoverTarget={source}
      popoverTargetAction="show"
      aria-describedby={source}
    >
      {children}
    </button>
  );
}

/** The rows of the document that a figure was checked against, shown above the page. */
function Source({ id, document, rows }: NonNullable<RowPart['source']> & { id: string }) {
  useSheet('page', sourceSheet);
  return (
    <div className="source" id={id} popover="auto" {...ENGLISH} translate="no">
      <b>{document}</b>
      {rows.length > 0 && (
        <table>
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
