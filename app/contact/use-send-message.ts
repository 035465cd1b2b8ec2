import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { refusedFields, sendContactEmail } from '../backend/send-contact-email.ts';
import { useLanguage } from '../language/language-provider.tsx';
import type { LanguageCode } from '../language/languages.ts';
import { CONTACT_NOTICES } from '../shell/notice-phrases.ts';
import { useNotify } from '../shell/notices.tsx';
import { useSiteData } from '../shell/site-data.ts';
import { forgetSent, idempotencyKeyFor } from './drafts.ts';
import { TRAP_FIELD, type FormSignals } from './form-signals.ts';
import { CONTACT_FIELDS } from './contact-fields.ts';
import { checkContactMessage, type FieldProblems } from './message.ts';

/**
 * States of the contact form (specification, section 4): idle, sending, then success, which clears the form, or failure,
 * which leaves it as it is.
 */
export function useSendMessage(form: RefObject<HTMLFormElement | null>, posted: FieldProblems) {
  const notify = useNotify();
  const { backend } = useSiteData();
  const { code } = useLanguage();
  /** A ref, because state updates too late to stop a double click. */
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(posted);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const values = new FormData(event.currentTarget);
    const checked = checkContactMessage(
      Object.fromEntries(CONTACT_FIELDS.map((field) => [field, values.get(field)])),
    );
    if ('problems' in checked) return refuse(checked.problems);
    const { message } = checked;
    busy.current = true;
    setProblems({});
    setSending(true);
    try {
      const signals = signalsOf(values, code);
      await sendContactEmail(backend, message, { idempotencyKey: idempotencyKeyFor(message), signals });
      forgetSent(message);
      notify(CONTACT_NOTICES.sent);
    } catch (error) {
      notify(CONTACT_NOTICES.failed);
      mark(await refusedFields(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function refuse(found: FieldProblems) {
    if (Object.values(found).includes('required')) notify(CONTACT_NOTICES.missing);
    mark(found);
  }

  function mark(found: FieldProblems) {
    setProblems(found);
    // In the order of the page: some languages ask for the family name first.
    const fields = Array.from(form.current?.querySelectorAll<HTMLElement>('[name]') ?? []);
    fields.find((field) => (field.getAttribute('name') ?? '') in found)?.focus();
  }

  return { submit, sending, problems };
}

/** Counts from the load of the document: a prefilled form may be sent right after it appears. */
function signalsOf(values: FormData, language: LanguageCode): FormSignals {
  return { trap: values.get(TRAP_FIELD) !== '', seconds: performance.now() / 1000, language };
}
