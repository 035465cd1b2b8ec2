import { useRef, type FormEvent } from 'react';
import { useHref } from 'react-router';
import { CONTACT_FORM, usePrefillContact } from '../contact/prefill.ts';
import { useDraft } from '../contact/drafts.ts';
import { splitName } from '../contact/posted-form.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { JOIN_ACTION, JOIN_NOTICE } from './notice-phrases.ts';
import { useNotify } from './notices.tsx';

/** Id of the dialog, for the buttons that open it. */
export const JOIN_DIALOG = 'join';

/**
 * Accounts are opened by the team during onboarding, so joining makes no request. The values are logged with masked
 * passwords, and a notice offers to prefill the contact form with name and email. Without JavaScript the form posts
 * name and email there. The password fields have no name, so they are never sent.
 */
export function JoinDialog() {
  const t = useTranslate();
  const notify = useNotify();
  const prefill = usePrefillContact();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useDraft();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name, email } = readForm(event.currentTarget);
    console.log('Join', { name, email, password: MASK, confirmPassword: MASK });
    dialog.current?.close();
    event.currentTarget.reset();
    notify({
      ...JOIN_NOTICE,
      action: { label: JOIN_ACTION, run: () => prefill({ ...splitName(name), email }) },
    });
  }

  function signIn() {
    const { name, email } = form.current ? readForm(form.current) : { name: '', email: '' };
    dialog.current?.close();
    prefill({ ...splitName(name), email });
  }

  return (
    <Dialog id={JOIN_DIALOG} ref={dialog} place="center" title={t('Join {brand}')} closeLabel={t('Close')}>
      <p>{t('Accounts are opened with our team during onboarding.')}</p>
      <form
        ref={form}
        name="join"
        className="dialog-form"
        method="post"
        action={useHref(CONTACT_FORM)}
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="prefill" />
        <TextField
          label={t('Name')}
          name="name"
          autoComplete="name"
          placeholder={t('Enter your full name')}
          required
        />
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('Enter your email')}
          required
        />
        <TextField
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          placeholder={t('Create a password')}
          required
        />
        <TextField
          label={t('Confirm password')}
          type="password"
          autoComplete="new-password"
          placeholder={t('Confirm your password')}
          required
        />
        <Button type="submit">{t('Join')}</Button>
      </form>
      <p>
        {t('Already have an account?')}{' '}
        <button type="button" className="link" onClick={signIn}>
          {t('Sign in')}
        </button>
      </p>
    </Dialog>
  );
}

const MASK = '********';

function readForm(form: HTMLFormElement): { name: string; email: string } {
  const values = new FormData(form);
  return { name: String(values.get('name') ?? '').trim(), email: String(values.get('email') ?? '').trim() };
}
