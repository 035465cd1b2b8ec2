import * as v from 'valibot';
import { toMessage } from '../row.ts';
import type { MessageFilter, MessagePage, MessageSummary, Page, StoredMessage } from '../store.ts';
import { toSummary } from '../summary.ts';
import type { Sql } from './pool.ts';

/** `clock` of the contract. */
export async function clock(sql: Sql): Promise<number> {
  const { rows } = await sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
  return v.parse(CLOCK, rows[0]).now;
}

/** `find` of the contract. */
export async function find(sql: Sql, id: string): Promise<StoredMessage | undefined> {
  const { rows } = await sql`select * from messages join deliveries on message_id = id where id = ${id}`;
  return rows.map(toMessage)[0];
}

/** `list` of the contract. */
export async function list(sql: Sql, filter: MessageFilter, page: Page): Promise<MessagePage> {
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
  return { messages: rows.map(toMessage), total: v.parse(COUNT, count.rows[0]).total };
}

/** `summary` of the contract. */
export async function summary(sql: Sql): Promise<MessageSummary> {
  const { rows } = await sql`
    select state, count(*) as count, (
        select min(received_at) from deliveries join messages on id = message_id
        where state in ('waiting', 'sending')
      ) as oldest
    from deliveries
    group by state`;
  return toSummary(rows);
}

const CLOCK = v.object({ now: v.number() });
const COUNT = v.object({ total: v.number() });
