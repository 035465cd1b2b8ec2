import { randomUUIDv7 } from 'node:crypto';
import { replayOf } from '../replay.ts';
import { toMessage } from '../row.ts';
import { IDEMPOTENCY_MS, type NewMessage, type SaveResult } from '../store.ts';
import type { Sql } from './pool.ts';

/** `save` of the contract. */
export async function save(sql: Sql, entry: NewMessage, now: number): Promise<SaveResult> {
  const { idempotencyKey: key } = entry;
  if (key !== undefined) {
    await sql`
      update messages set idempotency_key = null
      where idempotency_key = ${key} and received_at <= ${now - IDEMPOTENCY_MS}`;
  }
  const id = randomUUIDv7();
  if (await insert(sql, id, entry, now)) return { outcome: 'saved', id };
  const { rows } = await sql`
    select * from messages join deliveries on message_id = id where idempotency_key = ${key ?? null}`;
  // No row: the message that had the key was deleted in this very moment.
  return rows.length > 0 ? replayOf(toMessage(rows[0]), entry) : save(sql, entry, now);
}

/**
 * Answers false when the key is taken. A message with the same key that another server is about to commit is
 * waited for: the unique key decides, not who looked first.
 */
async function insert(sql: Sql, id: string, entry: NewMessage, now: number): Promise<boolean> {
  const { message, language, heldReason = null, idempotencyKey = null } = entry;
  const { changes } = await sql`
    with saved as (
      insert into messages
        (id, received_at, idempotency_key, language,
         first_name, last_name, email, company, company_type, message)
      values
        (${id}, ${now}, ${idempotencyKey}, ${language},
         ${message.firstName}, ${message.lastName}, ${message.email}, ${message.company},
         ${message.companyType}, ${message.message})
      on conflict (idempotency_key) do nothing
      returning id, received_at
    )
    insert into deliveries (message_id, message_received_at, state, held_reason, next_attempt_at)
    select id, received_at, ${heldReason ? 'held' : 'waiting'}, ${heldReason}, received_at from saved`;
  return changes > 0;
}
