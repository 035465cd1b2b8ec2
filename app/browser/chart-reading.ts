import { boxOf, HEIGHT, yOf, type Series } from '../illustrations/chart-series.ts';
import { signed } from '../illustrations/signed.ts';
import { formatOf } from '../language/format.ts';
import { codeOfTag, DEFAULT_LANGUAGE } from '../language/languages.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Date and value of the point under the pointer or the finger, or chosen with the arrow keys, for each chart of the page.
 * The control is a slider over the whole chart, from which screen readers read both.
 */
export function addReadings(): void {
  for (const graph of document.querySelectorAll<HTMLElement>('[data-chart]')) addReading(graph);
}

function addReading(graph: HTMLElement) {
  const series = JSON.parse(graph.dataset.chart ?? '') as Series;
  const last = series.values.length - 1;
  const { days } = formatOf(codeOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE);
  const line = document.createElementNS(SVG, 'path');
  const point = document.createElementNS(SVG, 'path');
  point.setAttribute('class', 'point');
  const marks = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ viewBox: boxOf(series), preserveAspectRatio: 'none' })) {
    marks.setAttribute(name, value);
  }
  marks.append(line, point);
  const date = document.createTextNode('');
  const value = Object.assign(document.createElement('bdi'), { dir: 'ltr' });
  const reading = Object.assign(document.createElement('p'), { className: 'reading' });
  reading.append(date, ' ', value);
  for (const drawn of [marks, reading]) drawn.setAttribute('aria-hidden', 'true');
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    className: 'scrub',
    dir: 'ltr',
  });
  slider.max = String(last);
  slider.setAttribute('aria-label', graph.dataset.label ?? '');

  const choose = (index: number) => {
    const chosen = series.values[index] ?? 0;
    date.data = days(dayOf(series, index), dayOf(series, index, series.days - 1));
    value.textContent = signed(chosen);
    value.className = chosen > 0 ? 'up' : chosen < 0 ? 'down' : '';
    line.setAttribute('d', `M${index} 0V${HEIGHT}`);
    point.setAttribute('d', `M${index} ${yOf(series, chosen)}h0`);
    slider.value = String(index);
    slider.setAttribute('aria-valuetext', `${date.data} ${signed(chosen)}`);
    slider.before(marks, reading);
  };
  const leave = () => {
    choose(last);
    marks.remove();
    reading.remove();
  };
  const choosePointed = ({ clientX }: PointerEvent) => {
    const { x, width } = slider.getBoundingClientRect();
    choose(Math.round(Math.min(1, Math.max(0, (clientX - x) / width)) * last));
  };
  graph.append(slider);
  leave();
  slider.addEventListener('pointermove', choosePointed);
  slider.addEventListener('pointerdown', choosePointed);
  slider.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !slider.matches(':focus')) leave();
  });
  // Only keys: a slider's own idea of where it was pressed allows for the width of its thumb.
  slider.addEventListener('input', () => slider.matches(':active') || choose(slider.valueAsNumber));
  slider.addEventListener('focus', () => choose(slider.valueAsNumber));
  slider.addEventListener('blur', leave);
}

function dayOf({ first, days }: Series, index: number, later = 0): Date {
  return new Date(Date.parse(first) + (index * days + later) * 86_400_000);
}
