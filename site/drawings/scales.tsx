/* oxlint-disable react/no-array-index-key -- the marks of a scale keep their order */
import type { ReactNode } from 'react';
import type { PartOf } from '../content/files/drawings.ts';
import { Figure, FigureLabel } from '../language/figures/figure.tsx';
import { useFormat } from '../language/use-format.ts';
import { useLanguage } from '../language/use-language.ts';
import { directionOf } from '../language/languages.ts';
import { readFigure } from '../language/figures/read-figure.ts';
import { plain } from '../language/text.ts';
import { Strokes } from './strokes.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import placesSheet from './places.css?inline';
import datesSheet from './dates.css?inline';
import ganttSheet from './gantt.css?inline';
import readersSheet from './readers.css?inline';

/**
 * Empty room before a label, as a share of the width of the box around both. The width is an attribute, because the
 * content security policy forbids style attributes.
 */
export function Offset({ share }: { share: number }) {
  return <svg width={`${(share * 100).toFixed(2)}%`} height="1" aria-hidden="true" />;
}

interface PlacesProps {
  className?: string;
  /** Each label at its share of the width. */
  labels: readonly { share: number; label: ReactNode; isNow?: boolean }[];
}

/** Labels at their places on a scale, which runs from left to right in every language. */
function Places({ className = 'muted', labels }: PlacesProps) {
  useSheet('page', placesSheet);
  return (
    <ol className={`places ${className}`}>
      {labels.map(({ share, label, isNow }, index) => (
        <li key={index} className={isNow ? 'now' : undefined}>
          <Offset share={share} />
          <span>{label} </span>
        </li>
      ))}
    </ol>
  );
}

/** Dates of a year at their distances, each with the form that is due. */
export function Dates({ items }: PartOf<'dates'>) {
  useSheet('page', datesSheet);
  // A fifth of the width is for the label of the last date.
  const length = (items.at(-1)?.day || 1) * 1.25;
  return (
    <Places
      className="dates muted"
      labels={items.map(({ title, day, form }) => ({
        share: day / length,
        label: (
          <>
            <b>{title}</b> <bdi dir="ltr">{form}</bdi>
          </>
        ),
      }))}
    />
  );
}

/** The position of a figure among others. */
export function Range({ from, to, own, items }: PartOf<'range'>) {
  const length = to - from;
  const x = (figure = '') => (readFigure(figure)?.value ?? from) - from;
  const [first = 0, middle = 0, last = 0] = items.map(({ value }) => x(value));
  return (
    <div className="range">
      <Places className="up" labels={[{ share: x(own) / length, label: <Figure value={own} /> }]} />
      <Strokes box={[length, 24]} height="3rem">
        <path stroke="var(--edge)" d={`M0 12H${length}`} />
        <path stroke="var(--edge)" strokeWidth="6" d={`M${first} 12H${last}`} />
        <path stroke="var(--ink)" strokeWidth="2" d={`M${middle} 4V20`} />
        <path stroke="var(--signal)" strokeWidth="3" d={`M${x(own)} 0V24`} />
      </Strokes>
      <Places
        labels={items.map(({ value, label }) => ({
          share: x(value) / length,
          label: (
            <>
              <b>
                <Figure value={value} />
              </b>{' '}
              <FigureLabel value={value} label={label} />
            </>
          ),
        }))}
      />
    </div>
  );
}

