import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Backend } from '../backend/send-contact-email.ts';
import { forgetSent, idempotencyKeyFor } from '../browser/drafts.ts';
import { showNotice } from '../browser/notices.ts';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { tagOf, type LanguageCode } from '../language/languages.ts';
import { plain } from '../language/text.ts';
import { NOTICES, type NoticeName } from '../contact/posted.ts';
import { TRAP_FIELD, type FormSignals } from '../contact/form-signals.ts';
import { CONTACT_FIELDS } from '../contact/contact-fields.ts';
import { checkContactMessage, type FieldProblems } from '../contact/message.ts';

/**
 * States of the contact form (requirements 4.15 to 4.17): idle, sending, then success, which clears the form, or failure,
 * which leaves it as it is.
 */
export function useSendMessage(
  form: RefObject<HTMLFormElement | null>,
  backend: Backend,
  posted: FieldProblems,
) {
  const t = useTranslate();
  const { code } = useLanguage();
  /** A ref, because state updates too late to stop a double click. */
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(posted);

  /** The button is disabled meanwhile and loses the focus: the form takes it, and gives it back. */
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (sending) form.current?.focus({ preventScroll: true });
    else if (document.activeElement === form.current) pressed.current?.focus({ preventScroll: true });
  }, [sending, form]);

  useEffect(() => void loadSending().catch(() => {}), []);

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
    const { activeElement } = document;
    pressed.current = activeElement instanceof HTMLElement ? activeElement : undefined;
    setProblems({});
    setSending(true);
    try {
      const signals = signalsOf(values, code);
      const { sendContactEmail } = await loadSending();
      await sendContactEmail(backend, message, { idempotencyKey: idempotencyKeyFor(message), signals });
      forgetSent(message);
      notify('sent');
    } catch (error) {
      notify('failed');
      mark(await refusedBy(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function notify(name: NoticeName) {
    const { kind, title, text } = NOTICES[name];
    const [words, close] = [plain(t(text)), plain(t('Close'))];
    showNotice({ kind, title: plain(t(title)), text: words, close, lang: tagOf(code) });
  }

  /** The notice is painted first: it need not wait until React has rendered the form. */
  function refuse(found: FieldProblems) {
    if (Object.values(found).includes('required')) notify('missing');
    requestAnimationFrame(() => setTimeout(mark, 0, found));
  }

  function mark(found: FieldProblems) {
    // A field has its error before it has the focus, so that a screen reader reads both, and the page is laid out once.
    flushSync(() => setProblems(found));
    // In the order of the page: some languages ask for the family name first.
    const fields = Array.from(form.current?.querySelectorAll<HTMLElement>('[name]') ?? []);
    fields.find((field) => (field.getAttribute('name') ?? '') in found)?.focus();
  }

  return { submit, sending, problems };
}

/** Loaded after the form answers, and again when the message is sent if that failed. */
function loadSending() {
  return import('../backend/send-contact-email.ts');
}

/** The fields that the backend refused; none where even the code to send could not be loaded. */
async function refusedBy(error: unknown): Promise<FieldProblems> {
  try {
    const { refusedFields } = await loadSending();
    return await refusedFields(error);
  } catch {
    return {};
  }
}

/** Counts from the load of the document: a prefilled form may be sent right after it appears. */
function signalsOf(values: FormData, language: LanguageCode): FormSignals {
  return { trap: values.get(TRAP_FIELD) !== '', seconds: performance.now() / 1000, language };
}
