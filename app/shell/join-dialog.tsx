import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-language.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Id of the dialog, for the buttons that open it. */
export const JOIN_DIALOG = 'join';

/** Joining, in a dialog of every page. */
export function JoinDialog({ form }: { form: ReactNode }) {
  const t = useTranslate();
  return (
    <Dialog id={JOIN_DIALOG} place="center" title={t('Join {brand}')} closeLabel={t('Close')}>
      <p className="muted">{t('Accounts are opened with our team during onboarding.')}</p>
      {form}
    </Dialog>
  );
}
