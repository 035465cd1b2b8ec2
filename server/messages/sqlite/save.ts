import { randomUUIDv7 } from 'node:crypto';
import { replayOf } from '../replay.ts';
import { toMessage } from '../row.ts';
import { IDEMPOTENCY_MS, type NewMessage, type SaveResult } from '../store.ts';
import type { Database } from './database.ts';

/** `save` of the contract. */
export function save(database: Database, entry: NewMessage, now: number): SaveResult {
  return database.transaction(() => repeated(database, entry, now) ?? insert(database, entry, now));
}

/** The answer to a message whose idempotency key is known; undefined when there is nothing to repeat. */
function repeated({ sql }: Database, entry: NewMessage, now: number): SaveResult | undefined {
  const key = entry.idempotencyKey ?? null;
  sql.run`
    update messages set idempotency_key = null
    where idempotency_key = ${key} and received_at <= ${now - IDEMPOTENCY_MS}`;
  const row = sql.get`
    select * from messages join deliveries on message_id = id where idempotency_key = ${key}`;
  return row && replayOf(toMessage(row), entry);
}

function insert({ sql }: Database, entry: NewMessage, now: number): SaveResult {
  const { message, language, heldReason = null, idempotencyKey = null } = entry;
  const id = randomUUIDv7();
  sql.run`
    insert into messages
      (id, received_at, idempotency_key, language,
       first_name, last_name, email, company, company_type, message)
    values
      (${id}, ${now}, ${idempotencyKey}, ${language},
       ${message.firstName}, ${message.lastName}, ${message.email}, ${message.company},
       ${message.companyType}, ${message.message})`;
  sql.run`
    insert into deliveries (message_id, message_received_at, state, held_reason, next_attempt_at)
    values (${id}, ${now}, ${heldReason ? 'held' : 'waiting'}, ${heldReason}, ${now})`;
  return { outcome: 'saved', id };
}
