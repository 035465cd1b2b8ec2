import * as v from 'valibot';
import { COMPANY_TYPES, CONTACT_FIELDS } from '../../app/contact/contact-fields.ts';
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
  const columns = Object.entries(v.parse(v.record(v.string(), v.unknown()), row));
  const fields = Object.fromEntries(columns.map(([name, value]) => [camelCase(name), value ?? undefined]));
  const { leaseWorker, leaseUntil, ...delivery } = v.parse(DELIVERY, fields);
  const hasLease = leaseWorker !== undefined && leaseUntil !== undefined;
  const lease = hasLease ? { worker: leaseWorker, until: leaseUntil } : undefined;
  return { ...v.parse(MESSAGE, fields), delivery: { ...delivery, lease } };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const TEXT = v.optional(v.string());
const TIME = v.optional(v.number());

// Unknown words of a newer version are read as the default: one row must not stop the mail of all.
const MESSAGE = v.object({
  id: v.string(),
  receivedAt: v.number(),
  language: v.fallback(v.picklist(LANGUAGES.map(({ code }) => code)), DEFAULT_LANGUAGE),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  company: v.string(),
  companyType: v.fallback(v.picklist(['', ...COMPANY_TYPES]), ''),
  message: v.string(),
});

const DELIVERY = v.object({
  state: v.picklist(DELIVERY_STATES),
  heldReason: v.fallback(v.optional(v.picklist(HELD_REASONS)), undefined),
  attempts: v.number(),
  firstAttemptAt: TIME,
  nextAttemptAt: v.number(),
  leaseWorker: TEXT,
  leaseUntil: TIME,
  deliveredTo: v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), v.array(v.string()))), undefined),
  lastError: TEXT,
  sentAt: TIME,
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
