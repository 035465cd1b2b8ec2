/* oxlint-disable react/no-array-index-key -- the entries of a drawing keep their order */
import type { PartOf } from '../content/files/drawings.ts';
import { Figure, FigureLabel } from '../language/figures/figure.tsx';
import { plain, type Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Cell } from './data-table.tsx';
import { Strokes } from './strokes.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import panelHeadSheet from './panel-head.css?inline';
import checksSheet from './checks.css?inline';
import barsSheet from './bars.css?inline';
import keyFiguresSheet from './key-figures.css?inline';
import inLineSheet from './in-line.css?inline';
import pipelineSheet from './pipeline.css?inline';
import calendarSheet from './calendar.css?inline';
import quoteSheet from './quote.css?inline';
import initialsSheet from './initials.css?inline';
import trackSheet from '../blocks/track.css?inline';
import nextDateSheet from './next-date.css?inline';

/** The line above a chart, a list or a table. */
export function PanelHead({ title, about }: { title: Text; about?: Text }) {
  useSheet('page', panelHeadSheet);
  return (
    <p className="panel-head muted">
      <b>{title}</b> {about && plain(about) && <span>{about}</span>}
    </p>
  );
}

/** Checks, each with its progress. */
export function Checks({ items }: PartOf<'checks'>) {
  useSheet('page', checksSheet);
  return (
    <ul className="checks">
      {items.map(({ icon, title, state, tone }, index) => (
        <li key={index} className={(icon && tone) || undefined}>
          {icon && <Icon name={icon} />}
          {title} {plain(state) && <span className={(!icon && tone) || 'muted'}>{state}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Bars, each relative to the largest value or to its own total. */
export function Bars({ items }: PartOf<'bars'>) {
  useSheet('page', barsSheet);
  const largest = Math.max(...items.map(({ value }) => value));
  return (
    <ul className="bars">
      {items.map(({ title, value, of }, index) => (
        <li key={index}>
          {title}{' '}
          <Strokes box={[of || largest, 6]} height="0.375rem">
            {of > 0 && <rect width={of} height="6" fill={fillOf(index)} opacity=".3" />}
            <rect width={value} height="6" fill={fillOf(index)} />
          </Strokes>
          <b>
            <bdi dir="ltr">{of > 0 ? `${value}/${of}` : value}</bdi>
          </b>
        </li>
      ))}
    </ul>
  );
}

/** The first bar stands out. */
function fillOf(index: number) {
  return index === 0 ? 'var(--signal)' : 'var(--muted)';
}

/** Figures side by side, each above its label. */
export function KeyFigures({ items }: PartOf<'figures'>) {
  useSheet('page', keyFiguresSheet);
  useSheet('page', inLineSheet);
  return (
    <ol className="key-figures in-line muted">
      {items.map(({ value, label }, index) => (
        <li key={index}>
          <b>
            <Figure value={value} />
          </b>{' '}
          <FigureLabel value={value} label={label} />{' '}
        </li>
      ))}
    </ol>
  );
}

/** Numbered steps: a solid rule is done, the heavy one is now, a dashed one is not yet. */
export function Pipeline({ label, items }: PartOf<'steps'>) {
  useSheet('page', pipelineSheet);
  return (
    <ol className="pipeline" aria-label={plain(label) || undefined}>
      {items.map(({ count, title, state, anchor, look }, index) => (
        <li key={index} className={look || undefined} aria-current={look === 'now' ? 'step' : undefined}>
          <b aria-hidden="true">{count}</b> {anchor ? <a href={`#${anchor}`}>{title}</a> : title}{' '}
          <span className={look === 'now' ? 'up' : 'muted'}>{state}</span>
        </li>
      ))}
    </ol>
  );
}

/** The next date large, the others in their months. */
export function Calendar({ title, date, text, ask, months }: PartOf<'calendar'>) {
  useSheet('page', calendarSheet);
  useSheet('page', quoteSheet);
  return (
    <div className="calendar cols cols-4">
      <div>
        <PanelHead title={title} />
        <p className="quote">{date}</p>
        <p>{text}</p>
        <p className="ask">{ask}</p>
      </div>
      <ol>
        {months.map(({ title: month, form, next }, index) => (
          <li key={index} className={form ? (next ? 'due next' : 'due') : undefined}>
            {month}{' '}
            {form && (
              <bdi className="label up" dir="ltr" translate="no">
                {form}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The signers. All signatures are the same stroke, which imitates nobody's. */
export function Initials({ items }: PartOf<'initials'>) {
  useSheet('page', initialsSheet);
  useSheet('page', inLineSheet);
  return (
    <ul className="initials in-line muted">
      {items.map(({ title, signed }, index) => (
        <li key={index} className={signed ? 'signed' : undefined}>
          <svg viewBox="0 0 54 32" width="100%" height="3.5rem" aria-hidden="true">
            {signed && (
              <path
                d="M6 27C9 16 13 6 21 5c8-1 15 1 22-1M11 17c7-2 13-2 19-2"
                fill="none"
                stroke="var(--ink)"
                strokeWidth="1.75"
                strokeLinecap="round"
              />
            )}
          </svg>
          {title}
        </li>
      ))}
    </ul>
  );
}

/** Entries of one record, each at its date. */
export function RecordEntries({ items }: PartOf<'record'>) {
  useSheet('blocks', trackSheet);
  return (
    <ol className="track small">
      {items.map(({ date, title }, index) => (
        <li key={index}>
          <span className="muted">{date}</span>{' '}
          <b className="term">
            <Cell cell={title} />
          </b>
        </li>
      ))}
    </ol>
  );
}

/** The next date, large. */
export function Next({ date, title, text }: PartOf<'next'>) {
  useSheet('page', nextDateSheet);
  useSheet('page', quoteSheet);
  return (
    <div className="next-date">
      <p className="quote">{date}</p>
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}
