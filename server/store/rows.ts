import * as v from 'valibot';
import { ATTRIBUTION_FIELDS } from '../../site/contact/attribution.ts';
import { COMPANY_TYPES } from '../../site/contact/contact-fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  HELD_REASONS,
  type Delivery,
  type ReceivedMessage,
  type Summary,
} from './store.ts';

/** A row of `messages`: the columns are the same in every database. */
export function toMessage(row: unknown): ReceivedMessage {
  return v.parse(MESSAGE, fieldsOf(row));
}

/** A row of `deliveries`, with the message it belongs to. */
export function toDelivery(row: unknown): { messageId: string; delivery: Delivery } {
  const { messageId, leaseWorker, leaseUntil, ...delivery } = v.parse(DELIVERY, fieldsOf(row));
  const hasLease = leaseWorker !== undefined && leaseUntil !== undefined;
  const lease = hasLease ? { worker: leaseWorker, until: leaseUntil } : undefined;
  return { messageId, delivery: { ...delivery, lease } };
}

function fieldsOf(row: unknown) {
  const columns = Object.entries(v.parse(v.record(v.string(), v.unknown()), row));
  return Object.fromEntries(columns.map(([name, value]) => [camelCase(name), value ?? undefined]));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const TEXT = v.optional(v.string());
const TIME = v.optional(v.number());

const ATTRIBUTION = v.object(v.entriesFromList(ATTRIBUTION_FIELDS, TEXT));

// A newer version may have written other values, which become the default: one row must not stop all mail.
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
  page: v.string(),
  attribution: v.fallback(v.pipe(v.string(), v.parseJson(), ATTRIBUTION), {}),
  heldReason: v.fallback(v.optional(v.picklist(HELD_REASONS)), undefined),
});

const DELIVERY = v.object({
  messageId: v.string(),
  kind: v.picklist(DELIVERY_KINDS),
  state: v.picklist(DELIVERY_STATES),
  attempts: v.number(),
  firstAttemptAt: TIME,
  nextAttemptAt: v.number(),
  leaseWorker: TEXT,
  leaseUntil: TIME,
  deliveredTo: v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), v.array(v.string()))), undefined),
  lastError: TEXT,
  sentAt: TIME,
});

/** @param rows one for each kind and state: the number of deliveries, and the time when the oldest was made */
export function toSummary(rows: unknown): Summary {
  const counts = v.parse(COUNTS, rows);
  const of = (wanted: (typeof DELIVERY_KINDS)[number]) => {
    const own = counts.filter(({ kind }) => kind === wanted);
    const unsent = own.filter(({ state }) => state === 'waiting' || state === 'sending');
    return {
      ...EMPTY,
      ...Object.fromEntries(own.map(({ state, deliveries }) => [state, deliveries])),
      oldestWaitingAt: unsent.length > 0 ? Math.min(...unsent.map(({ oldest }) => oldest)) : undefined,
    };
  };
  return { mail: of('mail'), webhook: of('webhook') };
}

const EMPTY = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };

const COUNTS = v.array(
  v.object({
    kind: v.string(),
    state: v.picklist(DELIVERY_STATES),
    deliveries: v.number(),
    oldest: v.number(),
  }),
);
