import { quantile, shareUpTo, totalOf, VITALS, type Vital } from '../../server/insights/histogram.ts';
import type { Day, InsightsRow } from '../../server/insights/store.ts';

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
export function summarize(rows: InsightsRow[], { from, to }: { from: Day; to: Day }) {
  const onPages = rows.filter(({ metric }) => metric !== 'referrer');
  const referrers = Map.groupBy(ofMetric(rows, 'referrer'), ({ label }) => label);
  const days = Map.groupBy(onPages, ({ day }) => day);
  return {
    from,
    to,
    ...lineOf({}, onPages),
    days: daysOf(from, to).map((day) => lineOf({ day }, days.get(day))),
    pages: mostViewed(onPages, 'label', (route) => ({ route })),
    languages: mostViewed(onPages, 'language', (language) => ({ language })),
    referrers: [...referrers]
      .map(([host, counted]) => ({ host, views: sum(counted) }))
      .toSorted((a, b) => b.views - a.views || a.host.localeCompare(b.host, 'en')),
  };
}

function mostViewed<Label>(rows: InsightsRow[], by: 'label' | 'language', labelOf: (value: string) => Label) {
  return [...Map.groupBy(rows, (row) => row[by])]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([value, counted]) => lineOf(labelOf(value), counted))
    .toSorted((a, b) => b.views - a.views);
}

function lineOf<Label>(label: Label, rows: InsightsRow[] = []) {
  return {
    ...label,
    views: sum(ofMetric(rows, 'view')),
    vitals: {
      LCP: measuredOf('LCP', rows),
      INP: measuredOf('INP', rows),
      CLS: measuredOf('CLS', rows),
      FCP: measuredOf('FCP', rows),
      TTFB: measuredOf('TTFB', rows),
    } satisfies Speed,
  };
}

function measuredOf(vital: Vital, rows: InsightsRow[]): Measured {
  const buckets = Map.groupBy(ofMetric(rows, vital), ({ bucket }) => bucket);
  const histogram = new Map(Array.from(buckets, ([bucket, counted]) => [bucket, sum(counted)]));
  return {
    loads: totalOf(histogram),
    p75: quantile(vital, histogram, 0.75) ?? null,
    good: shareUpTo(vital, histogram, VITALS[vital].good) ?? null,
  };
}

function ofMetric(rows: InsightsRow[], wanted: InsightsRow['metric']): InsightsRow[] {
  return rows.filter(({ metric }) => metric === wanted);
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
