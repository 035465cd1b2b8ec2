import { randomUUIDv7 } from 'node:crypto';
import * as v from 'valibot';
import { CONTACT_FIELDS } from '../../site/contact/contact-fields.ts';
import type { ContactMessage } from '../../site/contact/message.ts';
import { fragment, type Database, type Fragment } from './databases/database.ts';
import { PROBE_MESSAGE } from './probe-message.ts';
import { toDelivery, toMessage } from './rows.ts';
import { createDeliveries, leaseIsOver, listOf } from './sql-deliveries.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  IDEMPOTENCY_MS,
  type Delivery,
  type DeliveryKind,
  type MessageFilter,
  type MessageStore,
  type StoredMessage,
} from './store.ts';

/** Messages read at once by {@link MessageStore.all}. */
const PAGE = 500;

/**
 * The store in an SQL database.
 * @param kinds of the deliveries that a new message gets, at least one
 */
export function createMessageStore(
  { sql, atomically, skipLocked, clock, checkRoom, forget, close }: Database,
  kinds: readonly DeliveryKind[] = ['mail'],
): MessageStore {
  const store: MessageStore = {
    clock,

    async save(entry, now) {
      const { message, language, page = '', attribution = {}, heldReason, idempotencyKey: key } = entry;
      const id = randomUUIDv7();
      const deliveries = newDeliveries(heldReason ? 'held' : 'waiting', now);
      // A message with the same key that another server is about to commit is waited for: the unique key decides.
      const received = { ...message, id, receivedAt: now, language, page, attribution, heldReason };
      if (await insert({ ...received, deliveries }, key)) return { outcome: 'saved', id };
      const first = await store.findByKey(key ?? '', now);
      if (first)
        return sameFields(first, message) ? { outcome: 'replayed', id: first.id } : { outcome: 'conflict' };
      // Too old, or just deleted.
      await sql`
        update messages set idempotency_key = null
        where idempotency_key = ${key ?? null} and received_at <= ${now - IDEMPOTENCY_MS}`;
      return store.save(entry, now);
    },

    async take(message) {
      const { rows } = await sql`select id from deleted_messages where id = ${message.id}`;
      return rows.length === 0 && insert(message);
    },

    async find(id) {
      const { rows } = await sql`select * from messages where id = ${id}`;
      return (await withDeliveries(rows))[0];
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
      return { messages: await withDeliveries(rows), total: v.parse(TOTAL, count.rows[0]).total };
    },

    async *all(filter) {
      let last = { receivedAt: Number.MAX_SAFE_INTEGER, id: '' };
      for (;;) {
        const { rows } = await sql`
          select * from messages where ${matching(filter)} and (received_at, id) < (${last.receivedAt}, ${last.id})
          order by received_at desc, id desc limit ${PAGE}`;
        const messages = await withDeliveries(rows);
        yield* messages;
        if (messages.length < PAGE) return;
        last = messages.at(-1) ?? last;
      }
    },

    ...createDeliveries({ sql, skipLocked }, kinds),

    async remove(which, now) {
      const chosen =
        'id' in which
          ? fragment`from messages where id = ${which.id}`
          : fragment`from messages where lower(email) = ${lowerAscii(which.email)}`;
      const { changes } = await atomically(
        fragment`
          insert into deleted_messages (id, deleted_at) select id, cast(${now} as bigint) ${chosen}
          on conflict do nothing`,
        fragment`delete ${chosen}`,
      );
      await forget();
      return changes;
    },

    async removed() {
      const { rows } = await sql`select id from deleted_messages order by id`;
      return v.parse(IDS, rows).map(({ id }) => id);
    },

    async purge({ receivedBefore, states, now, limit }) {
      const { changes } = await sql`
        with old as materialized (
          select id from messages
          where received_at < ${receivedBefore} and not exists (
            select 1 from deliveries
            where message_id = messages.id
              and (case when ${leaseIsOver(now)} then 'waiting' else state end in (${states})) is not true)
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
      const id = randomUUIDv7();
      const message = {
        ...PROBE_MESSAGE,
        id,
        receivedAt: now,
        language: 'en',
        page: '',
        attribution: {},
      } as const;
      // Nobody ever sees it. If it were rolled back instead, nothing would reach the disk, whose faults would stay unseen.
      await atomically(
        ...insertsOf({ ...message, deliveries: newDeliveries('held', now) }),
        fragment`delete from messages where id = ${id}`,
      );
      await checkRoom?.();
    },

    close,
    [Symbol.asyncDispose]: close,
  };
  return store;

  /** False when its id or its key is here already. */
  async function insert(message: StoredMessage, key?: string): Promise<boolean> {
    const { changes } = await atomically(...insertsOf(message, key));
    return changes > 0;
  }

  function newDeliveries(state: 'waiting' | 'held', now: number): Delivery[] {
    return kinds.map((kind) => ({ kind, state, attempts: 0, nextAttemptAt: now }));
  }

  async function withDeliveries(rows: unknown[]): Promise<StoredMessage[]> {
    const messages = rows.map(toMessage);
    const found = await sql`
      select * from deliveries
      where message_id in (${messages.map(({ id }) => id)}) and kind in (${DELIVERY_KINDS}) order by kind`;
    const byMessage = Map.groupBy(found.rows.map(toDelivery), ({ messageId }) => messageId);
    return messages.map((message) => {
      const deliveries = (byMessage.get(message.id) ?? []).map(({ delivery }) => delivery);
      return Object.assign(message, { deliveries });
    });
  }
}

const IDS = v.array(v.object({ id: v.string() }));

const TOTAL = v.object({ total: v.number() });

function matching({ state, kind, email }: MessageFilter): Fragment {
  const address = email === undefined ? fragment`` : fragment` and lower(email) = ${lowerAscii(email)}`;
  if (state === undefined && kind === undefined) return fragment`true ${address}`;
  return fragment`
    id in (
      select message_id from deliveries
      where state in (${state ? [state] : DELIVERY_STATES}) and kind in (${kind ? [kind] : DELIVERY_KINDS})
    ) ${address}`;
}

/** As `lower()` does in both databases. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function sameFields(one: ContactMessage, other: ContactMessage): boolean {
  return CONTACT_FIELDS.every((field) => one[field] === other[field]);
}

/** The last one writes a row, unless the message's id or key is here already. */
function insertsOf({ deliveries, ...message }: StoredMessage, key?: string): Fragment[] {
  return [
    fragment`
        insert into messages
          (id, received_at, idempotency_key, language, first_name, last_name, email, company, company_type, message,
           held_reason, page, attribution)
        values
          (${message.id}, ${message.receivedAt}, ${key ?? null}, ${message.language}, ${message.firstName},
           ${message.lastName}, ${message.email}, ${message.company}, ${message.companyType}, ${message.message},
           ${message.heldReason ?? null}, ${message.page}, ${JSON.stringify(message.attribution)})
        on conflict do nothing`,
    ...deliveries.map(
      (delivery) => fragment`
          insert into deliveries
            (message_id, kind, created_at, state, attempts, first_attempt_at, next_attempt_at,
             delivered_to, last_error, sent_at)
          select id, ${delivery.kind}, received_at, ${delivery.state === 'sending' ? 'waiting' : delivery.state},
            ${delivery.attempts}, ${delivery.firstAttemptAt ?? null}, ${delivery.nextAttemptAt},
            ${listOf(delivery)}, ${delivery.lastError ?? null}, ${delivery.sentAt ?? null}
          from messages where id = ${message.id}
          on conflict do nothing`,
    ),
  ];
}
