/* oxlint-disable react/no-array-index-key -- the marks of a drawing keep their order */
import { Fragment } from 'react';
import type { PartOf } from '../content/files/drawings.ts';
import { untranslated } from '../language/text.ts';

type PlotProps = Pick<PartOf<'plot'>, 'width' | 'height' | 'top' | 'marks'>;

/** Lines and English texts at places of a box. */
export function Plot({ width, height, top, marks }: PlotProps) {
  return (
    <svg className="plot" viewBox={`0 ${top} ${width} ${height}`} aria-hidden="true">
      {marks.map((mark, index) => (
        <Fragment key={index}>
          <Mark {...mark} />{' '}
        </Fragment>
      ))}
    </svg>
  );
}

function Mark({ line, stroke, dashes, round, english, x, y, look }: PlotProps['marks'][number]) {
  if (english) {
    return (
      <text className={look || undefined} x={x} y={y}>
        {untranslated(english)}
      </text>
    );
  }
  return (
    <path
      className={look || undefined}
      strokeWidth={stroke}
      strokeDasharray={dashes}
      strokeLinecap={round ? 'round' : undefined}
      d={line}
    />
  );
}
