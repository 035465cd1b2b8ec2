import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Backend } from '../../backend/send-contact-email.ts';
import { forgetSent } from '../../browser/typed/unsent-input.ts';
import { replaceForm } from '../../browser/typed/sent-message.ts';
import { isRecordOfTexts, readSession } from '../../browser/session.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { LanguageCode } from '../../language/languages.ts';
import { TRAP_FIELD, type FormSignals } from '../../contact/form-signals.ts';
import { KEY_FIELD } from '../../contact/idempotency-key.ts';
import type { NoticeName } from '../../contact/form-phrases.ts';
import type { Posted } from '../../contact/posted-form.ts';
import { checkContactMessage, type FieldProblems } from '../../contact/message.ts';

/** Why the message was not sent. */
interface Refusal {
  notice?: NoticeName;
  problems: FieldProblems;
}

const NONE: Refusal = { problems: {} };

/**
 * States of the contact form (requirements 4.15 to 4.17): idle, sending, then success, which clears the form, or
 * failure, which leaves it as it is. An error ends when its field is corrected or the page is left.
 */
export function useSendMessage(
  form: RefObject<HTMLFormElement | null>,
  backend: Backend,
  posted: Posted | undefined,
) {
  const { code } = useLanguage();
  /** A ref, because state updates too late to stop a double click. */
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({ ...NONE, ...posted });

  /** The disabled button loses the focus, so the form takes the focus and gives it back. */
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sending) form.current?.focus({ preventScroll: true });
    else if (document.activeElement === form.current) pressed.current?.focus({ preventScroll: true });
  }, [sending, form]);

  useEffect(() => void loadSending().catch(() => {}), []);

  // At once, because the browser may restore the page as it is now.
  useEffect(() => {
    const leave = () => flushSync(() => setRefusal(NONE));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const values = new FormData(event.currentTarget);
    const checked = check(values);
    if ('problems' in checked) {
      const isMissing = Object.values(checked.problems).includes('required');
      return refuse({ ...(isMissing && { notice: 'missing' }), problems: checked.problems });
    }
    const { message } = checked;
    busy.current = true;
    pressed.current = document.querySelector<HTMLElement>(':focus');
    setRefusal(NONE);
    setSending(true);
    try {
      const { sendContactEmail } = await loadSending();
      const idempotencyKey = String(values.get(KEY_FIELD));
      await sendContactEmail(backend, message, { idempotencyKey, signals: signalsOf(values, code) });
      forgetSent(message);
      replaceForm(message.email);
    } catch (error) {
      refuse({ notice: 'failed', problems: await refusedBy(error) });
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function refuse(found: Refusal) {
    // A field has its error before it has the focus, so that a screen reader reads both, and the page is laid out once.
    flushSync(() => setRefusal(found));
    // In the order of the page: some languages ask for the family name first.
    const fields = Array.from(form.current?.querySelectorAll<HTMLElement>('[name]') ?? []);
    const first = fields.find((field) => (field.getAttribute('name') ?? '') in found.problems);
    if (first) first.focus();
    else form.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * The notice disappears with the last error. A field that only the server refuses counts as corrected when it
   * changes.
   */
  function correct({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (refusal === NONE || !(target instanceof Element)) return;
    const changed = target.getAttribute('name');
    const checked = check(new FormData(currentTarget));
    const wrong = 'problems' in checked ? checked.problems : {};
    const left = Object.entries(refusal.problems).filter(([field]) => field !== changed || field in wrong);
    setRefusal(left.length > 0 ? { ...refusal, problems: Object.fromEntries(left) } : NONE);
  }

  return { submit, correct, sending, ...refusal };
}

function check(values: FormData) {
  return checkContactMessage(Object.fromEntries(values));
}

function signalsOf(values: FormData, language: LanguageCode): FormSignals {
  return {
    trap: values.get(TRAP_FIELD) !== '',
    // Since the load of the document: a prefilled form may be sent right after it appears.
    seconds: performance.now() / 1000,
    language,
    attribution: readSession('attribution', isRecordOfTexts),
  };
}

/** Loaded after the form answers, and again when the message is sent if that failed. */
function loadSending() {
  return import('../../backend/send-contact-email.ts');
}

/** The fields that the backend refused; none if even the code to send could not be loaded. */
async function refusedBy(error: unknown): Promise<FieldProblems> {
  try {
    const { refusedFields } = await loadSending();
    return await refusedFields(error);
  } catch {
    return {};
  }
}
