import { useLayoutEffect, type RefObject } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import { isFamilyNameFirst } from '../language/languages.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { CONTACT_FORM, isPrefilled, type Prefill } from './prefill.ts';
import { CONTACT_DRAFT, useDraft } from './drafts.ts';
import { fieldErrorPhrase } from './field-errors.ts';
import { TRAP_FIELD } from './form-signals.ts';
import { LIMITS, type ContactField } from './contact-fields.ts';
import type { FieldProblems } from './message.ts';
import { useSendMessage } from './use-send-message.ts';

interface ContactFormProps {
  /** Posted without JavaScript, by this form or by another that leads here. */
  values?: Prefill;
  /** Problems found by the server. */
  problems?: FieldProblems;
}

const NO_PROBLEMS: FieldProblems = {};

const TYPE_OPTIONS = [
  { value: '', phrase: 'Choose one' },
  { value: 'public', phrase: 'Public Company' },
  { value: 'private', phrase: 'Private Company' },
  { value: 'pre-ipo', phrase: 'Pre-IPO Company' },
];

/**
 * The form of /contact. With JavaScript it calls the backend function; without, it posts the same fields to the page.
 * Required fields are checked here instead of by the browser, because the specification has its own notice for them. The
 * browser checks the format of the email.
 */
export function ContactForm({ values, problems: posted = NO_PROBLEMS }: ContactFormProps) {
  const t = useTranslate();
  const { code } = useLanguage();
  const form = useDraft();
  const { submit, sending, problems } = useSendMessage(form, posted);
  useFocusAfterPrefill(form);
  const propsOf = (field: ContactField) => {
    const problem = problems[field];
    return {
      name: field,
      defaultValue: values?.[field],
      error: problem && t(fieldErrorPhrase(field, problem), { limit: limitOf(field) }),
    };
  };
  const givenName = (
    <TextField
      key="given"
      label={t('First name')}
      autoComplete="given-name"
      aria-required
      {...propsOf('firstName')}
    />
  );
  const familyName = (
    <TextField
      key="family"
      label={t('Last name')}
      autoComplete="family-name"
      aria-required
      {...propsOf('lastName')}
    />
  );
  return (
    <form
      ref={form}
      name={CONTACT_DRAFT}
      className="form paper"
      method="post"
      action={useHref(CONTACT_FORM)}
      aria-busy={sending}
      onSubmit={submit}
    >
      <h2 className="form-title">{t('Send us a message')}</h2>
      <div className="two">{isFamilyNameFirst(code) ? [familyName, givenName] : [givenName, familyName]}</div>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        aria-required
        placeholder={t('name@company.com')}
        {...propsOf('email')}
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
        aria-required
        placeholder={t('What do you need help with?')}
        {...propsOf('message')}
      />
      <div className="trap" aria-hidden="true">
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-label={t('Leave this field empty')} />
      </div>
      <div className="send">
        <p className="form-note">
          {t('First name, last name, email and message are required.')}{' '}
          {t('Leave out anything that is not yet public.')}
        </p>
        <Button type="submit" disabled={sending}>
          {sending ? t('Sending...') : t('Send message')}
        </Button>
      </div>
    </form>
  );
}

/** Focuses the first empty required field after a navigation that prefilled the form. */
function useFocusAfterPrefill(form: RefObject<HTMLFormElement | null>) {
  const { state, key } = useLocation();
  const prefilledBy = useNavigationType() === 'PUSH' && isPrefilled(state) ? key : undefined;
  useLayoutEffect(() => {
    if (prefilledBy === undefined) return;
    const required = form.current?.querySelectorAll<HTMLInputElement>('[aria-required]') ?? [];
    Array.from(required)
      .find(({ value }) => value === '')
      ?.focus();
  }, [prefilledBy, form]);
}

function limitOf(field: ContactField): number {
  return field === 'companyType' ? 0 : LIMITS[field];
}
