import { asynchronous, openDatabase, type Database } from '../messages/sqlite-database.ts';
import { commonMethods } from './common-statements.ts';
import { MOST_REFERRERS, MOST_VITALS, OTHER, type InsightsStore, type Totals } from './store.ts';

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
  for (const [day, rows] of Map.groupBy(vitals, (row) => row.day)) {
    let room =
      MOST_VITALS - Number(sql.get`select count(*) as rows from insights_vitals where day = ${day}`?.rows);
    for (const { route, language, vital, bucket, count } of rows) {
      const { changes } = sql.run`
        update insights_vitals set reports = reports + ${count}
        where day = ${day} and route = ${route} and language = ${language} and vital = ${vital} and bucket = ${bucket}`;
      if (changes > 0 || room <= 0) continue;
      room -= 1;
      sql.run`
        insert into insights_vitals (day, route, language, vital, bucket, reports)
        values (${day}, ${route}, ${language}, ${vital}, ${bucket}, ${count})`;
    }
  }
}
