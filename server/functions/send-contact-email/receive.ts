import { checkContactMessage, type FieldProblems } from '../../../app/contact/message.ts';
import type { FormSignals } from '../../../app/contact/form-signals.ts';
import type { LanguageCode } from '../../../app/language/languages.ts';
import type { Log } from '../../log.ts';
import type { MessageStore } from '../../messages/store.ts';
import type { Ceiling } from './ceiling.ts';
import type { Repetition } from './repetition.ts';
import { suspicion } from './suspicion.ts';
import { storable } from '../../messages/visitor-text.ts';

export interface ContactServices {
  store: Pick<MessageStore, 'save'>;
  repetition: Repetition;
  /** Absent: as many as come are stored. */
  ceiling?: Ceiling;
  /** Tells the worker that there is something to mail. */
  wake(): void;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** What is known of a message beside its fields. */
export interface ContactMeta {
  /** The language of the page that the visitor wrote on. */
  language: LanguageCode;
  idempotencyKey?: string;
  signals?: FormSignals;
}

export type ContactOutcome =
  /** The message is on the disk. `replayed`: it already was. */
  | { outcome: 'accepted'; id: string; replayed: boolean }
  | { outcome: 'invalid'; problems: FieldProblems }
  /** The idempotency key belongs to another message. */
  | { outcome: 'conflict' }
  /** All clients together have sent too much; nothing was kept. */
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The store failed; nothing was kept, and the visitor should keep the form. */
  | { outcome: 'unavailable' };

/**
 * The one way a contact message comes in, with JavaScript or without: checks it, keeps it together with its
 * delivery, and only then says that it was accepted. What looks like a robot's work is accepted too, so that
 * the robot learns nothing, but it is held: nobody is mailed until the operator releases it.
 */
export async function receiveContactMessage(
  { store, repetition, ceiling, wake, log, now }: ContactServices,
  input: unknown,
  { language, idempotencyKey, signals }: ContactMeta,
): Promise<ContactOutcome> {
  const checked = checkContactMessage(storableFields(input));
  if ('problems' in checked) return { outcome: 'invalid', problems: checked.problems };
  const { message } = checked;
  const place = ceiling?.take();
  if (ceiling && !place) return { outcome: 'limited', retryAfterSeconds: ceiling.waitSeconds() };
  const at = now();
  // Noted in any case: a robot that fell into the trap may send the same words again past it.
  const repeated = repetition.isRepeated(message, at);
  const heldReason = suspicion(message, signals) ?? (repeated ? 'repeated' : undefined);
  try {
    const result = await store.save({ message, language, heldReason, idempotencyKey }, at);
    if (place && result.outcome !== 'saved') ceiling?.giveBack(place);
    if (result.outcome === 'conflict') return result;
    log.info('message.accepted', { id: result.id, heldReason, replayed: result.outcome === 'replayed' });
    if (result.outcome === 'saved' && !heldReason) wake();
    return { outcome: 'accepted', id: result.id, replayed: result.outcome === 'replayed' };
  } catch (error) {
    if (place) ceiling?.giveBack(place);
    log.error('message.not-stored', { error });
    return { outcome: 'unavailable' };
  }
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
