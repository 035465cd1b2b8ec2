import { randomBytes } from 'node:crypto';
import { toMessage } from './rows.ts';
import { FURTHEST_AHEAD_MS, type Delivery, type MessageStore, type Outcome } from './store.ts';
import { storable } from './visitor-text.ts';

/** Runs a statement with its values bound, as a transaction of its own. */
export type Sql<Value = string | number | null> = (
  strings: TemplateStringsArray,
  ...values: Value[]
) => Promise<{ rows: unknown[]; changes: number }>;

type CommonMethods = Pick<MessageStore, 'find' | 'settle' | 'retry' | 'release' | 'probe'>;

/**
 * How many bytes saving the longest message writes: 20 KB of text, and ten pages of tables and indexes. On a disk that
 * is nearly full, less might still fit.
 */
const LONGEST_SAVE = 64 * 1024;

/** The methods whose statements are the same in SQLite and PostgreSQL. */
export function commonMethods(sql: Sql): CommonMethods {
  return {
    async find(id) {
      const { rows } = await sql`select * from messages join deliveries on message_id = id where id = ${id}`;
      return rows.map(toMessage)[0];
    },

    async settle({ message, lease }, outcome) {
      const after = afterOutcome(message.delivery, outcome);
      const deliveredTo = after.deliveredTo ? JSON.stringify(after.deliveredTo) : null;
      // Only under the lease it was claimed with: a worker that lost it must not undo what its successor did.
      const { changes } = await sql`
        update deliveries
        set state = ${after.state}, attempts = ${after.attempts}, first_attempt_at = ${after.firstAttemptAt ?? null},
          next_attempt_at = ${after.nextAttemptAt}, last_error = ${after.lastError ?? null},
          sent_at = ${after.sentAt ?? null}, delivered_to = ${deliveredTo}, lease_worker = null, lease_until = null
        where message_id = ${message.id} and lease_worker = ${lease.worker} and lease_until = ${lease.until}`;
      return changes > 0;
    },

    async retry(id, now) {
      const { changes } = await sql`
        update deliveries
        set state = 'waiting', attempts = 0, first_attempt_at = null, next_attempt_at = ${now},
          lease_worker = null, lease_until = null
        where message_id = ${id} and (
          state in ('waiting', 'failed') or lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS})`;
      return changes > 0;
    },

    async release(id, now) {
      const { changes } = await sql`
        update deliveries set state = 'waiting', next_attempt_at = ${now}
        where message_id = ${id} and state = 'held'`;
      return changes > 0;
    },

    async probe(now) {
      // Random, because text that compresses well might not be written in full.
      const padding = randomBytes(LONGEST_SAVE / 2).toString('hex');
      await sql`update store_probe set written_at = ${now}, padding = ${padding}`;
    },
  };
}

/** What a claimed delivery becomes when its attempt has ended. */
function afterOutcome(delivery: Delivery, outcome: Outcome): Delivery {
  const lastError = outcome.error === undefined ? undefined : storable(outcome.error);
  switch (outcome.result) {
    case 'sent':
      return { ...delivery, state: 'sent', sentAt: outcome.at, deliveredTo: outcome.deliveredTo, lastError };
    case 'deferred':
      return {
        ...delivery,
        state: 'waiting',
        nextAttemptAt: outcome.nextAttemptAt,
        deliveredTo: outcome.deliveredTo ?? delivery.deliveredTo,
        lastError,
      };
    case 'returned':
      return {
        ...delivery,
        state: 'waiting',
        // As if never tried, so that days of the operator's fault do not use up the message's own.
        attempts: delivery.attempts - 1,
        firstAttemptAt: undefined,
        nextAttemptAt: outcome.nextAttemptAt,
        lastError,
      };
    case 'failed':
      return { ...delivery, state: 'failed', lastError };
  }
}
