import type { Log } from '../log.ts';
import type { Outcome, StoredMessage } from '../messages/store.ts';
import type { SendResult } from './smtp.ts';

/**
 * Tells the log how an attempt ended. The mail server's words stay on the delivery: they may quote the visitor,
 * and the log must not. `delivered`: how many recipients have the mail although others do not.
 */
export function reportAttempt(result: SendResult, outcome: Outcome, message: StoredMessage, log: Log) {
  const facts = { id: message.id, attempts: message.delivery.attempts };
  if (result.sent) {
    log.info('mail.sent', facts);
    if (result.refused === 0) return;
    return log.alarm('mail.recipients-refused', { ...facts, refused: result.refused, mend: 'MAIL_TO' });
  }
  const { code, deliveredTo } = result;
  const fault = { ...facts, code, delivered: deliveredTo?.length };
  switch (outcome.result) {
    case 'deferred':
      return log.warn('mail.deferred', { ...fault, until: iso(outcome.nextAttemptAt) });
    case 'returned':
      return log.alarm('mail.turned-away', { ...fault, until: iso(outcome.nextAttemptAt), mend: 'SMTP_URL' });
    default:
      return log.alarm('mail.failed', { ...fault, mend: `npm run inbox -- retry ${message.id}` });
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
