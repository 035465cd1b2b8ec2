import { fragment, type Database, type Fragment } from './databases/database.ts';
import { toDelivery, toMessage, toSummary } from './rows.ts';
import {
  DELIVERY_KINDS,
  FURTHEST_AHEAD_MS,
  type DeliveryKind,
  type MessageStore,
  type Outcome,
} from './store.ts';
import { storable } from './visitor-text.ts';

type Deliveries = Pick<
  MessageStore,
  'summary' | 'claim' | 'settle' | 'reclaim' | 'reassign' | 'retry' | 'release'
>;

/** The operations on deliveries in the store. Every change is one statement. */
export function createDeliveries(
  { sql, skipLocked }: Pick<Database, 'sql' | 'skipLocked'>,
  kinds: readonly DeliveryKind[],
): Deliveries {
  const deliveries: Deliveries = {
    async summary() {
      const { rows } = await sql`
        select kind, state, count(*) as deliveries, min(created_at) as oldest from deliveries group by kind, state`;
      return toSummary(rows);
    },

    // Each of the two reads only the first row of an index, however many wait.
    async claim({ kind, now, leaseMs, worker }) {
      const lease = { worker, until: now + leaseMs };
      const furthest = now + FURTHEST_AHEAD_MS;
      const first = (which: Fragment) => fragment`
        select message_id from deliveries
        where kind = ${kind} and ${which} order by due_at, message_id limit 1 ${skipLocked}`;
      const { rows } = await sql`
        update deliveries
        set state = 'sending', attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}),
          lease_worker = ${lease.worker}, lease_until = ${lease.until}
        where kind = ${kind} and message_id = coalesce(
          (${first(fragment`due_at <= ${now}`)}),
          (${first(fragment`due_at > ${furthest}`)}))
        returning *`;
      const [claimed] = rows.map(toDelivery);
      if (!claimed) return undefined;
      const found = await sql`select * from messages where id = ${claimed.messageId}`;
      const [message] = found.rows.map(toMessage);
      // The message has just been deleted.
      if (!message) return deliveries.claim({ kind, now, leaseMs, worker });
      return { message, delivery: claimed.delivery, lease };
    },

    async settle({ message, delivery, lease }, outcome) {
      // Only with its own lease, because a worker that lost it must not undo the work of the next one.
      const { changes } = await sql`
        update deliveries set ${changesBy(outcome)}, lease_worker = null, lease_until = null
        where message_id = ${message.id} and kind = ${delivery.kind}
          and lease_worker = ${lease.worker} and lease_until = ${lease.until}`;
      return changes > 0;
    },

    async reclaim(whose) {
      const own = whose ? fragment`and kind = ${whose.kind} and lease_worker = ${whose.worker}` : fragment``;
      const { changes } = await sql`
        update deliveries set state = 'waiting', lease_worker = null, lease_until = null
        where state = 'sending' ${own}`;
      return changes;
    },

    async reassign() {
      const { changes } = await sql`
        update deliveries set kind = ${kinds[0] ?? 'mail'}
        where kind not in (${kinds}) and state in ('waiting', 'held') and not exists (
          select 1 from deliveries as other
          where other.message_id = deliveries.message_id and other.kind in (${kinds}))`;
      return changes;
    },

    async retry(id, now, kind) {
      const { changes } = await sql`
        update deliveries
        set state = 'waiting', attempts = 0, first_attempt_at = null, next_attempt_at = ${now},
          lease_worker = null, lease_until = null
        where message_id = ${id} and kind in (${kind ? [kind] : DELIVERY_KINDS}) and (
          state in ('waiting', 'failed') or ${leaseIsOver(now)})`;
      return changes > 0;
    },

    async release(id, now) {
      const { changes } = await sql`
        update deliveries set state = 'waiting', next_attempt_at = ${now} where message_id = ${id} and state = 'held'`;
      return changes > 0;
    },
  };
  return deliveries;
}

/** Also when the lease ends too far ahead: a wrong clock has set it. */
export function leaseIsOver(now: number): Fragment {
  return fragment`(lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS})`;
}

/** The changes at the end of an attempt. */
function changesBy(outcome: Outcome): Fragment {
  const error = outcome.error === undefined ? null : storable(outcome.error);
  switch (outcome.result) {
    case 'sent':
      return fragment`
        state = 'sent', sent_at = ${outcome.at}, delivered_to = ${listOf(outcome)}, last_error = ${error}`;
    case 'deferred':
      return fragment`
        state = 'waiting', next_attempt_at = ${outcome.nextAttemptAt},
        delivered_to = coalesce(${listOf(outcome)}, delivered_to), last_error = ${error}`;
    case 'returned':
      // As if never tried, so that days of the operator's fault do not use up the message's own.
      return fragment`
        state = 'waiting', next_attempt_at = ${outcome.nextAttemptAt},
        attempts = attempts - 1, first_attempt_at = null, last_error = ${error}`;
    case 'failed':
      return fragment`state = 'failed', last_error = ${error}`;
  }
}

/** Recipients as they are stored. */
export function listOf({ deliveredTo }: { deliveredTo?: readonly string[] }): string | null {
  return deliveredTo ? JSON.stringify(deliveredTo) : null;
}
