import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { Note } from './note.tsx';

/** The line at the top of a draft: what it is, which draft, and who may see it. English phrases. */
export function SheetTop({ name, draft, tag }: { name: string; draft: string; tag: string }) {
  const t = useTranslate();
  return (
    <p className="sheet-top">
      <b>{t(name)}</b> <span>{t(draft)}</span> <span className="tag">{t(tag)}</span>
    </p>
  );
}

interface SheetRowProps {
  title?: boolean;
  /** Part of the draft: in English whatever the page's language, since it will be filed in English. */
  text: ReactNode;
  /** The reviewer and the remark; English phrases that are translated. */
  from: string;
  remark: string;
  ask?: boolean;
  /** The `SourceRows` of the marked figure in the text. */
  source?: ReactNode;
}

/** Part of a draft with a reviewer's remark beside it. Pressing a marked figure shows its source (app/browser/sources.ts). */
export function SheetRow({ title, text, from, remark, ask, source }: SheetRowProps) {
  const t = useTranslate();
  return (
    <div className="sheet-row" data-sources={source ? '' : undefined}>
      <p className={title ? 'sheet-title' : 'sheet-text'} lang="en" dir="ltr" translate="no">
        {text}
      </p>
      <Note from={t(from)} text={t(remark)} ask={ask} />
      {source}
    </div>
  );
}
