import * as v from 'valibot';
import { COMPANY_TYPES } from '../../site/contact/contact-fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';
import { DELIVERY_STATES, HELD_REASONS, type MessageSummary, type StoredMessage } from './store.ts';

/** A row of `messages`: the columns are the same in every database. */
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

/** The summary, from a row for each state with the number of its messages and the time when the oldest was received. */
export function toSummary(rows: unknown): MessageSummary {
  const counts = v.parse(COUNTS, rows);
  const unsent = counts.filter(({ state }) => state === 'waiting' || state === 'sending');
  return {
    ...EMPTY,
    ...Object.fromEntries(counts.map(({ state, messages }) => [state, messages])),
    oldestWaitingAt: unsent.length > 0 ? Math.min(...unsent.map(({ oldest }) => oldest)) : undefined,
  };
}

const EMPTY = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };

const COUNTS = v.array(
  v.object({ state: v.picklist(DELIVERY_STATES), messages: v.number(), oldest: v.number() }),
);
