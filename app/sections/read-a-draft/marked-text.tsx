import type { ReactNode } from 'react';
import { useTranslate } from '../../language/use-translate.ts';
import type { Finding } from '../../tools/read-a-draft/read-draft.ts';
import { lookOf } from './look-of.ts';
import { segmentsOf } from './segments.ts';

interface MarkedTextProps {
  text: string;
  /** Those to mark, with their index. */
  findings: readonly (readonly [index: number, Finding])[];
  selected: number | undefined;
  onSelect: (index: number) => void;
}

/** The draft with its findings marked, and below it the names of those about the whole draft. */
export function MarkedText({ text, findings, selected, onSelect }: MarkedTextProps) {
  const t = useTranslate();
  const places = new Map(findings.map(([index, { rule }], place) => [index, { number: place + 1, rule }]));
  const ofWhole = findings.filter(([, { start, end }]) => start === end);

  /**
   * Words with a line under them. The first of a finding lead to it in the list, and have its number there: a link,
   * because the text of a button cannot be broken into lines, and because links work without scripts.
   */
  function mark(index: number, words: ReactNode, key: number, isLink = true) {
    const place = places.get(index);
    return (
      <mark key={key} className={lookOf(place?.rule.kind, index === selected)}>
        {isLink ? (
          <a
            href={`#finding-${index}`}
            id={`mark-${index}`}
            data-number={place?.number}
            onClick={(event) => {
              event.preventDefault();
              onSelect(index);
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
    <>
      <div className="read-text" lang="en" dir="ltr" translate="no">
        {segmentsOf(text, findings).map((one) =>
          one.finding === undefined ? one.text : mark(one.finding, one.text, one.start, one.isFirst),
        )}
      </div>
      {ofWhole.length > 0 && (
        <div className="read-whole">
          <p>{t('The whole draft')}</p>
          {ofWhole.flatMap(([index, { rule }]) => [mark(index, t(rule.title), index), ' '])}
        </div>
      )}
    </>
  );
}
