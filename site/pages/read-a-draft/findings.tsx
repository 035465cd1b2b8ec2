import { useState } from 'react';
import { formatOf } from '../../language/figures/format.ts';
import { languageOf } from '../../language/text-element.tsx';
import { plain, type ValueIn } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useFormat } from '../../language/use-format.ts';
import { KINDS, type Kind } from 'draft-reader/rule.ts';
import { Button } from '../../ui/button.tsx';
import { FindingList } from './finding-list.tsx';
import { commentsOf, findingClass, type Finding, type Numbered } from './finding.ts';
import { DraftText } from './draft-text.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import findingsSheet from './findings.css?inline';

interface FindingsProps {
  text: string;
  /** The findings in this text, without ignored ones. */
  findings: readonly Finding[];
  ignored: readonly Finding[];
  onIgnore: (finding: Finding) => void;
  onShowIgnored: () => void;
}

/** The marked text, and beside it the list of findings. */
export function Findings({ text, findings, ignored, onIgnore, onShowIgnored }: FindingsProps) {
  useSheet('page', findingsSheet);
  const t = useTranslate();
  const format = useFormat();
  const [hidden, setHidden] = useState<ReadonlySet<Kind>>(new Set());
  const [selected, setSelected] = useState<Finding>();
  const count: ValueIn = (language) => formatOf(language).number(findings.length);
  const heading = t('Findings: {number}', { number: count });
  const shown = findings.filter(({ rule }) => !hidden.has(rule.kind));
  const numbered: Numbered = new Map(shown.map((finding, index) => [finding, index + 1]));
  const isStyle = ([{ rule }]: [Finding, number]) => rule.kind === 'style';
  const style = new Map([...numbered].filter(isStyle));
  const others = new Map([...numbered].filter((one) => !isStyle(one)));
  const ignoredCount: ValueIn = (language) => formatOf(language).number(ignored.length);

  function select(finding: Finding) {
    const number = numbered.get(finding);
    setSelected(finding);
    const folded = document.getElementById(`finding-${number}`)?.closest('details');
    if (folded) folded.open = true;
    // The text pane scrolls to the mark. The focus stays in the list, where the explanation is.
    document.getElementById(`mark-${number}`)?.scrollIntoView({ block: 'nearest' });
    document.querySelector<HTMLElement>(`#finding-${number} > button`)?.focus();
  }

  function step(by: 1 | -1) {
    const place = shown.findIndex((finding) => finding === selected);
    const next = shown.at(place < 0 && by < 0 ? -1 : (place + by) % shown.length);
    if (next) select(next);
  }

  const list = { text, selected, onSelect: select, onStep: step, onIgnore };
  return (
    <>
      <div className="marked-draft sticky">
        <div className="panel paper">
          <h2 className="label">{t('Marked draft')}</h2>
          <DraftText text={text} findings={numbered} selected={selected} onSelect={select} />
        </div>
      </div>
      <div className="findings">
        <div className="findings-head">
          <div role="status">
            <h2 className="third" id="findings" {...languageOf(heading)}>
              {plain(heading)
                .split(/(\d[\d.,\s]*)/)
                .map((part, index) => (index === 1 ? <b key="count">{part}</b> : part))}
            </h2>
          </div>
          {shown.length > 0 && (
            <p className="finding-steps small screen-only script-only">
              <button type="button" className="link" onClick={() => step(-1)}>
                {t('Previous')}
              </button>{' '}
              <button type="button" className="link" onClick={() => step(1)}>
                {t('Next', { context: 'finding' })}
              </button>{' '}
              <CopyComments text={text} findings={numbered} ignored={ignored} />
            </p>
          )}
        </div>
        <KindFilter findings={findings} hidden={hidden} onChange={setHidden} />
        {findings.length === 0 && <p>{t('No findings. Have a person read it anyway.')}</p>}
        {others.size > 0 && <FindingList {...list} findings={others} />}
        {style.size > 0 && (
          <details className="finding-style">
            <summary>
              {t('Style')} <b>{format.number(style.size)}</b>
            </summary>
            <FindingList {...list} findings={style} />
          </details>
        )}
        {ignored.length > 0 && (
          <p className="screen-only script-only">
            <button type="button" className="link" onClick={onShowIgnored}>
              {t('Show what is ignored: {number}', { number: ignoredCount })}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

interface KindFilterProps {
  findings: readonly Finding[];
  hidden: ReadonlySet<Kind>;
  onChange: (hidden: ReadonlySet<Kind>) => void;
}

/** The kinds that were found, each with its count and the line of its marks. Unchecked kinds are hidden. */
function KindFilter({ findings, hidden, onChange }: KindFilterProps) {
  const t = useTranslate();
  const format = useFormat();

  function toggle(kind: Kind) {
    const others = new Set(hidden);
    if (!others.delete(kind)) others.add(kind);
    onChange(others);
  }

  if (findings.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={plain(t('Kinds of findings to show'))}
      className="finding-kinds small screen-only script-only"
    >
      {KINDS.map(({ kind, name }) => {
        const count = findings.filter(({ rule }) => rule.kind === kind).length;
        if (count === 0) return null;
        return (
          <label key={kind} className={findingClass(kind)}>
            <input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />
            <span>
              <mark>{t(name)}</mark>
            </span>{' '}
            <b>{format.number(count)}</b>
          </label>
        );
      })}
    </div>
  );
}

interface CopyCommentsProps {
  text: string;
  findings: Numbered;
  ignored: readonly Finding[];
}

/** Copies the findings that are shown as a numbered list of comments, and says so. */
function CopyComments({ text, findings, ignored }: CopyCommentsProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    // Emptied first, so that a second copy is announced too.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(commentsOf(t, text, findings, ignored));
      setOutcome('copied');
    } catch {
      // No permission, or a page without https.
      setOutcome('failed');
    }
  }

  return (
    <>
      <span role="status">
        {outcome === 'copied' && t('Copied')}
        {outcome === 'failed' && t('Not copied: select the list instead')}
      </span>
      <Button look="line" small onClick={() => void copy()}>
        {t('Copy as comments')}
      </Button>
    </>
  );
}
