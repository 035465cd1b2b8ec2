import { createHash } from 'node:crypto';
import { CONTACT_FIELDS } from '../../../site/contact/contact-fields.ts';
import { checkContactMessage, type ContactMessage } from '../../../site/contact/message.ts';
import type { Attribution } from '../../../site/contact/attribution.ts';
import type { FormSignals } from '../../../site/contact/form-signals.ts';
import type { LanguageCode } from '../../../site/language/languages.ts';
import { toolCommand } from '../../process/home-folder.ts';
import type { LogAndClock } from '../../monitoring/log.ts';
import { StoreBusyError } from '../../store/store-error.ts';
import type { MessageStore } from '../../store/store.ts';
import type { Limit } from '../../middleware/rate-limit.ts';
import type { Repetition } from './repetition.ts';
import { suspicion } from './suspicion.ts';
import { oneLine, storable } from '../../store/visitor-text.ts';

export interface ContactServices extends LogAndClock {
  store: Pick<MessageStore, 'save' | 'findByKey'>;
  repetition: Repetition;
  /** Absent when there is none. */
  ceiling?: Limit;
  /** Wakes the delivery workers. */
  wake(): void;
}

export interface ContactMeta {
  /** The language of the page with the form. */
  language: LanguageCode;
  /** Its path, where known. */
  page?: string;
  idempotencyKey?: string;
  signals?: FormSignals;
}

export type ContactOutcome =
  /** The message is on disk. `replayed`: it was stored before. */
  | { outcome: 'accepted'; id: string; replayed: boolean }
  /** The idempotency key belongs to another message. */
  | { outcome: 'conflict' }
  /** All clients together have sent too much; nothing was stored. */
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The store failed; nothing was stored, and the visitor should keep the form. */
  | { outcome: 'unavailable' };

/** The message in the fields of a call or of a posted form, or the first problem of each invalid field. */
export function readContactMessage(input: object) {
  const fields = Object.entries(input).map(([field, value]) => [
    field,
    typeof value === 'string' ? storable(value) : value,
  ]);
  return checkContactMessage(Object.fromEntries(fields));
}

/**
 * Receives every contact message, with JavaScript or without: stores it with its deliveries, and only then returns that
 * it was accepted. Suspicious messages are accepted too, so that robots learn nothing, but they are held and not
 * delivered until the operator releases them.
 */
export async function receiveContactMessage(
  { store, repetition, ceiling, wake, log, now }: ContactServices,
  message: ContactMessage,
  { language, page, idempotencyKey, signals }: ContactMeta,
): Promise<ContactOutcome> {
  const at = now();
  const giveBack = ceiling?.take();
  if (ceiling && !giveBack) {
    const retryAfterSeconds = ceiling.waitSeconds();
    return (await repeatOf(message, idempotencyKey, store, at)) ?? { outcome: 'limited', retryAfterSeconds };
  }
  // Remembered in any case: a robot that fell into the trap may send the same text again without it.
  const repeated = repetition.isRepeated(message, at);
  const heldReason = suspicion(message, signals) ?? (repeated ? 'repeated' : undefined);
  try {
    const attribution = onOneLine(signals?.attribution);
    const entry = { message, language, page, attribution, heldReason, idempotencyKey };
    const result = await store.save(entry, at);
    if (result.outcome !== 'saved') giveBack?.();
    if (result.outcome === 'conflict') return result;
    log.info('message.accepted', { id: result.id, heldReason, replayed: result.outcome === 'replayed' });
    if (result.outcome === 'saved' && !heldReason) wake();
    return { outcome: 'accepted', id: result.id, replayed: result.outcome === 'replayed' };
  } catch (error) {
    giveBack?.();
    if (error instanceof StoreBusyError) log.error('message.not-stored', { error });
    else log.alarm('message.not-stored', { error, fix: `${toolCommand('doctor')} says what is wrong` });
    return { outcome: 'unavailable' };
  }
}

/** The answer to a repeat beyond the ceiling. Undefined when the message is not a repeat or the store fails. */
async function repeatOf(
  message: ContactMessage,
  key: string | undefined,
  store: Pick<MessageStore, 'findByKey'>,
  now: number,
): Promise<ContactOutcome | undefined> {
  const first = key === undefined ? undefined : await store.findByKey(key, now).catch(() => undefined);
  if (!first) return undefined;
  const isSame = digestOf(first) === digestOf(message);
  return isSame ? { outcome: 'accepted', id: first.id, replayed: true } : { outcome: 'conflict' };
}

/** The same for the same fields. */
export function digestOf(message: ContactMessage): string {
  const fields = CONTACT_FIELDS.map((field) => message[field]);
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

function onOneLine(attribution: Attribution = {}): Attribution {
  return Object.fromEntries(Object.entries(attribution).map(([field, value]) => [field, oneLine(value)]));
}
