import { openDatabase, type Database } from '../messages/sqlite-database.ts';
import { toTotals } from './rows.ts';
import { MOST_REFERRERS, OTHER, type Day, type InsightsStore, type Totals } from './store.ts';

/**
 * The totals in the embedded store's file, made when missing.
 * @throws {StoreError} when the file cannot be opened, or was written by a newer version of this program.
 */
export function openSqliteInsights(file: string): InsightsStore {
  const database = openDatabase(file);
  // node:sqlite is synchronous; `async` turns what it throws into the rejection that the contract promises.
  return {
    add: async (totals) => database.transaction(() => add(database, totals)),
    read: async (days) => read(database, days),
    purge: async (before, limit) => database.transaction(() => purge(database, before, limit)),
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

function read({ sql }: Database, { from, to }: { from: Day; to: Day }): Totals {
  return toTotals({
    views: sql.all`
      select day, route, language, views as count from insights_views where day between ${from} and ${to}`,
    referrers: sql.all`
      select day, host, views as count from insights_referrers where day between ${from} and ${to}`,
    vitals: sql.all`
      select day, route, language, vital, bucket, reports as count from insights_vitals
      where day between ${from} and ${to}`,
  });
}

function purge({ sql }: Database, before: Day, limit: number): number {
  const deleted = [
    sql.run`
      delete from insights_views where (day, route, language) in (
        select day, route, language from insights_views where day < ${before} limit ${limit})`,
    sql.run`
      delete from insights_referrers where (day, host) in (
        select day, host from insights_referrers where day < ${before} limit ${limit})`,
    sql.run`
      delete from insights_vitals where (day, route, language, vital, bucket) in (
        select day, route, language, vital, bucket from insights_vitals where day < ${before} limit ${limit})`,
  ];
  return deleted.reduce((rows, { changes }) => rows + Number(changes), 0);
}
