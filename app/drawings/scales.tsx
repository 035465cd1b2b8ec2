/* oxlint-disable react/no-array-index-key -- the marks of a scale keep their order */
import type { PartOf } from '../content/files/drawings.ts';
import { Figure } from '../language/figure.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { directionOf } from '../language/languages.ts';
import { readFigure } from '../language/read-figure.ts';
import { plain } from '../language/text.ts';
import { useFormat } from '../language/use-format.ts';
import { KeyFigures } from './data-table.tsx';

/** Where a figure lies among others. It and its scale run from left to right in every language. */
export function Range({ from, to, own, items }: PartOf<'range'>) {
  const x = (figure = '') => ((readFigure(figure)?.value ?? from) - from) * 10;
  const [first = 0, middle = 0, last = 0] = items.map(({ value }) => x(value));
  const length = (to - from) * 10;
  return (
    <>
      <p className="yours">
        <Figure value={own} />
      </p>
      <svg className="range" viewBox={`0 0 ${length} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 12H${length}`} />
        <path className="span" d={`M${first} 12H${last}`} />
        <path className="mid" d={`M${middle} 4V20`} />
        <path className="yours" d={`M${x(own)} 0V24`} />
      </svg>
      <KeyFigures items={items} />
    </>
  );
}

/** What is done in which months before an end. Time runs from left to right in every language. */
export function Plan({ title, about, months, now, now_label, items }: PartOf<'plan'>) {
  const [start = 0] = months;
  // Ten units a month, and some for what lasts longer than the last one.
  const x = (month: number) => (start - month) * 10;
  const end = x(0);
  const bar = { y: 3, height: 4 };
  return (
    <>
      <div className="lane">
        <p>
          <b>{title}</b> <span>{about}</span>
        </p>
        <ol>
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
          <li className="at">{now_label}</li>
        </ol>
      </div>
      {items.map(({ title: what, state, from, to, look }, index) => (
        <div key={index} className={look ? `lane ${look}` : 'lane'}>
          <p>
            <b>{what}</b> <span>{state}</span>
          </p>
          <svg viewBox={`0 0 ${end + 8} 10`} preserveAspectRatio="none" aria-hidden="true">
            <path d={months.map((month) => `M${x(month)} 0V10`).join('')} />
            {to === undefined ? (
              <path className="open" d={`M${end} 3H${x(from)}v4H${end}l7-2z`} />
            ) : (
              <rect {...bar} x={x(from)} width={x(to) - x(from)} />
            )}
            {to !== undefined && to < now && from > now && (
              <rect {...bar} className="so-far" x={x(from)} width={x(now) - x(from)} />
            )}
            <path className="today" d={`M${x(now)} 0V10`} />
          </svg>
        </div>
      ))}
    </>
  );
}

/** Dates at their true distances, a tick a day. A decoration: the timeline below it has the same. */
export function QuarterLine({ turn, items }: PartOf<'quarter'>) {
  const format = useFormat();
  const isRtl = directionOf(useLanguage().code) === 'rtl';
  // In a line of one date, every date is at its end.
  const length = items.at(-1)?.day || 1;
  const x = (day: number) => `${(((isRtl ? length - day : day) / length) * 100).toFixed(2)}%`;
  return (
    <svg className="quarter-line" aria-hidden="true">
      <line className="ticks" x2="100%" y1="56" y2="56" pathLength={length} />
      <line className="draft" x1={x(0)} x2={x(turn)} y1="62" y2="62" />
      <line className="response" x1={x(turn)} x2={x(length)} y1="62" y2="62" />
      {items.map(({ title, day }, index) => {
        const next = items[index + 1]?.day;
        return (
          <g key={index} className={day < turn ? 'draft' : 'response'}>
            <circle cx={x(day)} cy="62" r="6" />
            <text x={x(day)} y="24" textAnchor={anchorOf(x(day))}>
              {plain(title)}
            </text>{' '}
            {next !== undefined && (
              <text className="between" x={x((day + next) / 2)} y="96" textAnchor="middle">
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
