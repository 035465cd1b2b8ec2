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

/** Puts the sum of a state's changes in place of them. Servers that do it together each fold what they deleted. */
export async function foldCounts(sql: Sql): Promise<void> {
  await sql`
    with folded as (delete from delivery_counts returning state, deliveries)
    insert into delivery_counts select state, sum(deliveries) from folded group by state`;
}

/** Rows of changes that a summary may add up: a millisecond's work. */
export const MOST_CHANGES = 1000;

const CHANGES = v.array(v.object({ changes: v.number() }));
const CLOCK = v.object({ now: v.number() });
const COUNT = v.object({ total: v.number() });
