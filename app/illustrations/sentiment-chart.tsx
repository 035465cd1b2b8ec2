import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { DataHead } from './illustration.tsx';

const WIDTH = 480;
const HEIGHT = 150;

interface SentimentChartProps {
  /** What the line covers. English phrase, like the axis labels. */
  about: string;
  values: readonly number[];
  /** The values at the bottom and the top of the chart. */
  low: number;
  high: number;
  /** Index of the value at which something happened. */
  event: number;
  axis: { start: string; event: string; end: string };
  /** Shown between the heading and the chart. */
  children?: ReactNode;
}

/** Net sentiment as a line over three hairlines, stretched to its box. */
export function SentimentChart({ about, values, low, high, event, axis, children }: SentimentChartProps) {
  const t = useTranslate();
  const x = (index: number) => oneDecimal((index / (values.length - 1)) * WIDTH);
  const y = (value: number) => oneDecimal(HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  return (
    <>
      <DataHead name="Net sentiment" about={about} />
      {children}
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="grid" d="M-120 .5H900M-120 50H900M-120 100H900M-120 149.5H900" />
        <path className="event" d={`M${x(event)} 0V${HEIGHT}`} />
        <path
          className="line"
          d={values.map((value, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join('')}
        />
      </svg>
      <p className="axis">
        <span>{t(axis.start)}</span>
        <span className="at">{t(axis.event)}</span>
        <span>{t(axis.end)}</span>
      </p>
    </>
  );
}

function oneDecimal(value: number) {
  return Math.round(value * 10) / 10;
}
