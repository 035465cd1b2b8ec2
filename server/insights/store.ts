import type { LanguageCode } from '../../app/language/languages.ts';
import type { Vital } from './histogram.ts';

/**
 * Stores totals of visits in any database (contract: `tests/contracts/insights-store.ts`). No row describes a single
 * visit. A method rejects when the store cannot be reached or written. Then nothing was added, unless the connection to a
 * database broke during the commit.
 */
export interface InsightsStore {
  /**
   * Adds counts to those with the same labels, all or none. The first `MOST_REFERRERS` of a day keep their names; the
   * others are counted as `OTHER`. Of vitals, rows beyond the first `MOST_VITALS` of a day are not added.
   */
  add(totals: Totals): Promise<void>;
  /** The totals of these days, both ends included, in no particular order. */
  read(days: { from: Day; to: Day }): Promise<Totals>;
  /**
   * Deletes rows of days before this one, at most `limit` of each table, so that others can write before the next call
   * (`purgeInBatches`). Returns how many in all; fewer than `limit` means that none are left.
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

/** Label of unknown pages, and of referrers beyond `MOST_REFERRERS`. */
export const OTHER = '(other)';

/** Referring hosts counted by name each day: anybody can make up any number of them. */
export const MOST_REFERRERS = 200;

/**
 * Rows of vitals a day. A busy day has some hundreds; fake reports could make more than a hundred thousand, and they are
 * kept for as long as messages are.
 */
export const MOST_VITALS = 2000;

export interface Totals {
  views: ViewCount[];
  referrers: ReferrerCount[];
  vitals: VitalCount[];
}

export interface ViewCount extends Labels {
  count: number;
}

/** Page views that came from another site's link. */
export interface ReferrerCount {
  day: Day;
  /** Host name. */
  host: string;
  count: number;
}

/** Page loads whose vital is in this bucket of `histogram.ts`. */
export interface VitalCount extends Labels {
  vital: Vital;
  bucket: number;
  count: number;
}

interface Labels {
  day: Day;
  /** A page's path without the language, or `OTHER`. */
  route: string;
  language: LanguageCode;
}
