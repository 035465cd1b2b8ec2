import { openPostgres, type PostgresOptions, type PostgresSql } from '../messages/postgres-database.ts';
import { toTotals } from './rows.ts';
import { MOST_REFERRERS, OTHER, type Day, type InsightsStore, type Totals } from './store.ts';

/**
 * The totals in the PostgreSQL that several servers share.
 * @throws {StoreError} when the database cannot be reached, or was written by a newer version of this program.
 */
export async function openPostgresInsights(
  url: string,
  options: PostgresOptions = {},
): Promise<InsightsStore> {
  const { sql, close } = await openPostgres(url, options);
  return {
    add: (totals) => add(sql, totals),
    read: (days) => read(sql, days),
    purge: (before, limit) => purge(sql, before, limit),
    close,
  };
}

/** One statement, so that all or none is added; in one order, so that servers that add together do not block. */
async function add(sql: PostgresSql, { views, referrers, vitals }: Totals): Promise<void> {
  await sql`
    with added_views as (
      insert into insights_views (day, route, language, views)
      select * from json_to_recordset(${JSON.stringify(views)}::json)
        as added (day text, route text, language text, count bigint)
      order by 1, 2, 3
      on conflict (day, route, language) do update set views = insights_views.views + excluded.views
    ), named as (
      select day, count, case
        when exists (select 1 from insights_referrers known where known.day = added.day and known.host = added.host)
          or row_number() over (partition by day order by host) + (
            select count(*) from insights_referrers known where known.day = added.day and known.host <> ${OTHER}
          ) <= ${MOST_REFERRERS}::int then host
        else ${OTHER} end as host
      from json_to_recordset(${JSON.stringify(referrers)}::json) as added (day text, host text, count bigint)
    ), added_referrers as (
      insert into insights_referrers (day, host, views)
      select day, host, sum(count) from named group by day, host order by 1, 2
      on conflict (day, host) do update set views = insights_referrers.views + excluded.views
    )
    insert into insights_vitals (day, route, language, vital, bucket, reports)
    select * from json_to_recordset(${JSON.stringify(vitals)}::json)
      as added (day text, route text, language text, vital text, bucket int, count bigint)
    order by 1, 2, 3, 4, 5
    on conflict (day, route, language, vital, bucket) do update
      set reports = insights_vitals.reports + excluded.reports`;
}

async function read(sql: PostgresSql, { from, to }: { from: Day; to: Day }): Promise<Totals> {
  const [views, referrers, vitals] = await Promise.all([
    sql`select day, route, language, views as count from insights_views where day between ${from} and ${to}`,
    sql`select day, host, views as count from insights_referrers where day between ${from} and ${to}`,
    sql`
      select day, route, language, vital, bucket, reports as count from insights_vitals
      where day between ${from} and ${to}`,
  ]);
  return toTotals({ views: views.rows, referrers: referrers.rows, vitals: vitals.rows });
}

async function purge(sql: PostgresSql, before: Day, limit: number): Promise<number> {
  const { changes } = await sql`
    with views as (
      delete from insights_views where ctid = any(array(
        select ctid from insights_views where day < ${before} limit ${limit}))
      returning day
    ), referrers as (
      delete from insights_referrers where ctid = any(array(
        select ctid from insights_referrers where day < ${before} limit ${limit}))
      returning day
    ), vitals as (
      delete from insights_vitals where ctid = any(array(
        select ctid from insights_vitals where day < ${before} limit ${limit}))
      returning day
    )
    select day from views union all select day from referrers union all select day from vitals`;
  return changes;
}
