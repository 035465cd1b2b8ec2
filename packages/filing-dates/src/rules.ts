import { dayOf, type Day } from './days.ts';

/** Where a rule is written, and from when the figures here hold. */
export interface Rule {
  /** As lawyers cite it, down to the paragraph that has the number of days or the date (docs/filing-dates.md). */
  name: string;
  url: string;
  /** The first day on which the figures apply: `-Infinity` if that is before all that is computed. */
  inForce: Day;
  /** Minutes after midnight in New York until which a filing has the date of the day (17 CFR 232.13(a)). */
  until?: number;
}

/** The year-ends and events that are computed. Rules before the first differ; holidays after the last may. */
export const FIRST_DAY = '2019-01-01';
export const LAST_DAY = '2035-12-31';

const OLD = { inForce: Number.NEGATIVE_INFINITY };
/** The amendments of Release No. 33-11253; those of Schedule 13G had a later date of compliance. */
const SCHEDULE_13D = { inForce: dayOf(2024, 2, 5) };
const SCHEDULE_13G = { inForce: dayOf(2024, 9, 30) };
const UNTIL_5_30 = { until: 17 * 60 + 30 };
const UNTIL_10 = { until: 22 * 60 };

/** A paragraph of Title 17: `240.13d-1(b)(2)`. */
function cfr(paragraph: string) {
  const [section = '', ...parts] = paragraph.split('(');
  const anchor = parts.map((part) => part.slice(0, -1)).join('_');
  return {
    name: `17 CFR ${paragraph}`,
    url: `https://www.law.cornell.edu/cfr/text/17/${section}${anchor && `#${anchor}`}`,
    ...OLD,
    ...UNTIL_5_30,
  };
}

/** @param file of the form at the SEC */
function form(name: string, file: string) {
  return { name, url: `https://www.sec.gov/files/${file}.pdf`, ...OLD, ...UNTIL_5_30 };
}

/** A paragraph of Section 16 of the Exchange Act. */
function section16(paragraph: string) {
  return {
    name: `15 U.S.C. 78p${paragraph}`,
    url: `https://www.law.cornell.edu/uscode/text/15/78p#${paragraph.slice(1, -1).replaceAll(')(', '_')}`,
    ...OLD,
    ...UNTIL_10,
  };
}

