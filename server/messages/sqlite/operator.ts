import { FURTHEST_AHEAD_MS, type PurgeRequest } from '../store.ts';
import type { Database } from './database.ts';

/** `retry` of the contract. */
export function retry({ sql }: Database, id: string, now: number): boolean {
  const { changes } = sql.run`
    update deliveries
    set state = 'waiting', attempts = 0, first_attempt_at = null, next_attempt_at = ${now},
      lease_worker = null, lease_until = null
    where message_id = ${id}
      and (state in ('waiting', 'failed') or lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS})`;
  return changes > 0;
}

/** `release` of the contract. */
export function release({ sql }: Database, id: string, now: number): boolean {
  const { changes } = sql.run`
    update deliveries set state = 'waiting', next_attempt_at = ${now}
    where message_id = ${id} and state = 'held'`;
  return changes > 0;
}

/** `remove` of the contract. */
export function remove({ sql, forget }: Database, which: { id: string } | { email: string }): number {
  const { changes } =
    'id' in which
      ? sql.run`delete from messages where id = ${which.id}`
      : sql.run`delete from messages where email = ${which.email}`;
  forget();
  return Number(changes);
}

/** `purge` of the contract. */
export function purge(
  { sql, forget }: Database,
  { receivedBefore, states, now, limit }: PurgeRequest,
): number {
  const { changes } = sql.run`
    delete from messages where id in (
      select id from messages join deliveries on message_id = id
      where received_at < ${receivedBefore}
        and case when lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS} then 'waiting' else state end
          in (select value from json_each(${JSON.stringify(states)}))
      order by received_at
      limit ${limit})`;
  // Once for all batches: it waits for every reader.
  if (Number(changes) < limit) forget();
  return Number(changes);
}
