import { sendContactEmail, type Backend } from '../../backend/send-contact-email.ts';
import { isRecordOfTexts, readSession } from '../../browser/typed/session.ts';
import { TRAP_FIELD, type FormSignals } from '../../contact/form-signals.ts';
import { KEY_FIELD } from '../../contact/idempotency-key.ts';
import type { ContactMessage } from '../../contact/message.ts';
import type { LanguageCode } from '../../language/languages.ts';

export { refusedFields } from '../../backend/send-contact-email.ts';

/** Sends what the form holds, with its signals. In a module of its own, because the form answers before it is loaded. */
export async function sendForm(
  backend: Backend,
  message: ContactMessage,
  values: FormData,
  language: LanguageCode,
): Promise<void> {
  const signals: FormSignals = {
    trap: values.get(TRAP_FIELD) !== '',
    // Since the load of the document: a prefilled form may be sent right after it appears.
    seconds: performance.now() / 1000,
    language,
    attribution: readSession('attribution', isRecordOfTexts),
  };
  await sendContactEmail(backend, message, { idempotencyKey: String(values.get(KEY_FIELD)), signals });
}
