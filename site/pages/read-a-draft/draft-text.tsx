import { Fragment, type ReactNode } from 'react';
import type { FindingsProps } from './finding-list.tsx';
import { findingClass, type Finding } from './finding.ts';
import { segmentsOf } from './segments.ts';

/** The draft with its findings marked. */
export function DraftText({ text, findings, selected, onSelect }: FindingsProps) {
  /**
   * Underlined words. The first piece of a finding links to it in the list and has its number there. It is a link
   * because the text of a button cannot be broken into lines, and because links work without scripts.
   */
  function mark(finding: Finding, words: ReactNode, isLink: boolean) {
    const number = findings.get(finding);
    return (
      <mark className={findingClass(finding.rule.kind, finding === selected)}>
        {isLink ? (
          <a
            href={`#finding-${number}`}
            id={`mark-${number}`}
            data-number={number}
            onClick={(event) => {
              event.preventDefault();
              onSelect(finding);
            }}
          >
            {words}
          </a>
        ) : (
          words
        )}
      </mark>
    );
  }

  return (
    <div className="draft-text" lang="en" dir="ltr" translate="no">
      {segmentsOf(text, [...findings.keys()]).map(({ start, finding, text: words, isFirst }) => (
        <Fragment key={start}>{finding ? mark(finding, words, isFirst) : words}</Fragment>
      ))}
    </div>
  );
}
