import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import { commonMethods } from './common-statements.ts';
import { openPostgres, type PostgresOptions, type PostgresSql } from './postgres-database.ts';
import { replayOf, toMessage, toSummary, toTotal } from './rows.ts';
import {
  FURTHEST_AHEAD_MS,
  IDEMPOTENCY_MS,
  type Claim,
  type ClaimRequest,
  type MessageFilter,
  type MessagePage,
  type MessageStore,
  type MessageSummary,
  type NewMessage,
  type Page,
  type PurgeRequest,
  type SaveResult,
} from './store.ts';

/** How many rows of changed counts a summary adds up before it folds them: a millisecond's work. */
export const MOST_CHANGES = 1000;

/**
 * The store for several servers: one PostgreSQL database, its tables made when missing. During an outage of the
 * database calls are rejected within seconds; they work again once it is back.
 * @param url `postgres:` URL, whose `sslmode` and `sslrootcert` mean what PostgreSQL's manual says
 * @throws {StoreError} when the database cannot be reached, or was written by a newer version of this program.
 */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<MessageStore> {
  const { sql, close } = await openPostgres(url, options);
  // Each statement is a transaction of its own, so that none is ever left open, least of all during SMTP.
  return {
    ...commonMethods(sql),
    clock: () => clock(sql),
    save: (entry, now) => save(sql, entry, now),
    list: (filter, page) => list(sql, filter, page),
    summary: () => summary(sql),
    claim: (request) => claim(sql, request),
    remove: (which) => remove(sql, which),
    purge: (request) => purge(sql, request),
    close,
  };
}

async function clock(sql: PostgresSql): Promise<number> {
  const { rows } = await sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
  return v.parse(CLOCK, rows[0]).now;
}

const CLOCK = v.object({ now: v.number() });

async function save(sql: PostgresSql, entry: NewMessage, now: number): Promise<SaveResult> {
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
  // No row: the message that had the key has just been deleted.
  return rows.length > 0 ? replayOf(toMessage(rows[0]), entry) : save(sql, entry, now);
}

/**
 * Returns false when the key is taken. It waits for a message with the same key that another server is about to
 * commit: the unique key decides, not who looked first.
 */
async function insert(sql: PostgresSql, id: string, entry: NewMessage, now: number): Promise<boolean> {
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

async function list(sql: PostgresSql, filter: MessageFilter, page: Page): Promise<MessagePage> {
  const { state = null, email = null } = filter;
  const { rows } = await sql`
    select * from messages join deliveries on message_id = id
    where (${state}::text is null or state = ${state})
      and (${email}::text is null or lower(email) = lower(${email}::text collate "C"))
    order by received_at desc, id desc
    limit ${page.limit} offset ${page.offset}`;
  const count = await sql`
    select count(*) as total from messages join deliveries on message_id = id
    where (${state}::text is null or state = ${state})
      and (${email}::text is null or lower(email) = lower(${email}::text collate "C"))`;
  return { messages: rows.map(toMessage), total: toTotal(count.rows[0]) };
}

async function summary(sql: PostgresSql): Promise<MessageSummary> {
  const { rows } = await sql`
    select state, deliveries, changes, oldest
    from (
      select state, sum(deliveries)::bigint as deliveries, count(*) as changes from delivery_counts group by state
    ) as counts, (
      select min(message_received_at) as oldest from deliveries where state in ('waiting', 'sending')
    ) as undelivered`;
  const changes = v.parse(CHANGES, rows).reduce((sum, row) => sum + row.changes, 0);
  if (changes > MOST_CHANGES) await foldCounts(sql);
  return toSummary(rows, rows[0] ?? { oldest: null });
}

const CHANGES = v.array(v.object({ changes: v.number() }));

/** Replaces the changes of each state by their sum. Servers that do it together each fold what they deleted. */
async function foldCounts(sql: PostgresSql): Promise<void> {
  await sql`
    with folded as (delete from delivery_counts returning state, deliveries)
    insert into delivery_counts select state, sum(deliveries) from folded group by state`;
}

/** Skips what another server is claiming right now instead of waiting for it. */
async function claim(sql: PostgresSql, { limit, now, leaseMs, worker }: ClaimRequest): Promise<Claim[]> {
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

async function remove(sql: PostgresSql, which: { id: string } | { email: string }): Promise<number> {
  const { changes } =
    'id' in which
      ? await sql`delete from messages where id = ${which.id}`
      : await sql`delete from messages where lower(email) = lower(${which.email}::text collate "C")`;
  return changes;
}

async function purge(
  sql: PostgresSql,
  { receivedBefore, states, now, limit }: PurgeRequest,
): Promise<number> {
  // Locked, so that a message that is being released is kept. The states are compared apart from the leases because
  // PostgreSQL has statistics of them; without, it reads the whole table for each batch.
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