/** Every rule that a date is counted by. Rules as of November 2026. */
export const RULES = {
  '10-K': form('Form 10-K, General Instruction A(2)', 'form10-k'),
  'part-iii': form('Form 10-K, General Instruction G(3)', 'form10-k'),
  '10-Q': form('Form 10-Q, General Instruction A.1', 'form10-q'),
  // 17 CFR 249.220f still has the six months of years before December 15, 2011.
  '20-F': form('Form 20-F, General Instruction A(b)', 'form20-f'),
  '11-K': form('Form 11-K, General Instruction A', 'form11-k'),
  SD: form('Form SD, General Instruction B.1', 'formsd'),
  '12b-25': cfr('240.12b-25(b)(2)(ii)'),
  '8-K': form('Form 8-K, General Instruction B.1', 'form8-k'),
  'cyber-incident': {
    ...form('Form 8-K, Item 1.05 and General Instruction B.1', 'form8-k'),
    inForce: dayOf(2023, 12, 18),
  },
  'acquired-business': form('Form 8-K, Item 9.01(a)(3)', 'form8-k'),
  'regulation-fd': { ...cfr('243.101(d)'), until: undefined },
  '6-K': form('Form 6-K, General Instruction B', 'form6-k'),
  'form-3': section16('(a)(2)(B)'),
  'form-4': section16('(a)(2)(C)'),
  'form-5': { ...cfr('240.16a-3(f)(1)'), ...UNTIL_10 },
  // Holding Foreign Insiders Accountable Act of December 18, 2025: directors and officers of foreign private issuers.
  'section-16-foreign': { ...section16('(a)(2)'), inForce: dayOf(2026, 3, 18) },
  '144': { ...cfr('230.144(h)(2)'), ...UNTIL_10 },
  D: cfr('230.503(a)(1)'),
  '13D': { ...cfr('240.13d-1(a)'), ...SCHEDULE_13D, ...UNTIL_10 },
  '13D/A': { ...cfr('240.13d-2(a)'), ...SCHEDULE_13D, ...UNTIL_10 },
  '13G': { ...cfr('240.13d-1(b)(2)'), ...SCHEDULE_13G, ...UNTIL_10 },
  '13G-passive': { ...cfr('240.13d-1(c)'), ...SCHEDULE_13G, ...UNTIL_10 },
  '13G/A-month': { ...cfr('240.13d-2(c)'), ...SCHEDULE_13G, ...UNTIL_10 },
  '13G/A': { ...cfr('240.13d-2(d)'), ...SCHEDULE_13G, ...UNTIL_10 },
  '13F': cfr('240.13f-1(a)(1)'),
  '13H': cfr('240.13h-1(b)(1)'),
  'N-PX': { ...cfr('240.14Ad-1(a)'), inForce: dayOf(2024, 7, 1) },
  '14a-8': { ...cfr('240.14a-8(e)(2)'), until: undefined },
  '14a-8(j)': cfr('240.14a-8(j)(1)'),
  '14a-13': { ...cfr('240.14a-13(a)(3)'), until: undefined },
  '14a-6(a)': cfr('240.14a-6(a)'),
  '14a-16': cfr('240.14a-16(a)(1)'),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof RULES;

export const STATUSES = ['large', 'accelerated', 'other'] as const;
export type FilerStatus = (typeof STATUSES)[number];

/** Calendar days after the end of the period, by filer status. */
export const ANNUAL_DAYS: Readonly<Record<FilerStatus, number>> = { large: 60, accelerated: 75, other: 90 };
export const QUARTERLY_DAYS: Readonly<Record<FilerStatus, number>> = {
  large: 40,
  accelerated: 40,
  other: 45,
};

/** Other periods after the end of a fiscal year or quarter, in calendar days unless named months. */
export const PERIODS = {
  partIII: 120,
  foreignAnnualMonths: 4,
  plan: 90,
  planUnderErisa: 180,
  form5: 45,
  calendarQuarter: 45,
  calendarYear: 45,
} as const;

/**
 * The last day, after the end of a period, on which its statements are new enough for a registration statement to become
 * effective (17 CFR 210.3-12(a) and (g)): one day less than the age at which later statements are needed.
 */
export const STALE_DAYS: Readonly<Record<FilerStatus, number>> = { large: 129, accelerated: 129, other: 134 };

/** After a fiscal year, the statements of its third quarter serve so long for everybody (17 CFR 210.3-01(c), 3-12(g)). */
export const STALE_QUARTER_DAYS = 45;

/** A foreign private issuer's annual statements serve so long without interim ones (Form 20-F, Item 8.A.5). */
export const STALE_FOREIGN_MONTHS = 9;

/**
 * The filer status at a fiscal year-end (17 CFR 240.12b-2, as in force since April 27, 2020), of an issuer that has reported
 * for twelve months and filed an annual report. The other test of smaller reporting companies, a float under 250 and again
 * under 200, changes no due date. Revenue must be under 80 after it was 100 or more once, which is taken to be so for who
 * was accelerated: the earlier date.
 * @param float on the last business day of the second quarter, in millions of dollars
 * @param revenue of the last year that has audited statements, in millions of dollars
 * @param was the status of the year before
 */
export function filerStatus(float: number, revenue: number, was: FilerStatus): FilerStatus {
  const isLowRevenue = revenue < (was === 'other' ? 100 : 80) && float < (was === 'large' ? 560 : 700);
  if (isLowRevenue) return 'other';
  if (float >= (was === 'large' ? 560 : 700)) return 'large';
  return float >= (was === 'other' ? 75 : 60) ? 'accelerated' : 'other';
}

/** Calendar days that Form 12b-25 adds, counted from the due date as moved by Rule 0-3. */
export const EXTENSIONS = { annual: 15, quarterly: 5 } as const;
