import { useState, type PointerEvent } from 'react';
import { useFormat } from '../language/format.ts';
import { useTranslate } from '../language/use-translate.ts';
import { boxOf, HEIGHT, yOf, type Series } from './chart-series.ts';
import { Signed, signed } from './data-table.tsx';

/**
 * Date and value of the point under the pointer or the finger, or chosen with the arrow keys. The control is a slider
 * over the whole chart, from which screen readers read both.
 */
export function ChartReading(series: Series) {
  const t = useTranslate();
  const { days } = useFormat();
  const last = series.values.length - 1;
  const [chosen, choose] = useState<number>();

  const index = chosen ?? last;
  const value = series.values[index] ?? 0;
  const date = days(dayOf(series, index), dayOf(series, index, series.days - 1));

  function choosePointed({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { x, width } = currentTarget.getBoundingClientRect();
    choose(Math.round(Math.min(1, Math.max(0, (clientX - x) / width)) * last));
  }

  return (
    <>
      {chosen !== undefined && (
        <>
          <svg viewBox={boxOf(series)} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M${index} 0V${HEIGHT}`} />
            <path className="point" d={`M${index} ${yOf(series, value)}h0`} />
          </svg>
          <p className="reading" aria-hidden="true">
            {date} <Signed value={value} />
          </p>
        </>
      )}
      <input
        className="scrub"
        type="range"
        dir="ltr"
        max={last}
        value={index}
        aria-label={String(t('Net sentiment'))}
        aria-valuetext={`${date} ${signed(value)}`}
        // Only keys: a slider's own idea of where it was pressed allows for the width of its thumb.
        onChange={({ currentTarget }) =>
          currentTarget.matches(':active') || choose(currentTarget.valueAsNumber)
        }
        onPointerMove={choosePointed}
        onPointerDown={choosePointed}
        onPointerLeave={({ pointerType, currentTarget }) =>
          pointerType === 'mouse' && !currentTarget.matches(':focus') && choose(undefined)
        }
        onFocus={() => choose(index)}
        onBlur={() => choose(undefined)}
      />
    </>
  );
}

function dayOf({ first, days }: Series, index: number, later = 0): Date {
  return new Date(Date.parse(first) + (index * days + later) * 86_400_000);
}
