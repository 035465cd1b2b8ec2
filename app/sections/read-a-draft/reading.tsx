import { useState } from 'react';
import { formatOf } from '../../language/format.ts';
import { type ValueIn, plain } from '../../language/text.ts';
import { languageOf } from '../../language/text-element.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Finding } from '../../tools/read-a-draft/read-draft.ts';
import type { Kind } from '../../tools/read-a-draft/rule.ts';
import { CopyComments } from './copy-comments.tsx';
import { FindingList } from './finding-list.tsx';
import { KindFilter } from './kind-filter.tsx';
import { MarkedText } from './marked-text.tsx';

interface ReadingProps {
  text: string;
  findings: readonly Finding[];
}

/** The marked text beside the list of what was found. */
export function Reading({ text, findings }: ReadingProps) {
  const t = useTranslate();
  const [hidden, setHidden] = useState<ReadonlySet<Kind>>(new Set());
  const [selection, setSelection] = useState<{ text: string; index: number }>();
  // Of another text, it is another finding.
  const selected = selection?.text === text ? selection.index : undefined;
  const count: ValueIn = (language) => formatOf(language).number(findings.length);
  const heading = t('Findings: {number}', { number: count });
  const shown = [...findings.entries()].filter(([, { rule }]) => !hidden.has(rule.kind));
  const place = shown.findIndex(([index]) => index === selected);

  function select(index: number) {
    setSelection({ text, index });
    // The pane of the text scrolls to the mark; the focus is in the list, where the explanation is.
    document.getElementById(`mark-${index}`)?.scrollIntoView({ block: 'nearest' });
    document.querySelector<HTMLElement>(`#finding-${index} > button`)?.focus();
  }

  function toggle(kind: Kind) {
    const others = new Set(hidden);
    if (!others.delete(kind)) others.add(kind);
    setHidden(others);
  }

  function step(by: 1 | -1) {
    const next =
      shown[place < 0 ? (by > 0 ? 0 : shown.length - 1) : (place + by + shown.length) % shown.length];
    if (next) select(next[0]);
  }

  return (
    <div className="read-desk">
      <div className="read-marked">
        <div className="sheet paper">
          <h2>{t('Marked draft')}</h2>
          <MarkedText text={text} findings={shown} selected={selected} onSelect={select} />
        </div>
      </div>
      <div className="read-findings">
        <div className="read-head">
          <div role="status">
            <h2 id="findings" {...languageOf(heading)}>
              {plain(heading)
                .split(/(\d[\d.,\s]*)/)
                .map((part, index) => (index === 1 ? <b key="count">{part}</b> : part))}
            </h2>
          </div>
          {shown.length > 0 && (
            <p className="read-steps">
              <button type="button" className="link" onClick={() => step(-1)}>
                {t('Previous')}
              </button>{' '}
              <button type="button" className="link" onClick={() => step(1)}>
                {t('Next', { context: 'finding' })}
              </button>{' '}
              <CopyComments text={text} findings={shown.map(([, finding]) => finding)} />
            </p>
          )}
        </div>
        <KindFilter findings={findings} hidden={hidden} onToggle={toggle} />
        {findings.length === 0 && <p>{t('No findings. Have a person read it anyway.')}</p>}
        {shown.length > 0 && (
          <FindingList text={text} findings={shown} selected={selected} onSelect={select} onStep={step} />
        )}
      </div>
    </div>
  );
}
