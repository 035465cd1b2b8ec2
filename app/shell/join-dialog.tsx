import { Island } from '../islands/island.tsx';
import { JOIN_PHRASES } from '../islands/island-phrases.ts';
import JoinForm from '../islands/join-form.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Id of the dialog, for the buttons that open it. */
export const JOIN_DIALOG = 'join';

/** Joining, in a dialog of every page. Its island loads when the dialog is opened. */
export function JoinDialog() {
  const t = useTranslate();
  return (
    <Dialog id={JOIN_DIALOG} place="center" title={t('Join {brand}')} closeLabel={t('Close')}>
      <p className="muted">{t('Accounts are opened with our team during onboarding.')}</p>
      <Island name="join-form" component={JoinForm} props={{}} phrases={JOIN_PHRASES} when="shown" />
    </Dialog>
  );
}
