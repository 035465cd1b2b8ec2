import { axisEnd, figure } from './scales.ts';
import { axis, line, svgDocument, text } from './svg.ts';

export interface Panel {
  title: string;
  /** What the axes count, `articles` and `ms`. */
  of: string;
  unit: string;
  points: readonly { count: number; cost: number }[];
}

const COLUMNS = 3;
const CELL = { width: 270, height: 170 };
const PLOT = { x: 44, y: 44, width: 200, height: 84 };

/** Small multiples: a line a panel, both axes from nothing up, so that a straight line is linear growth. */
export function panelChart(title: string, panels: readonly Panel[]): string {
  const columns = Math.min(COLUMNS, panels.length);
  return svgDocument({
    width: columns * CELL.width,
    height: 28 + Math.ceil(panels.length / COLUMNS) * CELL.height,
    title,
    description: panels.map(described).join(' '),
    body: [
      text(0, 16, title, 'head'),
      ...panels.map((panel, index) => {
        const x = (index % COLUMNS) * CELL.width;
        const y = 28 + Math.floor(index / COLUMNS) * CELL.height;
        return `<g transform="translate(${x} ${y})">${drawn(panel)}</g>`;
      }),
    ].join('\n'),
  });
}

function drawn({ title, of, unit, points }: Panel): string {
  const last = Math.max(...points.map(({ count }) => count));
  const top = axisEnd(Math.max(...points.map(({ cost }) => cost)));
  const { x, y, width, height } = PLOT;
  const places = points.map(
    ({ count, cost }) => [x + (count / last) * width, y + height - (cost / top) * height] as const,
  );
  return [
    text(0, 14, title, 'head'),
    text(0, 32, unit),
    axis(x, y, x, y + height),
    axis(x, y + height, x + width, y + height),
    text(x - 6, y + 5, figure(top), 'end'),
    text(x - 6, y + height, '0', 'end'),
    text(x + width, y + height + 16, `${figure(last)} ${of}`, 'end'),
    line(places),
  ].join('');
}

function described({ title, of, unit, points }: Panel): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const cost = (point: { count: number; cost: number }) =>
    `${figure(point.cost)} ${unit} with ${figure(point.count)} ${of}`;
  return `${title}: ${cost(first)}, ${cost(last)}.`;
}
