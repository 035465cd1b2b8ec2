import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CONTACT_FIELDS } from '../../../app/contact/contact-fields.ts';
import {
  checkContactMessage,
  type ContactMessage,
  type FieldProblems,
} from '../../../app/contact/message.ts';
import type { FormSignals } from '../../../app/contact/form-signals.ts';
import type { LanguageCode } from '../../../app/language/languages.ts';
import type { Log } from '../../log.ts';
import { IDEMPOTENCY_MS, type MessageStore } from '../../messages/store.ts';
import type { Ceiling } from '../../middleware/rate-limit.ts';
import type { Repetition } from './repetition.ts';
import { suspicion } from './suspicion.ts';
import { storable } from '../../messages/visitor-text.ts';

export interface ContactServices {
  store: Pick<MessageStore, 'save' | 'findByKey'>;
  repetition: Repetition;
  accepted: AcceptedKeys;
  /** Absent when there is none. */
  ceiling?: Ceiling;
  /** Makes the outbox worker look for messages now. */
  wake(): void;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** What this process has accepted, by idempotency key: a repeat is answered from here, also beyond a limit. */
export type AcceptedKeys = LRUCache<string, { id: string; digest: string }>;

/** Keys remembered, about two megabytes. Beyond that the longest unused is forgotten. */
export const MOST_KEYS = 5000;

export function createAcceptedKeys(): AcceptedKeys {
  return new LRUCache({ max: MOST_KEYS, ttl: IDEMPOTENCY_MS });
}

export interface ContactMeta {
  /** The language of the page with the form. */
  language: LanguageCode;
  idempotencyKey?: string;
  signals?: FormSignals;
}

export type ContactOutcome =
  /** The message is on disk. `replayed`: it was there already. */
  | { outcome: 'accepted'; id: string; replayed: boolean }
  | { outcome: 'invalid'; problems: FieldProblems }
  /** The idempotency key belongs to another message. */
  | { outcome: 'conflict' }
  /** All clients together have sent too much; nothing was stored. */
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The store failed; nothing was stored, and the visitor should keep the form. */
  | { outcome: 'unavailable' };

/**
 * Receives every contact message, with JavaScript or without: validates it, stores it with its delivery, and only then
 * returns that it was accepted. Suspicious messages are accepted too, so that robots learn nothing, but they are held and
 * not mailed until the operator releases them.
 */
export async function receiveContactMessage(
  { store, repetition, accepted, ceiling, wake, log, now }: ContactServices,
  input: unknown,
  { language, idempotencyKey, signals }: ContactMeta,
): Promise<ContactOutcome> {
  const checked = checkContactMessage(storableFields(input));
  if ('problems' in checked) return { outcome: 'invalid', problems: checked.problems };
  const { message } = checked;
  const digest = digestOf(message);
  const at = now();
  const known = idempotencyKey === undefined ? undefined : accepted.get(idempotencyKey);
  const place = known ? undefined : ceiling?.take();
  // Without a place, only the store may know the key, from another server or from before the start.
  const first = known ?? (ceiling && !place ? await storedFirst(store, idempotencyKey, at) : undefined);
  if (first && first.digest !== digest) return { outcome: 'conflict' };
  if (first) {
    log.info('message.accepted', { id: first.id, replayed: true });
    return { outcome: 'accepted', id: first.id, replayed: true };
  }
  if (ceiling && !place) return { outcome: 'limited', retryAfterSeconds: ceiling.waitSeconds() };
  // Remembered in any case: a robot that fell into the trap may send the same text again without it.
  const repeated = repetition.isRepeated(message, at);
  const heldReason = suspicion(message, signals) ?? (repeated ? 'repeated' : undefined);
  try {
    const result = await store.save({ message, language, heldReason, idempotencyKey }, at);
    if (place && result.outcome !== 'saved') ceiling?.giveBack(place);
    if (result.outcome === 'conflict') return result;
    if (idempotencyKey !== undefined) accepted.set(idempotencyKey, { id: result.id, digest });
    log.info('message.accepted', { id: result.id, heldReason, replayed: result.outcome === 'replayed' });
    if (result.outcome === 'saved' && !heldReason) wake();
    return { outcome: 'accepted', id: result.id, replayed: result.outcome === 'replayed' };
  } catch (error) {
    if (place) ceiling?.giveBack(place);
    log.error('message.not-stored', { error });
    return { outcome: 'unavailable' };
  }
}

/** The first message with this key. Undefined also when the store fails. */
async function storedFirst(store: Pick<MessageStore, 'findByKey'>, key: string | undefined, now: number) {
  if (key === undefined) return undefined;
  try {
    const first = await store.findByKey(key, now);
    return first && { id: first.id, digest: digestOf(first) };
  } catch {
    return undefined;
  }
}

/** The same for the same fields. */
export function digestOf(message: ContactMessage): string {
  const fields = CONTACT_FIELDS.map((field) => message[field]);
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

function storableFields(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'string' ? storable(value) : value,
    ]),
  );
}
