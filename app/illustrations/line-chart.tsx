const WIDTH = 480;
const HEIGHT = 150;

interface LineChartProps {
  values: readonly number[];
  /** The values at the foot and at the head of the drawing. */
  low: number;
  high: number;
  /** Index of the value at which something happened. */
  event: number;
}

/** A price-chart line over three hairlines, stretched to its box. */
export function LineChart({ values, low, high, event }: LineChartProps) {
  const x = (index: number) => round((index / (values.length - 1)) * WIDTH);
  const y = (value: number) => round(HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="grid" d="M-120 .5H900M-120 50H900M-120 100H900M-120 149.5H900" />
      <path className="event" d={`M${x(event)} 0V${HEIGHT}`} />
      <path
        className="line"
        d={values.map((value, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join('')}
      />
    </svg>
  );
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
