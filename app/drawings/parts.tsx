/* oxlint-disable react/no-array-index-key -- the parts of a drawing keep their order */
import type { DrawnPart, PartOf } from '../content/files/drawings.ts';
import { Chart } from './chart.tsx';
import { DataTable } from './data-table.tsx';
import {
  Bars,
  Calendar,
  Checks,
  Initials,
  KeyFigures,
  Next,
  PanelHead,
  Pipeline,
  RecordEntries,
} from './lists.tsx';
import { Dates, Plan, QuarterLine, Range, Readers } from './scales.tsx';
import { Claim, Note, Row, Sheet } from './sheet.tsx';
import { Fragment } from 'react';
import { untranslated } from '../language/text.ts';

/** The parts of a drawing, one below the other. */
export function DrawnParts({ parts }: { parts: readonly DrawnPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: DrawnPart }) {
  switch (part.kind) {
    case 'head':
      return <PanelHead {...part} />;
    case 'amount':
      return <p className="amount">{part.text}</p>;
    case 'note':
      return <Note from={part.title} text={part.text} ask />;
    case 'table':
      return <DataTable {...part} />;
    case 'checks':
      return <Checks {...part} />;
    case 'bars':
      return <Bars {...part} />;
    case 'range':
      return <Range {...part} />;
    case 'figures':
      return <KeyFigures {...part} />;
    case 'dates':
      return <Dates {...part} />;
    case 'steps':
      return <Pipeline {...part} />;
    case 'calendar':
      return <Calendar {...part} />;
    case 'plan':
      return <Plan {...part} />;
    case 'quarter':
      return <QuarterLine {...part} />;
    case 'chart':
      return <Chart {...part} />;
    case 'next':
      return <Next {...part} />;
    case 'row':
      return <Row {...part} />;
    case 'claim':
      return <Claim {...part} />;
    case 'initials':
      return <Initials {...part} />;
    case 'readers':
      return <Readers {...part} />;
    case 'record':
      return <RecordEntries {...part} />;
    case 'plot':
      return <Plot {...part} />;
    case 'sheet':
      return (
        <Sheet {...part}>
          <DrawnParts parts={part.parts} />
        </Sheet>
      );
    case 'market':
      return (
        <div className="terminal ink">
          <DrawnParts parts={part.parts} />
        </div>
      );
  }
}

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
