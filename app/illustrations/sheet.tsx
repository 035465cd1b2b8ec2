import type { FocusEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { Note } from './note.tsx';

/** The line at the top of a draft: what it is, which draft, and who may see it. English phrases. */
export function SheetTop({ name, draft, tag }: { name: string; draft: string; tag: string }) {
  const t = useTranslate();
  return (
    <p className="sheet-top">
      <b>{t(name)}</b>
      <span>{t(draft)}</span>
      <span className="tag">{t(tag)}</span>
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

/** Part of a draft with a reviewer's remark beside it. */
export function SheetRow({ title, text, from, remark, ask, source }: SheetRowProps) {
  return (
    <div className="sheet-row" {...(source ? SHOW_SOURCE : undefined)}>
      <p className={title ? 'sheet-title' : 'sheet-text'} lang="en" dir="ltr" translate="no">
        {text}
      </p>
      <Note from={from} text={remark} ask={ask} />
      {source}
    </div>
  );
}

/** Pressing a marked figure shows its source without scripts. These show it under the pointer and on focus too. */
const SHOW_SOURCE = {
  onPointerOver: showSource,
  onFocus: showSource,
  onPointerLeave: hideSourceUnlessFocused,
  onBlur: hideSource,
};

/** Presses the button: only then does the browser know which element to place the source at. */
function showSource({ target }: SyntheticEvent) {
  if (target instanceof HTMLButtonElement) target.click();
}

function hideSourceUnlessFocused(event: PointerEvent<HTMLElement>) {
  if (!event.currentTarget.matches(':focus-within')) hideSource(event);
}

/** Firefox before 125 has no popovers, and shows none. */
function hideSource({ currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
}