/** The work of the months before a deadline. Time runs from left to right in every language. */
export function Plan({ title, about, months, now, now_label, items }: PartOf<'plan'>) {
  useSheet('page', ganttSheet);
  const [start = 0] = months;
  // Ten units a month, and some more for work that runs past the last month.
  const x = (month: number) => (start - month) * 10;
  const end = x(0);
  const width = end + 8;
  const bar = { y: 3, height: 4 };
  return (
    <ul className="gantt">
      <li>
        <p>
          <b className="label">{title}</b> <span className="muted">{about}</span>
        </p>
        <Places
          labels={[
            ...months.map((month) => ({ share: x(month) / width, label: month })),
            { share: x(now) / width, label: now_label, isNow: true },
          ]}
        />
      </li>
      {items.map(({ title: what, state, from, to, look }, index) => (
        <li key={index}>
          <p>
            <b className="label">{what}</b>{' '}
            <span className={look === 'draft' ? 'ask' : 'muted'}>{state}</span>
          </p>
          <Strokes box={[width, 10]} height="100%">
            <path stroke="var(--line)" d={months.map((month) => `M${x(month)} 0V10`).join('')} />
            {to === undefined ? (
              <path
                {...BARS.draft}
                fill="var(--review)"
                fillOpacity=".25"
                d={`M${end} 3H${x(from)}v4H${end}l7-2z`}
              />
            ) : (
              <rect {...bar} {...BARS[look]} x={x(from)} width={x(to) - x(from)} />
            )}
            {to !== undefined && to < now && from > now && (
              <rect {...bar} fill="var(--review)" x={x(from)} width={x(now) - x(from)} />
            )}
            <path stroke="var(--ink)" strokeWidth="2" d={`M${x(now)} 0V10`} />
          </Strokes>
        </li>
      ))}
    </ul>
  );
}

/** Bar styles for work that is done, in progress or not begun. */
const BARS = {
  done: { fill: 'var(--signal)' },
  draft: { fill: 'var(--surface)', stroke: 'var(--review)', strokeWidth: 2 },
  '': { fill: 'var(--surface)', stroke: 'var(--muted)', strokeWidth: 2, strokeDasharray: '5 4' },
};

/** Readers who get the news at the same moment. Time runs from left to right in every language. */
export function Readers({ before, after, items, time }: PartOf<'readers'>) {
  useSheet('page', readersSheet);
  return (
    <div className="readers">
      <p>
        <span className="muted">{before}</span> <span className="up">{after}</span>
      </p>
      <ul>
        {items.map((reader, index) => (
          <li key={index}>
            {reader}{' '}
            <Strokes box={[100, 30]} height="2.25rem">
              <path stroke="var(--edge)" strokeDasharray="2 4" d="M0 15H40" />
              <path stroke="var(--signal)" strokeWidth="2" d="M40 15H100M40 0V30" />
            </Strokes>
          </li>
        ))}
      </ul>
      <p>
        <bdi className="up" dir="ltr">
          {time}
        </bdi>
      </p>
    </div>
  );
}

/** Dates at their true distances, a tick a day. It is decoration: the timeline below it says the same in words. */
export function QuarterLine({ turn, items }: PartOf<'quarter'>) {
  const format = useFormat();
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  // A line with a single date has it at its end.
  const length = items.at(-1)?.day || 1;
  // Before the release there are drafts.
  const stroke = (day: number) => ({
    stroke: day < turn ? 'var(--review)' : 'var(--signal)',
    strokeWidth: 3,
  });
  const x = (day: number) => `${(((isRtl ? length - day : day) / length) * 100).toFixed(2)}%`;
  return (
    <svg className="quarter-line" aria-hidden="true">
      <line
        stroke="var(--edge)"
        strokeWidth="8"
        strokeDasharray="0.08 0.92"
        x2="100%"
        y1="56"
        y2="56"
        pathLength={length}
      />
      <line {...stroke(0)} x1={x(0)} x2={x(turn)} y1="62" y2="62" />
      <line {...stroke(turn)} x1={x(turn)} x2={x(length)} y1="62" y2="62" />
      {items.map(({ title, day }, index) => {
        const next = items[index + 1]?.day;
        return (
          <g key={index}>
            <circle {...stroke(day)} fill="var(--ground)" cx={x(day)} cy="62" r="6" />
            <text x={x(day)} y="24" textAnchor={anchorOf(x(day))}>
              {plain(title)}
            </text>{' '}
            {next !== undefined && (
              <text className="small muted" x={x((day + next) / 2)} y="96" textAnchor="middle">
                {format.duration(next - day, 'day')}
              </text>
            )}{' '}
          </g>
        );
      })}
    </svg>
  );
}

/** A date at either end stays within the line. */
function anchorOf(x: string) {
  return x === '0.00%' ? 'start' : x === '100.00%' ? 'end' : 'middle';
}
