import type { MouseEvent } from 'react';
import type { Finding } from '../../tools/read-a-draft/read-draft.ts';
import { segmentsOf, type Segment } from './segments.ts';

interface MarkedTextProps {
  text: string;
  /** Those to mark, with their index. */
  findings: readonly (readonly [index: number, Finding])[];
  all: readonly Finding[];
  selected: number | undefined;
  onSelect: (index: number) => void;
}

/** The draft with its findings marked. A mark is a link to its finding in the list, and has its number there. */
export function MarkedText({ text, findings, all, selected, onSelect }: MarkedTextProps) {
  const numbers = new Map(findings.map(([index], place) => [index, place + 1]));
  return (
    <div className="read-text" lang="en" dir="ltr" translate="no">
      {segmentsOf(text, findings).map((segment) => {
        const { finding } = segment;
        if (finding === undefined) return segment.text;
        return (
          <mark key={segment.start} className={lookOf(all[finding], finding === selected)}>
            <Marked segment={segment} number={numbers.get(finding)} onSelect={() => onSelect(finding)} />
          </mark>
        );
      })}
    </div>
  );
}

interface MarkedProps {
  segment: Segment;
  number: number | undefined;
  onSelect: () => void;
}

/** A link, because the text of a button cannot be broken into lines, and because links work without scripts. */
function Marked({ segment: { text, finding, isFirst }, number, onSelect }: MarkedProps) {
  if (!isFirst) return text;
  function select(event: MouseEvent) {
    event.preventDefault();
    onSelect();
  }
  return (
    <a href={`#finding-${finding}`} id={`mark-${finding}`} data-number={number} onClick={select}>
      {text}
    </a>
  );
}

/** Wrong figures and placeholders are errors. Everything else is a question. */
function lookOf(finding: Finding | undefined, isSelected: boolean): string {
  const kind = finding?.rule.kind;
  const look = kind === 'arithmetic' || kind === 'placeholders' ? 'wrong' : 'ask';
  return isSelected ? `${look} selected` : look;
}
