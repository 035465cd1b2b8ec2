import * as v from 'valibot';
import { COMPANY_TYPES, CONTACT_FIELDS } from '../../app/contact/message.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';
import {
  DELIVERY_STATES,
  HELD_REASONS,
  type MessageSummary,
  type NewMessage,
  type SaveResult,
  type StoredMessage,
} from './store.ts';

/** A row of `messages` joined with its row of `deliveries`: the columns are the same in every database. */
export function toMessage(row: unknown): StoredMessage {
  const {
    id,
    received_at,
    language,
    first_name,
    last_name,
    email,
    company,
    company_type,
    message,
    ...delivery
  } = v.parse(ROW, row);
  return {
    id,
    receivedAt: received_at,
    language,
    firstName: first_name,
    lastName: last_name,
    email,
    company,
    companyType: company_type,
    message,
    delivery: {
      state: delivery.state,
      heldReason: delivery.held_reason ?? undefined,
      attempts: delivery.attempts,
      firstAttemptAt: delivery.first_attempt_at ?? undefined,
      nextAttemptAt: delivery.next_attempt_at,
      lease:
        delivery.lease_worker !== null && delivery.lease_until !== null
          ? { worker: delivery.lease_worker, until: delivery.lease_until }
          : undefined,
      deliveredTo: delivery.delivered_to ?? undefined,
      lastError: delivery.last_error ?? undefined,
      sentAt: delivery.sent_at ?? undefined,
    },
  };
}

/** Unknown words of a newer version are read as the default: one row must not stop the mail of all. */
const ROW = v.object({
  id: v.string(),
  received_at: v.number(),
  language: v.fallback(v.picklist(LANGUAGES.map(({ code }) => code)), DEFAULT_LANGUAGE),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  company: v.string(),
  company_type: v.fallback(v.picklist(['', ...COMPANY_TYPES]), ''),
  message: v.string(),
  state: v.picklist(DELIVERY_STATES),
  held_reason: v.fallback(v.nullable(v.picklist(HELD_REASONS)), null),
  attempts: v.number(),
  first_attempt_at: v.nullable(v.number()),
  next_attempt_at: v.number(),
  lease_worker: v.nullable(v.string()),
  lease_until: v.nullable(v.number()),
  delivered_to: v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), v.array(v.string()))), null),
  last_error: v.nullable(v.string()),
  sent_at: v.nullable(v.number()),
});

/**
 * The summary, from rows with a state and a number of deliveries, and a row with the time when the oldest undelivered
 * message was received, or null.
 */
export function toSummary(counts: unknown, oldest: unknown): MessageSummary {
  const states = v.parse(COUNTS, counts).map(({ state, deliveries }) => [state, deliveries]);
  return {
    ...EMPTY,
    ...Object.fromEntries(states),
    oldestWaitingAt: v.parse(OLDEST, oldest).oldest ?? undefined,
  };
}

const EMPTY = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };
const COUNTS = v.array(v.object({ state: v.picklist(DELIVERY_STATES), deliveries: v.number() }));
const OLDEST = v.object({ oldest: v.nullable(v.number()) });

/** The total of a row that `count(*) as total` made. */
export function toTotal(row: unknown): number {
  return v.parse(v.object({ total: v.number() }), row).total;
}

/** The answer to a message whose idempotency key came with the `first` one. */
export function replayOf(first: StoredMessage, { message }: NewMessage): SaveResult {
  const same = CONTACT_FIELDS.every((field) => first[field] === message[field]);
  return same ? { outcome: 'replayed', id: first.id } : { outcome: 'conflict' };
}
