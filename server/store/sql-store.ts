import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import { CONTACT_FIELDS } from '../../site/contact/contact-fields.ts';
import { fragment, type Database, type Fragment } from './database.ts';
import { toMessage, toSummary } from './rows.ts';
import {
  FURTHEST_AHEAD_MS,
  IDEMPOTENCY_MS,
  type MessageFilter,
  type MessageStore,
  type Outcome,
  type StoredMessage,
} from './store.ts';
import { storable } from './visitor-text.ts';

/** Messages read at once by {@link MessageStore.all}. */
const PAGE = 500;

/** The store in an SQL database. Each method is one statement, but for repeats of an idempotency key. */
export function createMessageStore({
  sql,
  skipLocked,
  clock,
  checkRoom,
  forget,
  close,
}: Database): MessageStore {
  const store: MessageStore = {
    clock,

    async save(entry, now) {
      const { message, language, heldReason, idempotencyKey: key } = entry;
      const id = randomUUIDv7();
      const state = heldReason ? 'held' : 'waiting';
      const delivery = { state, heldReason, attempts: 0, nextAttemptAt: now } as const;
      // A message with the same key that another server is about to commit is waited for: the unique key decides.
      if (await insert({ ...message, id, receivedAt: now, language, delivery }, key))
        return { outcome: 'saved', id };
      const first = await store.findByKey(key ?? '', now);
      if (first)
        return sameFields(first, message) ? { outcome: 'replayed', id: first.id } : { outcome: 'conflict' };
      // Too old, or deleted this moment.
      await sql`
        update messages set idempotency_key = null
        where idempotency_key = ${key ?? null} and received_at <= ${now - IDEMPOTENCY_MS}`;
      return store.save(entry, now);
    },

    take: (message) => insert(message),

    async find(id) {
      const { rows } = await sql`select * from messages where id = ${id}`;
      return rows.map(toMessage)[0];
    },

    async findByKey(key, now) {
      const { rows } = await sql`
        select * from messages where idempotency_key = ${key} and received_at > ${now - IDEMPOTENCY_MS}`;
      return rows.map(toMessage)[0];
    },

    async list(filter, { limit, offset }) {
      const { rows } = await sql`
        select * from messages where ${matching(filter)}
        order by received_at desc, id desc limit ${limit} offset ${offset}`;
      const count = await sql`select count(*) as total from messages where ${matching(filter)}`;
      return { messages: rows.map(toMessage), total: v.parse(TOTAL, count.rows[0]).total };
    },

    async *all(filter) {
      let last = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' };
      for (;;) {
        const { rows } = await sql`
          select * from messages where ${matching(filter)} and (received_at, id) < (${last.receivedAt}, ${last.id})
          order by received_at desc, id desc limit ${PAGE}`;
        const messages = rows.map(toMessage);
        yield* messages;
        if (messages.length < PAGE) return;
        last = messages.at(-1) ?? last;
      }
    },

    async summary() {
      const { rows } = await sql`
        select state, count(*) as messages, min(received_at) as oldest from messages group by state`;
      return toSummary(rows);
    },

    // Each of the two reads only the first row of an index, however many wait.
    async claim({ now, leaseMs, worker }) {
      const lease = { worker, until: now + leaseMs };
      const furthest = now + FURTHEST_AHEAD_MS;
      const { rows } = await sql`
        update messages
        set state = 'sending', attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, ${now}),
          lease_worker = ${lease.worker}, lease_until = ${lease.until}
        where id = coalesce(
          (select id from messages where due_at <= ${now} order by due_at, id limit 1 ${skipLocked}),
          (select id from messages where due_at > ${furthest} order by due_at, id limit 1 ${skipLocked}))
        returning *`;
      return rows.map((row) => ({ message: toMessage(row), lease }))[0];
    },

    async settle({ message, lease }, outcome) {
      // Only under the lease it was claimed with: a worker that lost it must not undo what its successor did.
      const { changes } = await sql`
        update messages set ${changesBy(outcome)}, lease_worker = null, lease_until = null
        where id = ${message.id} and lease_worker = ${lease.worker} and lease_until = ${lease.until}`;
      return changes > 0;
    },

    async reclaim() {
      const { changes } = await sql`
        update messages set state = 'waiting', lease_worker = null, lease_until = null where state = 'sending'`;
      return changes;
    },

    async retry(id, now) {
      const { changes } = await sql`
        update messages
        set state = 'waiting', attempts = 0, first_attempt_at = null, next_attempt_at = ${now},
          lease_worker = null, lease_until = null
        where id = ${id} and (
          state in ('waiting', 'failed') or ${leaseIsOver(now)})`;
      return changes > 0;
    },

    async release(id, now) {
      const { changes } = await sql`
        update messages set state = 'waiting', next_attempt_at = ${now} where id = ${id} and state = 'held'`;
      return changes > 0;
    },

    async remove(which) {
      const { changes } =
        'id' in which
          ? await sql`delete from messages where id = ${which.id}`
          : await sql`delete from messages where lower(email) = ${lowerAscii(which.email)}`;
      await forget();
      return changes;
    },

    async purge({ receivedBefore, states, now, limit }) {
      // The states are compared apart from the leases because PostgreSQL has statistics of them; without, it reads the
      // whole table for each batch.
      const { changes } = await sql`
        with old as materialized (
          select id from messages
          where received_at < ${receivedBefore} and (
            (state <> 'sending' and state in (${states}))
            or (state = 'sending' and case when ${leaseIsOver(now)} then 'waiting' else state end in (${states})))
          order by received_at
          limit ${limit}
          ${skipLocked}
        )
        delete from messages where id in (select id from old)`;
      // Once for all batches: it waits for every reader.
      if (changes < limit) await forget();
      return changes;
    },

    async probe(now) {
      await sql`update store_probe set written_at = ${now}`;
      await checkRoom?.();
    },

    close,
    [Symbol.asyncDispose]: close,
  };
  return store;

  /** False when its id or its key is here already. */
  async function insert({ delivery, ...message }: StoredMessage, key?: string): Promise<boolean> {
    const { changes } = await sql`
      insert into messages
        (id, received_at, idempotency_key, language, first_name, last_name, email, company, company_type, message,
         state, held_reason, attempts, first_attempt_at, next_attempt_at,
         delivered_to, last_error, sent_at)
      values
        (${message.id}, ${message.receivedAt}, ${key ?? null}, ${message.language}, ${message.firstName},
         ${message.lastName}, ${message.email}, ${message.company}, ${message.companyType}, ${message.message},
         ${delivery.state === 'sending' ? 'waiting' : delivery.state}, ${delivery.heldReason ?? null},
         ${delivery.attempts}, ${delivery.firstAttemptAt ?? null}, ${delivery.nextAttemptAt},
         ${listOf(delivery)}, ${delivery.lastError ?? null}, ${delivery.sentAt ?? null})
      on conflict do nothing`;
    return changes > 0;
  }
}

const TOTAL = v.object({ total: v.number() });

function matching(filter: MessageFilter): Fragment {
  const state = filter.state ?? null;
  const address = filter.email === undefined ? null : lowerAscii(filter.email);
  return fragment`
    (cast(${state} as text) is null or state = ${state})
    and (cast(${address} as text) is null or lower(email) = ${address})`;
}

/** Also one that ends too far ahead, which a clock that was wrong has given. */
function leaseIsOver(now: number): Fragment {
  return fragment`(lease_until <= ${now} or lease_until > ${now + FURTHEST_AHEAD_MS})`;
}

/** As `lower()` does in both databases. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function sameFields(
  one: StoredMessage,
  other: Pick<StoredMessage, (typeof CONTACT_FIELDS)[number]>,
): boolean {
  return CONTACT_FIELDS.every((field) => one[field] === other[field]);
}

/** What the end of an attempt changes. */
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
function listOf({ deliveredTo }: { deliveredTo?: readonly string[] }): string | null {
  return deliveredTo ? JSON.stringify(deliveredTo) : null;
}
