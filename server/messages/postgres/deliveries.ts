import { afterOutcome } from '../outcome.ts';
import { toMessage } from '../row.ts';
import { FURTHEST_AHEAD_MS, type Claim, type ClaimRequest, type Outcome } from '../store.ts';
import type { Sql } from './pool.ts';

/** `claim` of the contract: what another server is claiming in this moment is passed over, not waited for. */
export async function claim(sql: Sql, { limit, now, leaseMs, worker }: ClaimRequest): Promise<Claim[]> {
  const lease = { worker, until: now + leaseMs };
  const furthest = now + FURTHEST_AHEAD_MS;
  const { rows } = await sql`
    with due as materialized (
      select message_id from deliveries
      where (state = 'waiting' and (next_attempt_at <= ${now} or next_attempt_at > ${furthest}))
        or (state = 'sending' and (lease_until <= ${now} or lease_until > ${furthest}))
      order by next_attempt_at, message_id
      limit ${limit}
      for update skip locked
    ), claimed as (
      update deliveries
      set state = 'sending', attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}),
        lease_worker = ${lease.worker}, lease_until = ${lease.until}
      from due
      where deliveries.message_id = due.message_id
      returning deliveries.*
    )
    select * from messages join claimed on message_id = id
    order by next_attempt_at, message_id`;
  return rows.map((row) => ({ message: toMessage(row), lease }));
}

/** `settle` of the contract. */
export async function settle(sql: Sql, { message, lease }: Claim, outcome: Outcome): Promise<boolean> {
  const { state, attempts, firstAttemptAt, nextAttemptAt, deliveredTo, lastError, sentAt } = afterOutcome(
    message.delivery,
    outcome,
  );
  // Only under the lease it was claimed with: a worker that overslept must not undo what its successor did.
  const { changes } = await sql`
    update deliveries
    set state = ${state}, attempts = ${attempts}, first_attempt_at = ${firstAttemptAt ?? null},
      next_attempt_at = ${nextAttemptAt}, last_error = ${lastError ?? null}, sent_at = ${sentAt ?? null},
      delivered_to = ${deliveredTo ? JSON.stringify(deliveredTo) : null}, lease_worker = null, lease_until = null
    where message_id = ${message.id} and lease_worker = ${lease.worker} and lease_until = ${lease.until}`;
  return changes > 0;
}
