import { plain } from '../language/text.ts';
import type { FormEvent, MouseEvent } from 'react';
import { carryToContact } from '../browser/drafts.ts';
import { CONTACT_FORM } from '../contact/contact-fields.ts';
import { splitName } from '../contact/posted-form.ts';
import { useLocalizePath, useTranslate } from '../language/use-language.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useNotice } from './use-notice.ts';

/**
 * Accounts are opened by the team during onboarding, so joining makes no request. The values are logged with masked
 * passwords, and a notice offers to prefill the contact form with name and email. Without JavaScript the form posts
 * name and email there. The password fields have no name, so they are never sent.
 */
export default function JoinForm() {
  const t = useTranslate();
  const notify = useNotice();
  const action = useLocalizePath()(CONTACT_FORM);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, email } = readForm(form);
    console.log('Join', { name, email, password: MASK, confirmPassword: MASK });
    form.closest('dialog')?.close();
    form.reset();
    const values = { ...splitName(name), email };
    notify('join', { label: plain(t('Contact our team')), href: action, values });
  }

  function signIn(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    const { name, email } = readForm(form);
    form.closest('dialog')?.close();
    if (carryToContact({ ...splitName(name), email }, action)) event.preventDefault();
  }

  return (
    <>
      <form name="join" className="dialog-form" id={FORM_ID} method="post" action={action} onSubmit={submit}>
        <input type="hidden" name="intent" value="prefill" />
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
      <p className="muted">
        {t('Already have an account?')}{' '}
        <button type="submit" form={FORM_ID} formNoValidate className="link" onClick={signIn}>
          {t('Sign in')}
        </button>
      </p>
    </>
  );
}

const FORM_ID = 'join-form';

const MASK = '********';

function readForm(form: HTMLFormElement): { name: string; email: string } {
  const values = new FormData(form);
  return { name: String(values.get('name') ?? '').trim(), email: String(values.get('email') ?? '').trim() };
}
