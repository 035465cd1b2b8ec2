import { quantile, shareUpTo, totalOf } from '../../server/insights/histogram.ts';
import type { Day, Totals, VitalCount } from '../../server/insights/store.ts';
import { VITAL_NAMES, VITALS, type Vital } from '../../server/insights/vitals.ts';

/** What there is to tell about some days; every list begins with the most viewed. */
export interface Report {
  from: Day;
  to: Day;
  views: number;
  /** Every day of the range, whether anybody came or not. */
  days: Line<'day'>[];
  pages: Line<'route'>[];
  languages: Line<'language'>[];
  referrers: { host: string; views: number }[];
  vitals: Speed;
}

type Line<Label extends string> = Record<Label, string> & { views: number; vitals: Speed };

export type Speed = Record<Vital, Measured>;

export interface Measured {
  /** Page loads that reported it. */
  loads: number;
  /** 75th percentile in milliseconds or, of CLS, as a score; null when nobody reported it. */
  p75: number | null;
  /** Share of page loads, from 0 to 1, for which it was good. */
  good: number | null;
}

/** Makes a report of the totals of these days. */
export function summarize(totals: Totals, { from, to }: { from: Day; to: Day }): Report {
  return {
    from,
    to,
    views: sum(totals.views),
    days: daysOf(from, to).map((day) => lineOf(totals, 'day', day)),
    pages: linesBy(totals, 'route'),
    languages: linesBy(totals, 'language'),
    referrers: labelsOf(totals.referrers, 'host')
      .map((host) => ({ host, views: sum(totals.referrers.filter((row) => row.host === host)) }))
      .toSorted((a, b) => b.views - a.views),
    vitals: speedOf(totals.vitals),
  };
}

function linesBy<Label extends 'route' | 'language'>(totals: Totals, label: Label): Line<Label>[] {
  return labelsOf([...totals.views, ...totals.vitals], label)
    .map((value) => lineOf(totals, label, value))
    .toSorted((a, b) => b.views - a.views);
}

function lineOf<Label extends 'day' | 'route' | 'language'>(
  { views, vitals }: Totals,
  label: Label,
  value: string,
): Line<Label> {
  const of = { [label]: value } as Record<Label, string>;
  return {
    ...of,
    views: sum(views.filter((row) => row[label] === value)),
    vitals: speedOf(vitals.filter((row) => row[label] === value)),
  };
}

function speedOf(rows: VitalCount[]): Speed {
  const entries = VITAL_NAMES.map((vital) => [vital, measuredOf(vital, rows)] as const);
  return Object.fromEntries(entries) as Speed;
}

function measuredOf(vital: Vital, rows: VitalCount[]): Measured {
  const histogram = new Map<number, number>();
  for (const row of rows.filter((one) => one.vital === vital)) {
    histogram.set(row.bucket, (histogram.get(row.bucket) ?? 0) + row.count);
  }
  return {
    loads: totalOf(histogram),
    p75: quantile(vital, histogram, 0.75) ?? null,
    good: shareUpTo(vital, histogram, VITALS[vital].good) ?? null,
  };
}

function labelsOf<Label extends string>(rows: readonly Record<Label, string>[], label: Label): string[] {
  return [...new Set(rows.map((row) => row[label]))].toSorted();
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
