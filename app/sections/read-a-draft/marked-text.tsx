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

/** The draft with its findings marked. A mark is a button that leads to its finding in the list. */
export function MarkedText({ text, findings, all, selected, onSelect }: MarkedTextProps) {
  return (
    <div className="read-text" lang="en" dir="ltr" translate="no">
      {segmentsOf(text, findings).map((segment) => {
        const { finding } = segment;
        if (finding === undefined) return segment.text;
        return (
          <mark key={segment.start} className={lookOf(all[finding], finding === selected)}>
            <Marked segment={segment} onSelect={() => onSelect(finding)} />
          </mark>
        );
      })}
    </div>
  );
}

function Marked({
  segment: { text, finding, isFirst },
  onSelect,
}: {
  segment: Segment;
  onSelect: () => void;
}) {
  if (!isFirst) return text;
  return (
    <button type="button" id={`mark-${finding}`} aria-describedby={`finding-${finding}`} onClick={onSelect}>
      {text}
    </button>
  );
}

/** Wrong figures and placeholders are errors. Everything else is a question. */
function lookOf(finding: Finding | undefined, isSelected: boolean): string {
  const kind = finding?.rule.kind;
  const look = kind === 'arithmetic' || kind === 'placeholders' ? 'wrong' : 'ask';
  return isSelected ? `${look} selected` : look;
}
