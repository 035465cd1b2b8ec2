import * as v from 'valibot';
import { LANGUAGES } from '../../app/language/languages.ts';
import type { Sql } from '../messages/common-statements.ts';
import { VITAL_NAMES } from './histogram.ts';
import type { InsightsStore } from './store.ts';

/** The methods whose statements are the same in SQLite and PostgreSQL. */
export function commonMethods(sql: Sql): Pick<InsightsStore, 'read' | 'purge'> {
  return {
    async read({ from, to }) {
      const views = await sql`
        select day, route, language, views as count from insights_views where day between ${from} and ${to}`;
      const referrers = await sql`
        select day, host, views as count from insights_referrers where day between ${from} and ${to}`;
      const vitals = await sql`
        select day, route, language, vital, bucket, reports as count from insights_vitals
        where day between ${from} and ${to}`;
      return v.parse(TOTALS, { views: views.rows, referrers: referrers.rows, vitals: vitals.rows });
    },

    async purge(before, limit) {
      const views = await sql`
        delete from insights_views where (day, route, language) in (
          select day, route, language from insights_views where day < ${before} limit ${limit})`;
      const referrers = await sql`
        delete from insights_referrers where (day, host) in (
          select day, host from insights_referrers where day < ${before} limit ${limit})`;
      const vitals = await sql`
        delete from insights_vitals where (day, route, language, vital, bucket) in (
          select day, route, language, vital, bucket from insights_vitals where day < ${before} limit ${limit})`;
      return views.changes + referrers.changes + vitals.changes;
    },
  };
}

const LABELS = {
  day: v.string(),
  route: v.string(),
  language: v.picklist(LANGUAGES.map(({ code }) => code)),
};

const TOTALS = v.object({
  views: v.array(v.object({ ...LABELS, count: v.number() })),
  referrers: v.array(v.object({ day: v.string(), host: v.string(), count: v.number() })),
  vitals: v.array(
    v.object({ ...LABELS, vital: v.picklist(VITAL_NAMES), bucket: v.number(), count: v.number() }),
  ),
});
