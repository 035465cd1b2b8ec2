import type { KeyboardEvent } from 'react';
import { useTranslate } from '../../language/use-translate.ts';
import type { Finding } from '../../tools/read-a-draft/read-draft.ts';
import { detailOf, quoteOf } from './finding-texts.ts';
import { lookOf } from './look-of.ts';
import { Mend } from './mend.tsx';

interface FindingListProps {
  text: string;
  /** Those to show, with their index. */
  findings: readonly (readonly [index: number, Finding])[];
  selected: number | undefined;
  onSelect: (index: number) => void;
  onStep: (step: 1 | -1) => void;
}

/** What was found, why it matters and how a person would mend it. Arrow keys lead from finding to finding. */
export function FindingList({ text, findings, selected, onSelect, onStep }: FindingListProps) {
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (!step || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onStep(step);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ol className="read-list" onKeyDown={onKeyDown}>
      {findings.map(([index, finding]) => (
        <li key={index} id={`finding-${index}`} className={lookOf(finding.rule.kind, index === selected)}>
          <Comment
            text={text}
            finding={finding}
            index={index}
            isSelected={index === selected}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ol>
  );
}

interface CommentProps {
  text: string;
  finding: Finding;
  index: number;
  isSelected: boolean;
  onSelect: (index: number) => void;
}

function Comment({ text, finding, index, isSelected, onSelect }: CommentProps) {
  const t = useTranslate();
  const { title, reason } = finding.rule;
  const quote = quoteOf(text, finding);
  const detail = detailOf(t, text, finding);
  return (
    <>
      <button type="button" aria-current={isSelected || undefined} onClick={() => onSelect(index)}>
        <b>{t(title)}</b>{' '}
        {quote === undefined ? (
          <span>{t('The whole draft')}</span>
        ) : (
          <q lang="en" dir="ltr" translate="no">
            {quote}
          </q>
        )}
      </button>
      {detail && <p>{detail}</p>}
      <p>{t(reason)}</p>
      <p className="mend">
        <Mend {...finding.rule} />
      </p>
    </>
  );
}
