import { FURTHEST_AHEAD_MS, type PurgeRequest } from '../store.ts';
import type { Sql } from './pool.ts';
import { foldCounts } from './reading.ts';

/** `retry` of the contract. */
export async function retry(sql: Sql, id: string, now: number): Promise<boolean> {
  const { changes } = await sql`
    update deliveries
    set state = 'waiting', attempts = 0, first_attempt_at = null, next_attempt_at = ${now},
      lease_worker = null, lease_until = null
    where message_id = ${id}
      and (state in ('waiting', 'failed') or lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS})`;
  return changes > 0;
}

/** `release` of the contract. */
export async function release(sql: Sql, id: string, now: number): Promise<boolean> {
  const { changes } = await sql`
    update deliveries set state = 'waiting', next_attempt_at = ${now}
    where message_id = ${id} and state = 'held'`;
  return changes > 0;
}

/** `remove` of the contract. */
export async function remove(sql: Sql, which: { id: string } | { email: string }): Promise<number> {
  const { changes } =
    'id' in which
      ? await sql`delete from messages where id = ${which.id}`
      : await sql`delete from messages where lower(email) = lower(${which.email}::text collate "C")`;
  return changes;
}

/** `purge` of the contract. */
export async function purge(sql: Sql, { receivedBefore, states, now, limit }: PurgeRequest): Promise<number> {
  // Locked, so that a message which is released in this very moment is kept. The states stand apart from the leases,
  // because PostgreSQL has statistics of them; without, it reads the whole table for each batch.
  const { changes } = await sql`
    with old as materialized (
      select message_id from messages join deliveries on message_id = id
      where received_at < ${receivedBefore} and (
        (state <> 'sending' and state = any(${states}))
        or (state = 'sending' and case
            when lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS} then 'waiting' else state end
          = any(${states})))
      order by received_at
      limit ${limit}
      for update of deliveries
    )
    delete from messages using old where id = old.message_id`;
  if (changes < limit) await foldCounts(sql);
  return changes;
}
