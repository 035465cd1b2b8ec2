import { useState } from 'react';
import { untranslated, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { About } from '../more-link.tsx';

interface CodeProps {
  /** For screen readers. */
  label: Text;
  code: string;
}

/**
 * A box of code. English and left to right in every language. A line never breaks: one that is too long for the box
 * is scrolled to, so the box takes the focus, which Safari gives to no scroller by itself.
 */
export function Code({ label, code }: CodeProps) {
  const isLong = code.split('\n').some((line) => line.length > NARROWEST);
  return (
    <pre
      role="group"
      aria-label={label}
      translate="no"
      lang="en"
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={isLong ? 0 : undefined}
    >
      <code>{partsOf(code).map(highlight)}</code>
    </pre>
  );
}

/** Characters that fit into the box on a page of 320 px. */
const NARROWEST = 30;

/** A whole-line comment, or a quoted string. */
const PART = /(^[ \t]*(?:#|\/\/).*$|"[^"\n]*"|'[^']*'|`[^`]*`)/m;

function partsOf(code: string): string[] {
  return code.split(new RegExp(PART, 'gm'));
}

/** `split` with a group returns plain code at even indexes and the group's matches at odd ones. */
function highlight(part: string, index: number) {
  if (index % 2 === 0) return part;
  return /^\s*(?:#|\/\/)/.test(part) ? <i key={index}>{part}</i> : <em key={index}>{part}</em>;
}

/** Copies a text and says so. Hidden without scripts (sealwire.css). */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    // Emptied first, so that a second copy is announced too.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // No permission, or a page without https.
      setOutcome('failed');
    }
  }

  return (
    <span className="copy">
      <span role="status">
        {outcome === 'copied' && t('Copied')}
        {outcome === 'failed' && t('Not copied: select the code instead')}
      </span>
      <button type="button" className="link" onClick={() => void copy()} onBlur={() => setOutcome(undefined)}>
        {t('Copy')}
        <About name={untranslated(what)} translate="no" />
      </button>
    </span>
  );
}
