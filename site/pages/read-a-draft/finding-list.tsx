import { quoteOf } from 'draft-reader/finding.ts';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '../../language/use-language.ts';
import { detailOf, findingClass, type Finding, type Numbered, type ShownRule } from './finding.ts';

export interface FindingsProps {
  text: string;
  /** The findings to show. */
  findings: Numbered;
  selected: Finding | undefined;
  onSelect: (finding: Finding) => void;
}

interface FindingListProps extends FindingsProps {
  onStep: (step: 1 | -1) => void;
  onIgnore: (finding: Finding) => void;
}

/** The findings, why they matter and how to fix them. Arrow keys move from finding to finding. */
export function FindingList({ text, findings, selected, onSelect, onStep, onIgnore }: FindingListProps) {
  const t = useTranslate();

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (!step || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onStep(step);
  }

  const [first] = findings.values();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <ol className="finding-list small" start={first} onKeyDown={onKeyDown}>
      {[...findings].map(([finding, number]) => {
        const isSelected = finding === selected;
        const detail = detailOf(t, text, finding);
        return (
          <li key={number} id={`finding-${number}`} className={findingClass(finding.rule.kind, isSelected)}>
            <button
              type="button"
              className="bare"
              aria-current={isSelected || undefined}
              onClick={() => onSelect(finding)}
            >
              <b>{t(finding.rule.title)}</b> <English>{quoteOf(text, finding)}</English>
            </button>
            {detail && <p>{detail}</p>}
            <p>{t(finding.rule.reason)}</p>
            <p className="fix">
              <Fix fix={finding.rule.fix} />
            </p>
            <p className="screen-only script-only">
              <button type="button" className="link" onClick={() => onIgnore(finding)}>
                {t('Ignore this')}
              </button>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** The fix for a finding. */
export function Fix({ fix }: Pick<ShownRule, 'fix'>) {
  const t = useTranslate();
  return (
    <>
      <b>{t('How to fix it')}</b> {t(fix)}
    </>
  );
}

function English({ children }: { children: string }) {
  return (
    <q lang="en" dir="ltr" translate="no">
      {children}
    </q>
  );
}
