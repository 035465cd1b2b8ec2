import { useLayoutEffect, type RefObject } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router';
import { useTranslate } from '../language/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { CONTACT_FORM, isPrefilled, type Prefill } from './prefill.ts';
import { CONTACT_DRAFT, useDraft } from './drafts.ts';
import { fieldErrorPhrase } from './field-errors.ts';
import { TRAP_FIELD } from './form-signals.ts';
import { LIMITS, type ContactField, type FieldProblems } from './message.ts';
import { useSendMessage } from './use-send-message.ts';

interface ContactFormProps {
  /** What was posted without JavaScript: by this form, or by another that leads here. */
  values?: Prefill;
  /** What the server found wrong with it. */
  problems?: FieldProblems;
}

const NO_PROBLEMS: FieldProblems = {};

const REQUIRED_FIELDS: readonly ContactField[] = ['firstName', 'lastName', 'email', 'message'];

const TYPE_OPTIONS = [
  { value: '', phrase: 'Choose one' },
  { value: 'public', phrase: 'Public Company' },
  { value: 'private', phrase: 'Private Company' },
  { value: 'pre-ipo', phrase: 'Pre-IPO Company' },
];

/**
 * The form of /contact. With JavaScript it calls the backend's function; without, it posts the same fields to
 * the page itself. Required fields are checked here rather than by the browser, so that the notice of the
 * specification appears; the browser checks the email's form.
 */
export function ContactForm({ values, problems: posted = NO_PROBLEMS }: ContactFormProps) {
  const t = useTranslate();
  const form = useDraft();
  const { submit, sending, problems } = useSendMessage(form, posted);
  useFocusWhenCarried(form);
  const about = (field: ContactField) => {
    const problem = problems[field];
    return {
      name: field,
      defaultValue: values?.[field],
      error: problem && t(fieldErrorPhrase(field, problem), { limit: limitOf(field) }),
    };
  };
  return (
    <form
      ref={form}
      name={CONTACT_DRAFT}
      className="form"
      method="post"
      action={useHref(CONTACT_FORM)}
      aria-busy={sending}
      onSubmit={submit}
    >
      <h2 className="form-title">{t('Send us a message')}</h2>
      <div className="two">
        <TextField label={t('First name')} autoComplete="given-name" aria-required {...about('firstName')} />
        <TextField label={t('Last name')} autoComplete="family-name" aria-required {...about('lastName')} />
      </div>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        aria-required
        placeholder={t('name@company.com')}
        {...about('email')}
      />
      <div className="two">
        <TextField
          label={t('Company')}
          optional={t('optional')}
          autoComplete="organization"
          {...about('company')}
        />
        <SelectField
          label={t('Company type')}
          optional={t('optional')}
          options={TYPE_OPTIONS.map(({ value, phrase }) => ({ value, label: t(phrase) }))}
          {...about('companyType')}
        />
      </div>
      <TextArea
        label={t('Message')}
        rows={6}
        aria-required
        placeholder={t('What is coming up, and when?')}
        {...about('message')}
      />
      <div className="trap" aria-hidden="true">
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" aria-label={t('Leave this field empty')} />
      </div>
      <Button type="submit" disabled={sending}>
        {sending ? t('Sending...') : t('Send message')}
      </Button>
      <p className="form-note">{t('First name, last name, email and message are required.')}</p>
    </form>
  );
}

/** After a navigation that filled in the form on the way: the first empty required field is next. */
function useFocusWhenCarried(form: RefObject<HTMLFormElement | null>) {
  const { state, key } = useLocation();
  const carriedBy = useNavigationType() === 'PUSH' && isPrefilled(state) ? key : undefined;
  useLayoutEffect(() => {
    if (carriedBy === undefined) return;
    const fields = REQUIRED_FIELDS.map((name) =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`),
    );
    fields.find((field) => field?.value === '')?.focus();
  }, [carriedBy, form]);
}

function limitOf(field: ContactField): number {
  return field === 'companyType' ? 0 : LIMITS[field];
}
