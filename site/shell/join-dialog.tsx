import { PrefillForm } from '../contact/prefill-form.tsx';
import { useTranslate } from '../language/use-language.ts';
import { useContent } from '../page-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/form/field.tsx';
import { Icon } from '../ui/icon.tsx';

/** Id of the dialog, for the buttons that open it. */
export const JOIN_DIALOG = 'join';

const FORM_ID = 'join-form';

/**
 * Joining, in a dialog of every page. Accounts are opened by the team during onboarding, so it makes no request: Join
 * shows a notice with a button that leads to the contact form with name and email (site/browser/typed/prefill.ts). Sign
 * in leads there at once, or to the application where owner.json has its address. Without JavaScript the form posts name
 * and email there. The password fields have no name, so they are never sent.
 */
export function JoinDialog() {
  const t = useTranslate();
  const { application } = useContent('owner');
  const close = t('Close');
  return (
    <Dialog id={JOIN_DIALOG} place="center" title={t('Join {brand}')} closeLabel={close}>
      {/* The plan of the button that opened it (site/browser/dialogs.ts). */}
      <p className="label" data-chosen-here="" />
      <p className="muted">
        {t(
          'No account is made here. Our team opens it with you during onboarding; if you wish, your name and email go on to the contact form.',
        )}
      </p>
      <PrefillForm name="join" id={FORM_ID} className="dialog-form">
        <TextField
          label={t('Name')}
          name="name"
          autoComplete="name"
          placeholder={t('Enter your full name')}
          required
        />
        <TextField
          label={t('Email', { context: 'address' })}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('Enter your email')}
          required
        />
        <TextField label={t('Password')} placeholder={t('Create a password')} {...PASSWORD} />
        <TextField label={t('Confirm password')} placeholder={t('Confirm your password')} {...PASSWORD} />
        <Button type="submit" data-join="">
          {t('Join')}
        </Button>
      </PrefillForm>
      <p className="muted">
        {t('Already have an account?')}{' '}
        {application ? (
          <a className="link" href={application}>
            {t('Sign in')}
          </a>
        ) : (
          <button type="submit" form={FORM_ID} formNoValidate className="link">
            {t('Sign in')}
          </button>
        )}
      </p>
      {/* For site/browser/notices.ts. */}
      <template id="join-notice">
        <div className="spread notice notice-good" role="status">
          <p>
            <b>{t('Almost there')}</b> {t('Accounts are opened with our team during onboarding.')}
          </p>
          <Button type="submit" form={FORM_ID} formNoValidate look="line" small>
            {t('Talk to our team')}
          </Button>
          <IconButton label={close} icon={<Icon name="cross" />} data-press="close-notice" />
        </div>
      </template>
    </Dialog>
  );
}

const PASSWORD = { type: 'password', autoComplete: 'new-password', required: true };
