import { toolCommand } from '../process/home-folder.ts';
import type { Log, LogAndClock } from '../monitoring/log.ts';
import type { Claim, MessageStore, Outcome, StoredMessage } from '../store/store.ts';
import { nextAttemptAt } from './retry-schedule.ts';
import { SEND_LIMIT_MS, type Attempt, type Mailer } from './mail/mail.ts';

export interface DeliveryServices extends LogAndClock {
  store: Pick<MessageStore, 'claim' | 'settle'>;
  mailer: Mailer;
  /** A number from 0 up to 1, the jitter of retries. */
  random(): number;
  /** Name of this worker, which the operator sees on the delivery. */
  worker: string;
  onAttempt?(result: Outcome['result']): void;
}

/** Milliseconds without mail after the server refused the login or all mail. */
export const OPERATOR_PAUSE_MS = 15 * 60_000;

/** Longer than an attempt can last, or a second worker could mail the same message meanwhile. */
const LEASE_MS = 2 * SEND_LIMIT_MS;

/** An outcome that the store could not record yet. */
export interface PendingOutcome {
  unsettled?: { claim: Claim; outcome: Outcome };
}

/**
 * Claims one due delivery, mails it and records the outcome. Delivery is at least once: when a process dies in between,
 * its lease runs out and the message is mailed again, under the same Message-ID.
 * @throws when the store fails. The outcome is then in `pending`, and the next call records it first.
 */
export async function deliverNext(
  services: DeliveryServices,
  pending: PendingOutcome = {},
): Promise<'idle' | 'worked' | 'refused'> {
  if (pending.unsettled) return settle(services, pending, pending.unsettled);
  const { store, mailer, log, now, worker, onAttempt } = services;
  const claim = await store.claim({ now: now(), leaseMs: LEASE_MS, worker });
  if (!claim) return 'idle';
  const attempt = await mailer.send(claim.message);
  const outcome = outcomeOf(attempt, claim, services);
  onAttempt?.(outcome.result);
  report(outcome, attempt.fault?.code, claim.message, log);
  pending.unsettled = { claim, outcome };
  return settle(services, pending, pending.unsettled);
}

/** An expired lease still counts until another worker claims the delivery. */
async function settle(
  { store, log }: DeliveryServices,
  pending: PendingOutcome,
  { claim, outcome }: NonNullable<PendingOutcome['unsettled']>,
) {
  const settled = await store.settle(claim, outcome);
  pending.unsettled = undefined;
  if (!settled) log.warn('mail.lease-lost', { id: claim.message.id });
  return outcome.result === 'returned' ? 'refused' : 'worked';
}

/** A message that one recipient has counts as sent once nobody else can get it. */
function outcomeOf({ deliveredTo, fault }: Attempt, { message }: Claim, services: DeliveryServices): Outcome {
  const at = services.now();
  if (!fault) return { result: 'sent', at };
  const { error } = fault;
  if (fault.fault === 'operator') return { result: 'returned', nextAttemptAt: at + OPERATOR_PAUSE_MS, error };
  const { attempts, firstAttemptAt = at } = message.delivery;
  const next =
    fault.fault === 'permanent'
      ? undefined
      : nextAttemptAt({ attempts, firstAttemptAt, now: at, random: services.random() });
  const some = deliveredTo.length > 0 ? deliveredTo : undefined;
  if (next !== undefined) return { result: 'deferred', nextAttemptAt: next, error, deliveredTo: some };
  return some ? { result: 'sent', at, deliveredTo: some, error } : { result: 'failed', error };
}

/**
 * Logs how an attempt ended, without the mail server's words, which may quote the visitor. `delivered` is how many
 * recipients have the mail when others do not.
 */
function report(outcome: Outcome, code: string | undefined, { id, delivery }: StoredMessage, log: Log) {
  const facts = { id, attempts: delivery.attempts };
  const delivered = 'deliveredTo' in outcome ? outcome.deliveredTo?.length : undefined;
  const fault = { ...facts, code, delivered };
  switch (outcome.result) {
    case 'sent':
      log.info('mail.sent', facts);
      if (delivered) log.alarm('mail.recipients-refused', { ...fault, fix: 'check MAIL_TO' });
      return;
    case 'deferred':
      return log.warn('mail.deferred', { ...fault, until: iso(outcome.nextAttemptAt) });
    case 'returned':
      return log.alarm('mail.refused', {
        ...fault,
        until: iso(outcome.nextAttemptAt),
        fix: 'check SMTP_URL',
      });
    default:
      return log.alarm('mail.failed', { ...fault, fix: `${toolCommand('inbox')} retry ${id}` });
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
