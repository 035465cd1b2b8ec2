import { toolCommand } from '../process/home-folder.ts';
import type { LogAndClock } from '../monitoring/log.ts';
import type { Claim, MessageStore, Outcome } from '../store/store.ts';
import { SEND_LIMIT_MS, type Attempt, type Channel } from './channel.ts';
import { nextAttemptAt } from './retry-schedule.ts';

export interface DeliveryServices extends LogAndClock {
  store: Pick<MessageStore, 'claim' | 'reclaim' | 'settle'>;
  channel: Channel;
  /** A number from 0 up to 1, the jitter of retries. */
  random(): number;
  /** Name of this worker; no other has it, and none had it before. */
  worker: string;
  onAttempt?(result: Outcome['result']): void;
}

/** Milliseconds to pause after a receiver has refused everything from us. */
export const OPERATOR_PAUSE_MS = 15 * 60_000;

/** Longer than an attempt can last, or a second worker could deliver the same message meanwhile. */
const LEASE_MS = 2 * SEND_LIMIT_MS;

/** The longest pause that a receiver may ask for. Much longer ones look like a wrong clock (FURTHEST_AHEAD_MS). */
const LONGEST_WISH_MS = 60 * 60_000;

/** Work that a failure of the store has left unfinished. */
export interface Pending {
  /** An outcome that the store could not record yet. */
  unsettled?: { claim: Claim; outcome: Outcome };
  /** The store may have handed a delivery out although its answer was lost. */
  isClaimUnclear?: boolean;
}

/**
 * Claims one due delivery of the channel's kind, attempts it and records the outcome. Delivery is at least once: when a
 * process dies in between, its lease runs out and the message is delivered again, under the same ID.
 * @throws when the store fails. The unfinished work is then in `pending`, and the next call settles it first.
 */
export async function deliverNext(
  services: DeliveryServices,
  pending: Pending = {},
): Promise<'idle' | 'worked' | 'refused'> {
  if (pending.unsettled) return settle(services, pending, pending.unsettled);
  const { store, channel, now, worker, onAttempt } = services;
  const { kind } = channel;
  // Otherwise that delivery would wait until its lease runs out.
  if (pending.isClaimUnclear) await store.reclaim({ kind, worker });
  pending.isClaimUnclear = true;
  const claim = await store.claim({ kind, now: now(), leaseMs: LEASE_MS, worker });
  pending.isClaimUnclear = false;
  if (!claim) return 'idle';
  const attempt = await channel.send(claim);
  const outcome = outcomeOf(attempt, claim, services);
  onAttempt?.(outcome.result);
  report(outcome, attempt.fault?.code, claim, services);
  pending.unsettled = { claim, outcome };
  return settle(services, pending, pending.unsettled);
}

/** A lease that has expired is still ours until another worker claims the delivery. */
async function settle(
  { store, channel, log }: DeliveryServices,
  pending: Pending,
  { claim, outcome }: NonNullable<Pending['unsettled']>,
) {
  const settled = await store.settle(claim, outcome);
  pending.unsettled = undefined;
  if (!settled) log.warn(`${channel.kind}.lease-lost`, { id: claim.message.id });
  return outcome.result === 'returned' ? 'refused' : 'worked';
}

/** Once one recipient has the message and no other can still get it, it counts as sent. */
function outcomeOf(
  { deliveredTo = [], fault }: Attempt,
  { delivery }: Claim,
  services: DeliveryServices,
): Outcome {
  const at = services.now();
  if (!fault) return { result: 'sent', at };
  const { error, notBefore = 0 } = fault;
  if (fault.verdict === 'operator')
    return { result: 'returned', nextAttemptAt: at + OPERATOR_PAUSE_MS, error };
  const { attempts, firstAttemptAt = at } = delivery;
  const next =
    fault.verdict === 'never'
      ? undefined
      : nextAttemptAt({ attempts, firstAttemptAt, now: at, random: services.random() });
  const some = deliveredTo.length > 0 ? deliveredTo : undefined;
  if (next !== undefined) {
    const wished = Math.min(notBefore, at + LONGEST_WISH_MS);
    return { result: 'deferred', nextAttemptAt: Math.max(next, wished), error, deliveredTo: some };
  }
  return some ? { result: 'sent', at, deliveredTo: some, error } : { result: 'failed', error };
}

/**
 * Logs how an attempt ended, without the receiver's words, which may quote the visitor. `delivered` is how many
 * recipients have the mail when others do not.
 */
function report(
  outcome: Outcome,
  code: string | undefined,
  { message: { id }, delivery }: Claim,
  { channel: { kind, setting }, log }: DeliveryServices,
) {
  const facts = { id, attempts: delivery.attempts };
  const delivered = 'deliveredTo' in outcome ? outcome.deliveredTo?.length : undefined;
  const fault = { ...facts, code, delivered };
  switch (outcome.result) {
    case 'sent':
      log.info(`${kind}.sent`, facts);
      if (delivered) log.alarm(`${kind}.recipients-refused`, { ...fault, fix: 'check MAIL_TO' });
      return;
    case 'deferred':
      return log.warn(`${kind}.deferred`, { ...fault, until: iso(outcome.nextAttemptAt) });
    case 'returned':
      return log.alarm(`${kind}.refused`, {
        ...fault,
        until: iso(outcome.nextAttemptAt),
        fix: `check ${setting}`,
      });
    default:
      return log.alarm(`${kind}.failed`, {
        ...fault,
        fix: `check ${setting}, then ${toolCommand('inbox')} retry ${id}`,
      });
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
