import * as v from 'valibot';
import {
  DELIVERY_STATES,
  type MessageFilter,
  type MessagePage,
  type MessageSummary,
  type Page,
  type StoredMessage,
} from '../store.ts';
import type { Database } from './database.ts';
import { toMessage } from './row.ts';

/** `find` of the contract. */
export function find({ sql }: Database, id: string): StoredMessage | undefined {
  const row = sql.get`select * from messages join deliveries on message_id = id where id = ${id}`;
  return row && toMessage(row);
}

/** `list` of the contract. */
export function list({ sql }: Database, filter: MessageFilter, page: Page): MessagePage {
  const { state = null, email = null } = filter;
  const rows = sql.all`
    select * from messages join deliveries on message_id = id
    where (${state} is null or state = ${state}) and (${email} is null or email = ${email})
    order by received_at desc, id desc
    limit ${page.limit} offset ${page.offset}`;
  const count = sql.get`
    select count(*) as total from messages join deliveries on message_id = id
    where (${state} is null or state = ${state}) and (${email} is null or email = ${email})`;
  return { messages: rows.map(toMessage), total: v.parse(COUNT, count).total };
}

/** `summary` of the contract. */
export function summary({ sql }: Database): MessageSummary {
  const rows = v.parse(
    SUMMARY,
    sql.all`
      select state, count(*) as count, min(received_at) as oldest
      from deliveries join messages on id = message_id
      group by state`,
  );
  const undelivered = rows.filter(({ state }) => state === 'waiting' || state === 'sending');
  return {
    ...NOTHING,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    oldestWaitingAt: undelivered.length ? Math.min(...undelivered.map(({ oldest }) => oldest)) : undefined,
  };
}

const NOTHING = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };
const COUNT = v.object({ total: v.number() });
const SUMMARY = v.array(
  v.object({ state: v.picklist(DELIVERY_STATES), count: v.number(), oldest: v.number() }),
);
