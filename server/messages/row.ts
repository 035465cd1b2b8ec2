import * as v from 'valibot';
import { COMPANY_TYPES } from '../../app/contact/message.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';
import { DELIVERY_STATES, HELD_REASONS, type StoredMessage } from './store.ts';

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

/** Words that this version does not know are read as the usual ones: one row must not stop the mail of all. */
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
