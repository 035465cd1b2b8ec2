import { openPostgres, type PostgresOptions } from '../messages/postgres-database.ts';
import { commonMethods } from './common-statements.ts';
import { MOST_REFERRERS, MOST_VITALS, OTHER, type InsightsStore } from './store.ts';

/**
 * The totals in the PostgreSQL database that several servers share.
 * @throws {StoreError} when the database cannot be reached, or was written by a newer version of this program.
 */
export async function openPostgresInsights(
  url: string,
  options: PostgresOptions = {},
): Promise<InsightsStore> {
  const { sql, close } = await openPostgres(url, options);
  return {
    ...commonMethods(sql),
    // One statement, so that all or nothing is added. Sorted, so that servers adding at once do not deadlock.
    async add({ views, referrers, vitals }) {
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
        select day, route, language, vital, bucket, count from (
          select added.*, known.day is not null as is_known, count(*) filter (where known.day is null) over (
            partition by added.day order by added.route, added.language, added.vital, added.bucket
          ) as nth
          from json_to_recordset(${JSON.stringify(vitals)}::json)
            as added (day text, route text, language text, vital text, bucket int, count bigint)
          left join insights_vitals known using (day, route, language, vital, bucket)
        ) row
        where is_known
          or nth + (select count(*) from insights_vitals kept where kept.day = row.day) <= ${MOST_VITALS}::int
        order by 1, 2, 3, 4, 5
        on conflict (day, route, language, vital, bucket) do update
          set reports = insights_vitals.reports + excluded.reports`;
    },
    close,
  };
}
