import { sendContactEmail, type Backend } from '../../site/backend/send-contact-email.ts';
import { checkContactMessage } from '../../site/contact/message.ts';
import type { SendOutcome } from '../../site/page-module.ts';
import type { ContactServices } from './send-contact-email/receive.ts';

/** Forwards a form posted without JavaScript to the hosted backend. */
export async function forwardToBackend(
  backend: Backend,
  input: unknown,
  { ceiling, log }: Pick<ContactServices, 'ceiling' | 'log'>,
): Promise<SendOutcome> {
  const checked = checkContactMessage(input);
  if ('problems' in checked) return { kind: 'invalid', problems: checked.problems };
  const giveBack = ceiling?.take();
  if (ceiling && !giveBack) return { kind: 'failed', status: 429 };
  try {
    await sendContactEmail(backend, checked.message, { signals: { trap: false } });
    return { kind: 'accepted' };
  } catch (error) {
    giveBack?.();
    log.error('backend.failed', { error: error instanceof Error ? error.name : 'unknown' });
    return { kind: 'failed', status: 503 };
  }
}
