import { PrefillForm } from '../contact/prefill-form.tsx';
import type { JoinNotice } from '../browser/typed/prefill.ts';
import { tagOf } from '../language/languages.ts';
import { plain } from '../language/text.ts';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { useContent } from '../page-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/form/field.tsx';

/** Id of the dialog, for the buttons that open it. */
export const JOIN_DIALOG = 'join';

const FORM_ID = 'join-form';

/**
 * Joining, in a dialog of every page. Accounts are opened by the team during onboarding, so it makes no request: Join shows
 * a notice that leads to the contact form with name and email (site/browser/typed/prefill.ts), and Sign in leads there at
 * once, or to the application where owner.json has its address. Without JavaScript the form posts name and email there. The password fields have no name, so they are never sent.
 */
export function JoinDialog() {
  const t = useTranslate();
  const { code } = useLanguage();
  const { application } = useContent('owner');
  const accounts = t('Accounts are opened with our team during onboarding.');
  const close = t('Close');
  const notice = {
    title: plain(t('Almost there')),
    text: plain(accounts),
    close: plain(close),
    lang: tagOf(code),
    label: plain(t('Talk to our team')),
  } satisfies JoinNotice;
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
        <Button type="submit" data-join={JSON.stringify(notice)}>
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
    </Dialog>
  );
}

const PASSWORD = { type: 'password', autoComplete: 'new-password', required: true };
