/* oxlint-disable react/no-array-index-key -- the entries of a drawing keep their order */
import type { PartOf } from '../content/files/drawings.ts';
import { plain, untranslated } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Cell } from './data-table.tsx';

/** The line above a chart, a list or a table. */
export function PanelHead({ title, about }: Pick<PartOf<'head'>, 'title' | 'about'>) {
  return (
    <p className="data-head">
      <b>{title}</b> {plain(about) && <span>{about}</span>}
    </p>
  );
}

/** What is checked, and how far each is. */
export function Checks({ items }: PartOf<'checks'>) {
  return (
    <ul className="checks">
      {items.map(({ icon, title, state, tone }, index) => (
        <li key={index} className={(icon && tone) || undefined}>
          {icon && <Icon name={icon} />}
          {title} {plain(state) && <span className={(!icon && tone) || undefined}>{state}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A bar each, drawn against the largest value, or against a whole of its own. */
export function Bars({ items }: PartOf<'bars'>) {
  const largest = Math.max(...items.map(({ value }) => value));
  return (
    <ul className="bars">
      {items.map(({ title, value, of }, index) => (
        <li key={index}>
          {title}{' '}
          <svg viewBox={`0 0 ${of || largest} 6`} preserveAspectRatio="none" aria-hidden="true">
            {of > 0 && <rect width={of} height="6" opacity=".3" />}
            <rect width={value} height="6" />
          </svg>
          <b>
            <bdi dir="ltr">{of > 0 ? `${value}/${of}` : value}</bdi>
          </b>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps: a solid rule is done, the heavy one is now, a dashed one is not yet. */
export function Steps({ label, look, items }: PartOf<'steps'>) {
  return (
    <ol className={look ? `pipe ${look}` : 'pipe'} aria-label={plain(label) || undefined}>
      {items.map(({ count, title, state, anchor, look: stage }, index) => (
        <li key={index} className={stage || undefined} aria-current={stage === 'now' ? 'step' : undefined}>
          <b aria-hidden="true">{count}</b> {anchor ? <a href={`#${anchor}`}>{title}</a> : title}{' '}
          <span>{state}</span>
        </li>
      ))}
    </ol>
  );
}

/** The next date large, the others in their months. */
export function Calendar({ title, date, text, ask, months }: PartOf<'calendar'>) {
  return (
    <div className="cal-panel data">
      <div>
        <PanelHead title={title} about={untranslated('')} />
        <p className="quote">{date}</p>
        <p>{text}</p>
        <p className="ask">{ask}</p>
      </div>
      <ol className="cal">
        {months.map(({ title: month, form, next }, index) => (
          <li key={index} className={form ? (next ? 'due next' : 'due') : undefined}>
            {month}{' '}
            {form && (
              <bdi dir="ltr" translate="no">
                {form}
              </bdi>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Who signs. The stroke is no one's hand. */
export function Initials({ items }: PartOf<'initials'>) {
  return items.map(({ title, signed }, index) => (
    <p key={index} className={signed ? undefined : 'unsigned'}>
      <svg viewBox="0 0 54 32" aria-hidden="true">
        {signed && <path d="M6 27C9 16 13 6 21 5c8-1 15 1 22-1M11 17c7-2 13-2 19-2" />}
      </svg>
      {title}
    </p>
  ));
}

/** Readers who get the news on the same tick. Time runs from left to right in every language. */
export function Readers({ before, after, items, time }: PartOf<'readers'>) {
  return (
    <>
      <p className="ends">
        <span>{before}</span> <span>{after}</span>
      </p>
      <ul>
        {items.map((reader, index) => (
          <li key={index}>{reader}</li>
        ))}
      </ul>
      <svg viewBox="0 0 100 90" preserveAspectRatio="none" aria-hidden="true">
        <path className="before" d="M0 15H40M0 45H40M0 75H40" />
        <path className="after" d="M40 15H100M40 45H100M40 75H100M40 0V90" />
      </svg>
      <p>
        <bdi dir="ltr">{time}</bdi>
      </p>
    </>
  );
}

/** Entries of one record, each at its date. */
export function RecordEntries({ items }: PartOf<'record'>) {
  return (
    <ol>
      {items.map(({ date, title }, index) => (
        <li key={index}>
          {date}{' '}
          <b>
            <Cell cell={title} />
          </b>
        </li>
      ))}
    </ol>
  );
}

/** The next date, large. */
export function Next({ date, title, text }: PartOf<'next'>) {
  return (
    <div className="filing">
      <p className="quote">{date}</p>
      <p>
        <b>{title}</b> {text}
      </p>
    </div>
  );
}
