import * as v from 'valibot';
import { LANGUAGES } from '../../app/language/languages.ts';
import type { Totals } from './store.ts';
import { VITAL_NAMES } from './vitals.ts';

/** The rows of the three tables: the columns are the same in every database. */
export function toTotals(rows: Record<keyof Totals, unknown>): Totals {
  return v.parse(TOTALS, rows);
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
