import { afterOutcome } from '../outcome.ts';
import { toMessage } from '../row.ts';
import { FURTHEST_AHEAD_MS, type Claim, type ClaimRequest, type Outcome } from '../store.ts';
import type { Database } from './database.ts';

/** `claim` of the contract. */
export function claim(
  { sql, transaction }: Database,
  { limit, now, leaseMs, worker }: ClaimRequest,
): Claim[] {
  const lease = { worker, until: now + leaseMs };
  const furthest = now + FURTHEST_AHEAD_MS;
  return transaction(() => {
    // Each of the three reads only as far into its index as it needs to, however many wait.
    const due = sql.all`
      select message_id from (
        select * from (
          select message_id, next_attempt_at from deliveries where state = 'waiting' and next_attempt_at <= ${now}
          order by next_attempt_at, message_id limit ${limit})
        union all
        select message_id, next_attempt_at from deliveries where state = 'waiting' and next_attempt_at > ${furthest}
        union all
        select message_id, next_attempt_at from deliveries
        where state = 'sending' and (lease_until <= ${now} or lease_until > ${furthest}))
      order by next_attempt_at, message_id
      limit ${limit}`;
    return due.map(({ message_id: id = null }) => {
      sql.run`
        update deliveries
        set state = 'sending', attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}),
          lease_worker = ${lease.worker}, lease_until = ${lease.until}
        where message_id = ${id}`;
      return {
        message: toMessage(
          sql.get`select * from messages join deliveries on message_id = id where id = ${id}`,
        ),
        lease,
      };
    });
  });
}

/** `reclaim` of the contract, for the only server. */
export function reclaim({ sql }: Database): number {
  const { changes } = sql.run`
    update deliveries set state = 'waiting', lease_worker = null, lease_until = null where state = 'sending'`;
  return Number(changes);
}

/** `settle` of the contract. */
export function settle({ sql }: Database, { message, lease }: Claim, outcome: Outcome): boolean {
  const { state, attempts, firstAttemptAt, nextAttemptAt, deliveredTo, lastError, sentAt } = afterOutcome(
    message.delivery,
    outcome,
  );
  // Only under the lease it was claimed with: a worker that overslept must not undo what its successor did.
  const { changes } = sql.run`
    update deliveries
    set state = ${state}, attempts = ${attempts}, first_attempt_at = ${firstAttemptAt ?? null},
      next_attempt_at = ${nextAttemptAt}, last_error = ${lastError ?? null}, sent_at = ${sentAt ?? null},
      delivered_to = ${deliveredTo ? JSON.stringify(deliveredTo) : null}, lease_worker = null, lease_until = null
    where message_id = ${message.id} and lease_worker = ${lease.worker} and lease_until = ${lease.until}`;
  return changes > 0;
}
