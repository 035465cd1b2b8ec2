import { useState, useSyncExternalStore, type PointerEvent } from 'react';
import { useFormat } from '../language/format.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Signed, signed } from './data-table.tsx';

export interface Series {
  values: readonly number[];
  /** The values at the bottom and the top of the chart. A multiple of three apart, for the lines between them. */
  low: number;
  high: number;
  /** ISO date of the first value, and how many days each value covers. */
  first: string;
  days: number;
}

const HEIGHT = 30;

/**
 * Date and value of the point under the pointer or the finger, or chosen with the arrow keys. The control is a slider
 * over the whole chart, from which screen readers read both. It needs scripts, so it is not in the HTML.
 */
export function ChartReading(series: Series) {
  const t = useTranslate();
  const { days } = useFormat();
  const isHydrated = useSyncExternalStore(never, isInBrowser, () => false);
  const last = series.values.length - 1;
  const [chosen, choose] = useState<number>();
  if (!isHydrated) return null;

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

/** The box that the line is drawn in, in units of one value and a thirtieth of the height: its path is short. */
export function boxOf({ values }: Series): string {
  return `0 0 ${values.length - 1} ${HEIGHT}`;
}

export function yOf({ low, high }: Series, value: number): number {
  return Math.round((1 - (value - low) / (high - low)) * HEIGHT * 10) / 10;
}

function dayOf({ first, days }: Series, index: number, later = 0): Date {
  return new Date(Date.parse(first) + (index * days + later) * 86_400_000);
}

function never() {
  return () => undefined;
}

function isInBrowser() {
  return true;
}
