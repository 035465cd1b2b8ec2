import { sendContactEmail, type Backend } from '../../site/backend/send-contact-email.ts';
import type { ContactMessage } from '../../site/contact/message.ts';
import type { SendOutcome } from '../../site/page-module.ts';
import type { ContactServices } from './send-contact-email/receive.ts';

/** Forwards the message of a form posted without JavaScript to the hosted backend. */
export async function forwardToBackend(
  backend: Backend,
  message: ContactMessage,
  { ceiling, log }: Pick<ContactServices, 'ceiling' | 'log'>,
): Promise<SendOutcome> {
  const giveBack = ceiling?.take();
  if (ceiling && !giveBack) return { kind: 'failed', status: 429 };
  try {
    await sendContactEmail(backend, message, { signals: { trap: false } });
    return { kind: 'accepted' };
  } catch (error) {
    giveBack?.();
    log.error('backend.failed', { error: error instanceof Error ? error.name : 'unknown' });
    return { kind: 'failed', status: 503 };
  }
}
