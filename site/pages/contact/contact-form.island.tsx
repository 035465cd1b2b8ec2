import { plain } from '../../language/text.ts';
import { useRef } from 'react';
import type { Backend } from '../../backend/send-contact-email.ts';
import { CONTACT_FORM, CONTACT_FORM_NAME, LIMITS, type ContactField } from '../../contact/contact-fields.ts';
import { fieldErrorPhrase, NOTICES, TYPE_OPTIONS } from '../../contact/form-phrases.ts';
import type { Posted } from '../../contact/posted-form.ts';
import { KEY_FIELD } from '../../contact/idempotency-key.ts';
import { TRAP_FIELD } from '../../contact/form-signals.ts';
import { useSendMessage } from './use-send-message.ts';
import { useLanguage, useLocalizePath, useTranslate } from '../../language/use-language.ts';
import { isFamilyNameFirst, spaceOf } from '../../language/languages.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/form/field.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import formSheet from '../../ui/form/form.css?inline';

interface ContactFormProps {
  backend: Backend;
  /** The values of a form posted without JavaScript, this one or another that leads here. */
  posted?: Posted;
}

/**
 * The form of /contact. With JavaScript it calls the backend function; without, it posts the same fields to the page.
 * Required fields are checked here instead of by the browser, because requirement 8.7 has a notice for them. The
 * browser checks the format of the email.
 */
export default function ContactForm({ backend, posted }: ContactFormProps) {
  useSheet('base', formSheet);
  const t = useTranslate();
  const { code } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { submit, correct, sending, notice, problems } = useSendMessage(form, backend, posted);
  const propsOf = (field: ContactField) => {
    const problem = problems[field];
    return {
      name: field,
      defaultValue: posted?.values?.[field],
      error: problem && t(fieldErrorPhrase(field, problem), { limit: limitOf(field) }),
    };
  };
  const required = (field: ContactField) => ({ 'aria-required': true, ...propsOf(field) });
  const names = [
    <TextField key="given" label={t('First name')} autoComplete="given-name" {...required('firstName')} />,
    <TextField key="family" label={t('Last name')} autoComplete="family-name" {...required('lastName')} />,
  ];
  return (
    <>
      {notice && (
        <div className="notice notice-bad" role="alert">
          <p>
            <b>{t(NOTICES[notice].title)}</b> {t(NOTICES[notice].text)}
          </p>
        </div>
      )}
      {notice && posted?.hint && <p className="form-note data muted">{t(posted.hint)}</p>}
      <form
        ref={form}
        name={CONTACT_FORM_NAME}
        className="form stack panel paper"
        method="post"
        action={useLocalizePath()(CONTACT_FORM)}
        aria-busy={sending}
        tabIndex={-1}
        onSubmit={submit}
        onInput={correct}
      >
        <h2 className="third">{t('Send us a message')}</h2>
        <div className="two">{isFamilyNameFirst(code) ? names.toReversed() : names}</div>
        <TextField
          label={t('Email', { context: 'address' })}
          type="email"
          autoComplete="email"
          placeholder={t('name@company.com')}
          {...required('email')}
        />
        <div className="two">
          <TextField
            label={t('Company')}
            optional={t('optional')}
            autoComplete="organization"
            {...propsOf('company')}
          />
          <SelectField
            label={t('Company type')}
            optional={t('optional')}
            options={TYPE_OPTIONS.map(({ value, phrase }) => ({ value, label: t(phrase) }))}
            {...propsOf('companyType')}
          />
        </div>
        <TextArea
          label={t('Message')}
          rows={6}
          placeholder={t('What do you need help with?')}
          {...required('message')}
        />
        {/* The honeypot: visitors cannot see it, but scripts fill it in. They would recognize `display: none`. */}
        <div className="trap vh" aria-hidden="true">
          <input
            name={TRAP_FIELD}
            tabIndex={-1}
            autoComplete="off"
            aria-label={plain(t('Leave this field empty'))}
          />
        </div>
        {/* Filled in when the form is sent (site/browser/typed/unsent-input.ts). Browsers bring no earlier key back. */}
        <input type="hidden" name={KEY_FIELD} />
        <div className="send">
          <p className="form-note data muted">
            {t('First name, last name, email and message are required.')}
            {spaceOf(code)}
            {t(
              'Do not send nonpublic information. If your plans to list are not public, leave out the company and its type.',
            )}
          </p>
          <Button type="submit" disabled={sending}>
            {sending ? t('Sending...') : t('Send message')}
          </Button>
        </div>
      </form>
    </>
  );
}

function limitOf(field: ContactField): number {
  return field === 'companyType' ? 0 : LIMITS[field];
}
