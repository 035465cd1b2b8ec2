import { useState } from 'react';
import { useTranslate } from '../../language/use-translate.ts';

/** Puts a text on the clipboard and says so in words. Without scripts it does not show (sealwire.css). */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    // Emptied first, so that a second copy is announced again.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // No permission, or a page that did not come by https.
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
        <span className="vh" translate="no">
          : {what}
        </span>
      </button>
    </span>
  );
}
