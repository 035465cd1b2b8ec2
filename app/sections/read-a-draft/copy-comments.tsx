import { useState } from 'react';
import { useTranslate } from '../../language/use-translate.ts';
import type { Finding } from '../../tools/read-a-draft/read-draft.ts';
import { Button } from '../../ui/button.tsx';
import { commentsOf } from './finding-texts.ts';

/** Copies the findings that are shown as a numbered list of comments, and says so. */
export function CopyComments({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    // Emptied first, so that a second copy is announced too.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(commentsOf(t, text, findings));
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
