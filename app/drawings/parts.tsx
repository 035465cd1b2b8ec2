/* oxlint-disable react/no-array-index-key -- the parts of a drawing keep their order */
import type { DrawnPart } from '../content/files/drawings.ts';
import { Chart } from './chart.tsx';
import { KeyFigures, PartTable } from './data-table.tsx';
import {
  Bars,
  Calendar,
  Checks,
  Initials,
  Next,
  PanelHead,
  Readers,
  RecordEntries,
  Steps,
} from './lists.tsx';
import { Plot } from './plot.tsx';
import { Plan, QuarterLine, Range } from './scales.tsx';
import { Claim, Row, SheetTop } from './sheet.tsx';

/** The parts of a drawing, one below the other. */
export function DrawnParts({ parts }: { parts: readonly DrawnPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: DrawnPart }) {
  switch (part.kind) {
    case 'head':
      return <PanelHead {...part} />;
    case 'amount':
      return <p className="great">{part.text}</p>;
    case 'note':
      return (
        <p className="note ask data">
          <b>{part.title}</b> {part.text}
        </p>
      );
    case 'table':
      return <PartTable {...part} />;
    case 'checks':
      return <Checks {...part} />;
    case 'bars':
      return <Bars {...part} />;
    case 'range':
      return <Range {...part} />;
    case 'figures':
      return <KeyFigures {...part} />;
    case 'steps':
      return <Steps {...part} />;
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
      return <Plot {...part} className="plot" />;
    case 'sheet':
      return (
        <div className="sheet paper">
          <SheetTop {...part} />
          <DrawnParts parts={part.parts} />
        </div>
      );
    case 'market':
      return (
        <div className="wire ink">
          {part.parts.map((one, index) =>
            one.kind === 'chart' ? (
              <div key={index} className="wire-chart">
                <Chart {...one} />
              </div>
            ) : (
              <Part key={index} part={one} />
            ),
          )}
        </div>
      );
  }
}
