import type { LanguageCode } from '../../app/language/languages.ts';
import type { Vital } from './histogram.ts';

/**
 * Where the totals of the visits are kept, whatever the database: the contract of
 * `tests/contracts/insights-store.ts`. There are totals and nothing else: no row is about one visit. A promise is
 * rejected when the store cannot be reached or written; then nothing was added, unless a database elsewhere was lost
 * in the very moment of its commit.
 */
export interface InsightsStore {
  /**
   * Adds counts to those of the same labels, all or none. Of a day's referrers the first `MOST_REFERRERS` keep their
   * names; the others are counted under `OTHER`.
   */
  add(totals: Totals): Promise<void>;
  /** The totals of these days, the first and the last included; in no particular order. */
  read(days: { from: Day; to: Day }): Promise<Totals>;
  /**
   * Deletes totals of days before this one, at most `limit` of each kind, so that others get in before the next call
   * (`purgeInBatches`). Answers how many in all; fewer than `limit`: there are no more.
   */
  purge(before: Day, limit: number): Promise<number>;
  close(): Promise<void>;
}

/** A day of UTC, such as `2026-11-21`. */
export type Day = string;

/** @param time Unix milliseconds */
export function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** For what has no name of its own in the totals: pages that are not there, and referrers beyond the most. */
export const OTHER = '(other)';

/** Referring sites kept by name for a day: anybody can make up as many as they like. */
export const MOST_REFERRERS = 200;

export interface Totals {
  views: ViewCount[];
  referrers: ReferrerCount[];
  vitals: VitalCount[];
}

/** Page views. */
export interface ViewCount extends Labels {
  count: number;
}

/** Page views that another site's link led to. */
export interface ReferrerCount {
  day: Day;
  /** Host name. */
  host: string;
  count: number;
}

/** Page loads of which this vital fell into this bucket (see `histogram.ts`). */
export interface VitalCount extends Labels {
  vital: Vital;
  bucket: number;
  count: number;
}

interface Labels {
  day: Day;
  /** A page's address without a language in front, or `OTHER`. */
  route: string;
  language: LanguageCode;
}
