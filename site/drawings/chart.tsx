import type { PartOf } from '../content/files/drawings.ts';
import { plain } from '../language/text.ts';
import { useFormat } from '../language/use-format.ts';
import { HEIGHT, readingOf, yOf } from './chart-series.ts';
import { Signed } from './data-table.tsx';
import { PanelHead } from './lists.tsx';
import { Offset } from './scales.tsx';
import { Strokes } from './strokes.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import chartSheet from './chart.css?inline';
import scaleEndsSheet from './scale-ends.css?inline';
import quoteSheet from './quote.css?inline';

/**
 * A line over three hairlines, stretched to its box. site/browser/chart-reading.ts shows its values. Time runs from
 * left to right in every language.
 */
export function Chart(part: PartOf<'chart'>) {
  const { title, about, values, low, high, first, days, event, latest } = part;
  useSheet('page', scaleEndsSheet);
  useSheet('page', chartSheet);
  useSheet('page', latest !== undefined && quoteSheet);
  const format = useFormat();
  const series = { values, low, high, first, days };
  const last = values.length - 1;
  if (last < 1) return null;
  return (
    <div className="chart">
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
        data-reading={readingOf(series, last, format.days).join(' ')}
      >
        <Strokes box={[last, HEIGHT]} height="100%">
          <path stroke="var(--line)" d={['.1', 10, 20, 29.9].map((y) => `M-9 ${y}H${last}`).join('')} />
          <path stroke="var(--muted)" strokeDasharray="2 3" d={`M${event} 0V${HEIGHT}`} />
          <path
            className="line"
            stroke="var(--signal)"
            strokeWidth="2"
            d={`M${values.map((value, index) => `${index} ${yOf(series, value)}`).join('L')}`}
          />
        </Strokes>
        <p className="scale muted" aria-hidden="true">
          {[3, 2, 1, 0].map((thirds) => (
            <span key={thirds}>{low + ((high - low) / 3) * thirds} </span>
          ))}
        </p>
      </div>
      <p className="axis scale-ends muted">
        <span>{part.start_label}</span>{' '}
        <span className="at">
          <Offset share={event / last} />
          <b>{part.event_label}</b>
        </span>{' '}
        <span>{part.end_label}</span>
      </p>
    </div>
  );
}
