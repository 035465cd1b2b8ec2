import type { Log } from '../log.ts';
import type { Claim, MessageStore, Outcome } from '../messages/store.ts';
import { nextAttemptAt } from './retry-schedule.ts';
import { SEND_LIMIT_MS, type Mailer, type SendResult } from './smtp.ts';

export interface DeliveryServices {
  store: Pick<MessageStore, 'claim' | 'settle'>;
  mailer: Mailer;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
  /** A number from 0 up to 1, the jitter of retries. */
  random(): number;
  /** Who claims; written on the delivery for the operator's eyes. */
  worker: string;
  /** Is told how each attempt ended. */
  onAttempt?(result: Outcome['result']): void;
}

/** How long nothing is mailed after the mail server has turned us away. */
export const OPERATOR_PAUSE_MS = 15 * 60_000;

/** Longer than an attempt can last, or a second worker might mail what the first is still mailing. */
const LEASE_MS = 2 * SEND_LIMIT_MS;

/**
 * Claims one due delivery, mails it and writes the outcome on it. Delivery is at least once: a process
 * that dies in between leaves a lease, and when that has run out the message is mailed again, under the
 * same Message-ID.
 * @throws when the store fails.
 */
export async function deliverNext(services: DeliveryServices): Promise<'idle' | 'worked' | 'turned-away'> {
  const { store, mailer, log, now, worker, onAttempt } = services;
  const [claim] = await store.claim({ limit: 1, now: now(), leaseMs: LEASE_MS, worker });
  if (!claim) return 'idle';
  const result = await mailer.send(claim.message);
  const outcome = outcomeOf(result, claim, services);
  onAttempt?.(outcome.result);
  report(result, outcome, claim, log);
  const settled = await store.settle(claim, outcome);
  if (!settled) log.warn('mail.lease-lost', { id: claim.message.id });
  return outcome.result === 'returned' ? 'turned-away' : 'worked';
}

function outcomeOf(result: SendResult, { message }: Claim, { now, random }: DeliveryServices): Outcome {
  const at = now();
  if (result.sent) return { result: 'sent', at };
  const { fault, error } = result;
  if (fault === 'operator') return { result: 'returned', nextAttemptAt: at + OPERATOR_PAUSE_MS, error };
  if (fault === 'permanent') return { result: 'failed', error };
  const { attempts, firstAttemptAt = at } = message.delivery;
  const next = nextAttemptAt({ attempts, firstAttemptAt, now: at, random: random() });
  return next === undefined
    ? { result: 'failed', error }
    : { result: 'deferred', nextAttemptAt: next, error };
}

/** The server's words stay on the delivery: they may quote the visitor, and the log must not. */
function report(result: SendResult, outcome: Outcome, { message }: Claim, log: Log) {
  const facts = { id: message.id, attempts: message.delivery.attempts };
  if (result.sent) {
    log.info('mail.sent', facts);
    if (result.refused > 0) {
      log.alarm('mail.recipients-refused', { ...facts, refused: result.refused, mend: 'MAIL_TO' });
    }
  } else if (outcome.result === 'returned') {
    log.alarm('mail.turned-away', {
      ...facts,
      code: result.code,
      mend: 'SMTP_URL',
      pauseSeconds: OPERATOR_PAUSE_MS / 1000,
    });
  } else if (outcome.result === 'deferred') {
    log.warn('mail.deferred', {
      ...facts,
      code: result.code,
      until: new Date(outcome.nextAttemptAt).toISOString(),
    });
  } else {
    log.error('mail.failed', { ...facts, code: result.code, mend: `npm run inbox -- retry ${message.id}` });
  }
}
