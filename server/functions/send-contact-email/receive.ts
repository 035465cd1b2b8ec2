import { checkContactMessage, type ContactField, type FieldProblem } from '../../../app/contact/message.ts';
import type { FormSignals } from '../../../app/contact/form-signals.ts';
import type { LanguageCode } from '../../../app/language/languages.ts';
import type { Log } from '../../log.ts';
import type { HeldReason, MessageStore } from '../../messages/store.ts';

export interface ContactServices {
  store: Pick<MessageStore, 'save'>;
  /** Tells the worker that there is something to mail. */
  wake(): void;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** What is known of a message beside its fields. */
export interface ContactMeta {
  /** The language the visitor reads the site in. */
  language: LanguageCode;
  idempotencyKey?: string;
  signals?: FormSignals;
}

export type ContactOutcome =
  /** The message is on the disk. `replayed`: it already was. */
  | { outcome: 'accepted'; id: string; replayed: boolean }
  | { outcome: 'invalid'; problems: Partial<Record<ContactField, FieldProblem>> }
  /** The idempotency key belongs to another message. */
  | { outcome: 'conflict' }
  /** The store failed; nothing was kept, and the visitor should keep the form. */
  | { outcome: 'unavailable' };

/**
 * The one way a contact message comes in, with JavaScript or without: checks it, keeps it together with its
 * delivery, and only then says that it was accepted. What looks like a robot's work is accepted too, so that
 * the robot learns nothing, but it is held: nobody is mailed until the operator releases it.
 */
export async function receiveContactMessage(
  { store, wake, log, now }: ContactServices,
  input: unknown,
  { language, idempotencyKey, signals }: ContactMeta,
): Promise<ContactOutcome> {
  const checked = checkContactMessage(storable(input));
  if ('problems' in checked) return { outcome: 'invalid', problems: checked.problems };
  const heldReason = suspicion(signals);
  try {
    const result = await store.save(
      { message: checked.message, language, heldReason, idempotencyKey },
      now(),
    );
    if (result.outcome === 'conflict') return result;
    log.info('message.accepted', { id: result.id, heldReason, replayed: result.outcome === 'replayed' });
    if (result.outcome === 'saved' && !heldReason) wake();
    return { outcome: 'accepted', id: result.id, replayed: result.outcome === 'replayed' };
  } catch (error) {
    log.error('message.not-stored', { error });
    return { outcome: 'unavailable' };
  }
}

/** Without what no database keeps as it is: NUL (PostgreSQL refuses it) and halves of surrogate pairs. */
function storable(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  );
}

/**
 * Seconds after opening the site, rounded by the form: nobody sends it in the first half second, and a form that
 * a browser has filled in by itself may well be sent in the first two.
 */
const FASTEST_PERSON = 1;

function suspicion(signals: FormSignals | undefined): HeldReason | undefined {
  if (signals?.trap) return 'trap';
  return signals?.seconds !== undefined && signals.seconds < FASTEST_PERSON ? 'too-fast' : undefined;
}
