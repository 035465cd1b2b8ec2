import { asynchronous, openDatabase, type Database } from '../messages/sqlite-database.ts';
import { commonMethods } from './common-statements.ts';
import { MOST_REFERRERS, OTHER, type InsightsStore, type Totals } from './store.ts';

/**
 * The totals in the embedded store's file, made when missing.
 * @throws {StoreError} when the file cannot be opened, or was written by a newer version of this program.
 */
export function openSqliteInsights(file: string): InsightsStore {
  const database = openDatabase(file);
  return {
    ...commonMethods(asynchronous(database.sql)),
    add: async (totals) => database.transaction(() => add(database, totals)),
    close: async () => database.close(),
  };
}

function add({ sql }: Database, { views, referrers, vitals }: Totals): void {
  for (const { day, route, language, count } of views) {
    sql.run`
      insert into insights_views (day, route, language, views) values (${day}, ${route}, ${language}, ${count})
      on conflict do update set views = views + excluded.views`;
  }
  for (const { day, host, count } of referrers) {
    sql.run`
      insert into insights_referrers (day, host, views)
      select ${day}, iif(
        exists (select 1 from insights_referrers where day = ${day} and host = ${host})
          or (select count(*) from insights_referrers where day = ${day} and host <> ${OTHER}) < ${MOST_REFERRERS},
        ${host}, ${OTHER}), ${count}
      where true
      on conflict do update set views = views + excluded.views`;
  }
  for (const { day, route, language, vital, bucket, count } of vitals) {
    sql.run`
      insert into insights_vitals (day, route, language, vital, bucket, reports)
      values (${day}, ${route}, ${language}, ${vital}, ${bucket}, ${count})
      on conflict do update set reports = reports + excluded.reports`;
  }
}
