import * as v from 'valibot';
import { toMessage } from '../row.ts';
import type { MessageFilter, MessagePage, MessageSummary, Page, StoredMessage } from '../store.ts';
import { toSummary } from '../summary.ts';
import type { Database } from './database.ts';

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
  const counts = sql.all`select state, deliveries from delivery_counts`;
  const oldest = sql.get`
    select min(message_received_at) as oldest from deliveries where state in ('waiting', 'sending')`;
  return toSummary(counts, oldest);
}

const COUNT = v.object({ total: v.number() });
