import { quantile, shareUpTo, totalOf, VITALS, type Vital } from '../../server/insights/histogram.ts';
import type { Day, Totals, ViewCount, VitalCount } from '../../server/insights/store.ts';

/** The figures of a range of days. Pages, languages and referrers begin with the most viewed. */
export type Report = ReturnType<typeof summarize>;

export type Speed = Record<Vital, Measured>;

export interface Measured {
  /** Page loads that reported it. */
  loads: number;
  /** 75th percentile in milliseconds or, for CLS, as a score; null when nobody reported it. */
  p75: number | null;
  /** Share of page loads, from 0 to 1, for which it was good. */
  good: number | null;
}

/** @param range its first and its last day; days without a visitor are listed too */
export function summarize(totals: Totals, { from, to }: { from: Day; to: Day }) {
  const days = byLabel(totals, 'day');
  return {
    from,
    to,
    ...lineOf({}, totals),
    days: daysOf(from, to).map((day) => lineOf({ day }, days.get(day))),
    pages: mostViewed(byLabel(totals, 'route'), (route) => ({ route })),
    languages: mostViewed(byLabel(totals, 'language'), (language) => ({ language })),
    referrers: [...Map.groupBy(totals.referrers, ({ host }) => host)]
      .map(([host, rows]) => ({ host, views: sum(rows) }))
      .toSorted((a, b) => b.views - a.views || a.host.localeCompare(b.host, 'en')),
  };
}

interface Counted {
  views: ViewCount[];
  vitals: VitalCount[];
}

function byLabel({ views, vitals }: Counted, label: 'day' | 'route' | 'language'): Map<string, Counted> {
  const byValue = new Map<string, Counted>();
  const at = (value: string) => byValue.getOrInsertComputed(value, () => ({ views: [], vitals: [] }));
  for (const row of views) at(row[label]).views.push(row);
  for (const row of vitals) at(row[label]).vitals.push(row);
  return byValue;
}

function mostViewed<Label>(groups: Map<string, Counted>, labelOf: (value: string) => Label) {
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([value, counted]) => lineOf(labelOf(value), counted))
    .toSorted((a, b) => b.views - a.views);
}

function lineOf<Label>(label: Label, { views, vitals }: Counted = { views: [], vitals: [] }) {
  return {
    ...label,
    views: sum(views),
    vitals: {
      LCP: measuredOf('LCP', vitals),
      INP: measuredOf('INP', vitals),
      CLS: measuredOf('CLS', vitals),
      FCP: measuredOf('FCP', vitals),
      TTFB: measuredOf('TTFB', vitals),
    } satisfies Speed,
  };
}

function measuredOf(vital: Vital, rows: VitalCount[]): Measured {
  const histogram = new Map<number, number>();
  for (const row of rows) {
    if (row.vital === vital) histogram.set(row.bucket, (histogram.get(row.bucket) ?? 0) + row.count);
  }
  return {
    loads: totalOf(histogram),
    p75: quantile(vital, histogram, 0.75) ?? null,
    good: shareUpTo(vital, histogram, VITALS[vital].good) ?? null,
  };
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((all, { count }) => all + count, 0);
}

function daysOf(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (const date = new Date(from); date <= new Date(to); date.setUTCDate(date.getUTCDate() + 1)) {
    days.push(date.toISOString().slice(0, 10));
  }
  return days;
}
