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
import { Claim, DraftTop, Note, Row } from './draft.tsx';
import type { ReactNode } from 'react';
import { useSheet } from '../styles/use-sheet.ts';
import amountSheet from './amount.css?inline';
import draftSheet from './draft.css?inline';
import terminalSheet from './terminal.css?inline';

/** The parts of a drawing, one below the other. */
export function DrawnParts({ parts }: { parts: readonly DrawnPart[] }) {
  return parts.map((part, index) => <Drawn key={index} part={part} />);
}

function Drawn({ part }: { part: DrawnPart }) {
  return draw(part.kind, part);
}

/** The type parameter ties each kind of part to the component that takes it. */
function draw<Kind extends DrawnPart['kind']>(kind: Kind, part: PartOf<Kind>): ReactNode {
  return DRAWN[kind](part);
}

/** The component for each kind of part. */
const DRAWN: { [Kind in DrawnPart['kind']]: (part: PartOf<Kind>) => ReactNode } = {
  head: PanelHead,
  amount: Amount,
  note: ({ title, text }) => <Note from={title} text={text} ask />,
  table: DataTable,
  checks: Checks,
  bars: Bars,
  range: Range,
  figures: KeyFigures,
  dates: Dates,
  steps: Pipeline,
  calendar: Calendar,
  plan: Plan,
  quarter: QuarterLine,
  chart: Chart,
  next: Next,
  row: Row,
  claim: Claim,
  initials: Initials,
  readers: Readers,
  record: RecordEntries,
  draft: Draft,
  market: Market,
};

function Amount({ text }: PartOf<'amount'>) {
  useSheet('page', amountSheet);
  return <p className="amount">{text}</p>;
}

function Draft({ parts, ...top }: PartOf<'draft'>) {
  useSheet('page', draftSheet);
  return (
    <div className="draft panel paper">
      <DraftTop {...top} />
      <DrawnParts parts={parts} />
    </div>
  );
}

function Market({ parts }: PartOf<'market'>) {
  useSheet('page', terminalSheet);
  return (
    <div className="terminal ink">
      <DrawnParts parts={parts} />
    </div>
  );
}
