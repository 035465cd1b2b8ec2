import { HEIGHT, readingOf, yOf, type Series } from '../drawings/chart-series.ts';
import { formatOf } from '../language/figures/format.ts';
import { pageLanguage } from './language/page-language.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows date and value of a chart's point: the one under the pointer or finger, or the one chosen with the arrow keys.
 * The control is a slider over the whole chart, from which screen readers read both.
 */
export function addReadings(): void {
  for (const graph of document.querySelectorAll<HTMLElement>('[data-chart]')) addReading(graph);
}

function addReading(graph: HTMLElement) {
  const series: Series = JSON.parse(graph.dataset.chart ?? '');
  const last = series.values.length - 1;
  const line = document.createElementNS(SVG, 'path');
  const point = document.createElementNS(SVG, 'path');
  const marks = document.createElementNS(SVG, 'svg');
  setAttributes(marks, {
    class: 'strokes',
    width: '100%',
    height: '100%',
    viewBox: `0 0 ${last} ${HEIGHT}`,
    preserveAspectRatio: 'none',
  });
  setAttributes(line, { stroke: 'var(--line)' });
  setAttributes(point, { stroke: 'var(--ink)', 'stroke-width': '9', 'stroke-linecap': 'round' });
  marks.append(line, point);
  const date = document.createTextNode('');
  const value = Object.assign(document.createElement('bdi'), { dir: 'ltr' });
  const shown = Object.assign(document.createElement('p'), { className: 'reading' });
  shown.append(date, ' ', value);
  for (const drawn of [marks, shown]) drawn.setAttribute('aria-hidden', 'true');
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    dir: 'ltr',
  });
  slider.max = String(last);
  slider.value = slider.max;
  slider.setAttribute('aria-label', graph.dataset.label ?? '');
  // The server wrote the dates, because a phone needs 50 ms to format its first one.
  slider.setAttribute('aria-valuetext', graph.dataset.reading ?? '');

  const choose = (index: number) => {
    const chosen = series.values[index] ?? 0;
    const reading = readingOf(series, index, formatOf(pageLanguage()).days);
    [date.data, value.textContent] = reading;
    value.className = chosen > 0 ? 'up' : chosen < 0 ? 'down' : '';
    line.setAttribute('d', `M${index} 0V${HEIGHT}`);
    point.setAttribute('d', `M${index} ${yOf(series, chosen)}h0`);
    slider.value = String(index);
    slider.setAttribute('aria-valuetext', reading.join(' '));
    slider.before(marks, shown);
  };
  const leave = () => {
    choose(last);
    marks.remove();
    shown.remove();
  };
  const choosePointed = ({ clientX }: PointerEvent) => {
    const { x, width } = slider.getBoundingClientRect();
    choose(Math.round(Math.min(1, Math.max(0, (clientX - x) / width)) * last));
  };
  graph.append(slider);
  slider.addEventListener('pointermove', choosePointed);
  slider.addEventListener('pointerdown', choosePointed);
  slider.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !slider.matches(':focus')) leave();
  });
  // Only keys: for a press, the slider's own value allows for the width of its thumb.
  slider.addEventListener('input', () => slider.matches(':active') || choose(slider.valueAsNumber));
  slider.addEventListener('focus', () => choose(slider.valueAsNumber));
  slider.addEventListener('blur', leave);
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
