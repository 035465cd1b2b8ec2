import { randomUUIDv7 } from 'node:crypto';
import { commonMethods } from './common-statements.ts';
import { replayOf, toMessage, toSummary, toTotal } from './rows.ts';
import { asynchronous, openDatabase, type Database } from './sqlite-database.ts';
import {
  FURTHEST_AHEAD_MS,
  IDEMPOTENCY_MS,
  type Claim,
  type ClaimRequest,
  type MessageFilter,
  type MessagePage,
  type MessageStore,
  type NewMessage,
  type Page,
  type PurgeRequest,
  type SaveResult,
} from './store.ts';

/**
 * The embedded store: one SQLite file, made when missing. Several processes of one machine may have it open
 * at a time, as the server and the inbox tool do.
 * @throws when the file cannot be opened, or was written by a newer version of this program.
 */
export function openSqliteStore(file: string): MessageStore {
  const database = openDatabase(file);
  // node:sqlite is synchronous; `async` turns what it throws into the rejection that the contract promises.
  return {
    ...commonMethods(asynchronous(database.sql)),
    save: async (entry, now) => database.transaction(() => save(database, entry, now)),
    list: async (filter, page) => list(database, filter, page),
    summary: async () => summary(database),
    claim: async (request) => database.transaction(() => claim(database, request)),
    reclaim: async () => reclaim(database),
    remove: async (which) => remove(database, which),
    purge: async (request) => purge(database, request),
    close: async () => database.close(),
  };
}

function save({ sql }: Database, entry: NewMessage, now: number): SaveResult {
  const { message, language, heldReason = null, idempotencyKey = null } = entry;
  sql.run`
    update messages set idempotency_key = null
    where idempotency_key = ${idempotencyKey} and received_at <= ${now - IDEMPOTENCY_MS}`;
  const first = sql.get`
    select * from messages join deliveries on message_id = id where idempotency_key = ${idempotencyKey}`;
  if (first) return replayOf(toMessage(first), entry);
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

function list({ sql }: Database, filter: MessageFilter, page: Page): MessagePage {
  const { state = null, email = null } = filter;
  const rows = sql.all`
    select * from messages join deliveries on message_id = id
    where (${state} is null or state = ${state}) and (${email} is null or email = ${email})
    order by received_at desc, id desc
    limit ${page.limit} offset ${page.offset}`;
  const count = sql.get`
    select count(*) as total from messages join deliveries on message_id = id
    where (${state} is null or state = ${state}) and (${email} is null or email = ${email})`;
  return { messages: rows.map(toMessage), total: toTotal(count) };
}

function summary({ sql }: Database) {
  const counts = sql.all`select state, deliveries from delivery_counts`;
  const oldest = sql.get`
    select min(message_received_at) as oldest from deliveries where state in ('waiting', 'sending')`;
  return toSummary(counts, oldest);
}

function claim({ sql }: Database, { limit, now, leaseMs, worker }: ClaimRequest): Claim[] {
  const lease = { worker, until: now + leaseMs };
  const furthest = now + FURTHEST_AHEAD_MS;
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
    const row = sql.get`select * from messages join deliveries on message_id = id where id = ${id}`;
    return { message: toMessage(row), lease };
  });
}

function reclaim({ sql }: Database): number {
  const { changes } = sql.run`
    update deliveries set state = 'waiting', lease_worker = null, lease_until = null where state = 'sending'`;
  return Number(changes);
}

function remove({ sql, forget }: Database, which: { id: string } | { email: string }): number {
  const { changes } =
    'id' in which
      ? sql.run`delete from messages where id = ${which.id}`
      : sql.run`delete from messages where email = ${which.email}`;
  forget();
  return Number(changes);
}

function purge({ sql, forget }: Database, { receivedBefore, states, now, limit }: PurgeRequest): number {
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
