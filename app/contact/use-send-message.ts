import { useRef, useState, type FormEvent } from 'react';
import { refusedFields, sendContactEmail } from '../backend/send-contact-email.ts';
import { useNotify } from '../shell/notices.tsx';
import { useSiteData } from '../shell/site-data.ts';
import type { FieldProblems } from './contact-form.tsx';
import { TRAP_FIELD, type FormSignals } from './form-signals.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { checkContactMessage, CONTACT_FIELDS, type ContactField, type ContactMessage } from './message.ts';
import { CONTACT_NOTICES } from '../shell/notice-phrases.ts';

/**
 * The states of the contact form (specification, section 4): idle, sending, then either success, which
 * clears the form, or failure, which keeps it.
 */
export function useSendMessage(posted: FieldProblems) {
  const notify = useNotify();
  const { backend } = useSiteData();
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(posted);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = new FormData(event.currentTarget);
    const checked = checkContactMessage(
      Object.fromEntries(CONTACT_FIELDS.map((field) => [field, values.get(field)])),
    );
    if ('problems' in checked) return refuse(checked.problems);
    setProblems({});
    setSending(true);
    try {
      await sendContactEmail(backend, checked.message, {
        idempotencyKey: keyFor(checked.message),
        signals: signalsOf(values),
      });
      form.current?.reset();
      attempt.current = undefined;
      notify(CONTACT_NOTICES.sent);
    } catch (error) {
      notify(CONTACT_NOTICES.failed);
      markRefused(await refusedFields(error));
    } finally {
      setSending(false);
    }
  }

  function refuse(found: FieldProblems) {
    setProblems(found);
    if (Object.values(found).includes('required')) notify(CONTACT_NOTICES.missing);
    focusFirst(Object.keys(found));
  }

  function markRefused(fields: readonly string[]) {
    if (fields.length === 0) return;
    setProblems(Object.fromEntries(fields.filter(isContactField).map((field) => [field, 'wrong-type'])));
    focusFirst(fields);
  }

  function focusFirst(fields: readonly string[]) {
    const first = CONTACT_FIELDS.find((field) => fields.includes(field));
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  /** A repeated attempt keeps its key; a changed message is another one. */
  function keyFor(message: ContactMessage): string {
    const body = JSON.stringify(message);
    if (attempt.current?.body !== body) attempt.current = { body, key: idempotencyKey() };
    return attempt.current.key;
  }

  return { form, submit, sending, problems };
}

function isContactField(name: string): name is ContactField {
  return CONTACT_FIELDS.some((field) => field === name);
}

/** The time is the page's: a form that came filled in from another page may be sent at once. */
function signalsOf(values: FormData): FormSignals {
  return { trap: values.get(TRAP_FIELD) !== '', seconds: performance.now() / 1000 };
}
