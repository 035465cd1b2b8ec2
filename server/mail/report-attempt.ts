import type { Log } from '../log.ts';
import type { Outcome, StoredMessage } from '../messages/store.ts';
import type { SendResult } from './smtp.ts';

/**
 * Logs how an attempt ended. The mail server's words stay on the delivery: they may quote the visitor, and the log
 * must not. `delivered`: how many recipients have the mail although others do not.
 */
export function reportAttempt(result: SendResult, outcome: Outcome, message: StoredMessage, log: Log) {
  const facts = { id: message.id, attempts: message.delivery.attempts };
  const code = result.sent ? result.partial?.code : result.code;
  const delivered = 'deliveredTo' in outcome ? outcome.deliveredTo?.length : undefined;
  const fault = { ...facts, code, delivered };
  switch (outcome.result) {
    case 'sent':
      log.info('mail.sent', facts);
      if (delivered) log.alarm('mail.recipients-refused', { ...fault, mend: 'MAIL_TO' });
      return;
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
