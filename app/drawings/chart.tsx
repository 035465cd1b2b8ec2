import type { PartOf } from '../content/files/drawings.ts';
import { plain } from '../language/text.ts';
import { useFormat } from '../language/use-format.ts';
import { boxOf, readingOf, yOf } from './chart-series.ts';
import { Signed } from './data-table.tsx';
import { PanelHead } from './lists.tsx';

/**
 * A line over three hairlines, stretched to its box. app/browser/chart-reading.ts lets it be read. Time runs from left to
 * right in every language.
 */
export function Chart(part: PartOf<'chart'>) {
  const { title, about, values, low, high, first, days, event, latest } = part;
  const format = useFormat();
  const series = { values, low, high, first, days };
  if (values.length < 2) return null;
  return (
    <>
      <PanelHead title={title} about={about} />
      {latest && (
        <p className="quote">
          <Signed value={latest.value} /> <span>{latest.text}</span>
        </p>
      )}
      <div
        className="graph"
        data-chart={JSON.stringify(series)}
        data-label={plain(title)}
        data-reading={readingOf(series, values.length - 1, format.days).join(' ')}
      >
        <svg className="chart" viewBox={boxOf(series)} preserveAspectRatio="none" aria-hidden="true">
          <path
            className="grid"
            d={['.1', 10, 20, 29.9].map((y) => `M-9 ${y}H${values.length - 1}`).join('')}
          />
          <path className="event" d={`M${event} 0V30`} />
          <path
            className="line"
            d={`M${values.map((value, index) => `${index} ${yOf(series, value)}`).join('L')}`}
          />
        </svg>
        <p className="scale" aria-hidden="true">
          {[3, 2, 1, 0].map((thirds) => (
            <span key={thirds}>{low + ((high - low) / 3) * thirds} </span>
          ))}
        </p>
      </div>
      <p className="axis">
        <span>{part.start_label}</span> <span className="at">{part.event_label}</span>{' '}
        <span>{part.end_label}</span>
      </p>
    </>
  );
}
