import { plain } from '../language/text.ts';
import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { useFormat } from '../language/use-format.ts';
import { boxOf, readingOf, yOf, type Series } from './chart-series.ts';
import { DataHead } from './illustration.tsx';

interface SentimentChartProps extends Series {
  /** What the line covers. English phrase, like the axis labels. */
  about: string;
  /** Index of the value at which something happened. */
  event: number;
  axis: { start: string; event: string; end: string };
  /** Shown between the heading and the chart. */
  children?: ReactNode;
}

/** Net sentiment as a line over three hairlines, stretched to its box. app/browser/chart-reading.ts lets it be read. */
export function SentimentChart({ about, event, axis, children, ...series }: SentimentChartProps) {
  const t = useTranslate();
  const { days } = useFormat();
  const { values, low, high } = series;
  return (
    <>
      <DataHead name="Net sentiment" about={about} />
      {children}
      <div
        className="graph"
        data-chart={JSON.stringify(series)}
        data-label={plain(t('Net sentiment'))}
        data-reading={readingOf(series, values.length - 1, days).join(' ')}
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
        <span>{t(axis.start)}</span> <span className="at">{t(axis.event)}</span> <span>{t(axis.end)}</span>
      </p>
    </>
  );
}
