import { dayOf, type Day } from '../calendar/days.ts';
import type { FilerStatus } from './filer-status.ts';

/** The filer, as an English phrase. */
export const FILERS = {
  company: 'Company',
  plan: 'Employee plan',
  insider: 'Director, officer or holder over 10%',
  holder: 'Holder over 5%',
  manager: 'Investment manager',
  trader: 'Large trader',
  seller: 'Seller',
  shareholder: 'Shareholder',
} as const;

/** The source of a rule, and the day from which its figures apply. */
export interface Rule {
  /** As lawyers cite it, down to the paragraph that has the number of days or the date (sources.md). */
  name: string;
  url: string;
  who: keyof typeof FILERS;
  /** The first day on which the figures apply: `-Infinity` if that is before all that is computed. */
  inForce: Day;
  /** The earlier period, in calendar days. */
  before?: number;
  /** Minutes after midnight in New York until which a filing has the date of the day (17 CFR 232.13(a)). */
  until?: number | undefined;
  /** The first day with these hours, where it was 5:30 p.m. before. */
  untilSince?: Day;
}

/** The year-ends and events that are computed. Rules before the first differ; holidays after the last may. */
export const FIRST_DAY = '2019-01-01';
export const LAST_DAY = '2035-12-31';

const OLD = { inForce: Number.NEGATIVE_INFINITY };
export const CLOSING_TIME = 17 * 60 + 30;
const UNTIL_5_30 = { until: CLOSING_TIME };
const UNTIL_10 = { until: 22 * 60 };
/** Not filed with the SEC. */
const NOT_FILED = { until: undefined };
/** The amendments of Release No. 33-11253; those of Schedule 13G had a later date of compliance. */
const SCHEDULE_13D = { inForce: dayOf(2024, 2, 5), untilSince: dayOf(2024, 2, 5), ...UNTIL_10 };
const SCHEDULE_13G = { ...SCHEDULE_13D, inForce: dayOf(2024, 9, 30) };
/** For meetings after August 31, 2022 (Release No. 34-93596). */
const UNIVERSAL_PROXY = { inForce: dayOf(2022, 9, 1), ...NOT_FILED };

/** A paragraph of Title 17: `240.13d-1(b)(2)`. */
function cfr(paragraph: string, who: Rule['who'] = 'company') {
  const [section = '', ...parts] = paragraph.split('(');
  const anchor = parts.map((part) => part.slice(0, -1)).join('_');
  return {
    name: `17 CFR ${paragraph}`,
    url: `https://www.law.cornell.edu/cfr/text/17/${section}${anchor && `#${anchor}`}`,
    who,
    ...OLD,
    ...UNTIL_5_30,
  };
}

/** @param file of the form at the SEC */
function form(name: string, file: string, who: Rule['who'] = 'company') {
  return { name, url: `https://www.sec.gov/files/${file}.pdf`, who, ...OLD, ...UNTIL_5_30 };
}

/** A paragraph of Section 16 of the Exchange Act. */
function section16(paragraph: string) {
  return {
    name: `15 U.S.C. 78p${paragraph}`,
    url: `https://www.law.cornell.edu/uscode/text/15/78p#${paragraph.slice(1, -1).replaceAll(')(', '_')}`,
    who: 'insider' as const,
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
  '11-K': form('Form 11-K, General Instruction A', 'form11-k', 'plan'),
  SD: form('Form SD, General Instruction B.1', 'formsd'),
  '12b-25-notice': cfr('240.12b-25(a)'),
  '12b-25': cfr('240.12b-25(b)(2)(ii)'),
  transition: cfr('240.13a-10(b)'),
  'transition-quarter': cfr('240.13a-10(c)'),
  'transition-days': cfr('240.13a-10(j)'),
  'first-10-Q': cfr('240.13a-13(a)'),
  'special-report': cfr('240.15d-2(a)'),
  '8-K': form('Form 8-K, General Instruction B.1', 'form8-k'),
  'cyber-incident': {
    ...form('Form 8-K, Item 1.05 and General Instruction B.1', 'form8-k'),
    inForce: dayOf(2023, 12, 18),
  },
  'acquired-business': form('Form 8-K, Item 9.01(a)(3)', 'form8-k'),
  'regulation-fd': { ...cfr('243.101(d)'), ...NOT_FILED },
  '6-K': form('Form 6-K, General Instruction B', 'form6-k'),
  'form-3': section16('(a)(2)(B)'),
  'form-4': section16('(a)(2)(C)'),
  'form-5': { ...cfr('240.16a-3(f)(1)', 'insider'), ...UNTIL_10 },
  // Holding Foreign Insiders Accountable Act of December 18, 2025: directors and officers of foreign private issuers.
  'section-16-foreign': { ...section16('(a)(2)'), inForce: dayOf(2026, 3, 18) },
  '144': { ...cfr('230.144(h)(2)', 'seller'), ...UNTIL_10 },
  D: cfr('230.503(a)(1)'),
  '13D': { ...cfr('240.13d-1(a)', 'holder'), ...SCHEDULE_13D, before: 10 },
  '13D/A': { ...cfr('240.13d-2(a)', 'holder'), ...SCHEDULE_13D },
  '13G': { ...cfr('240.13d-1(b)(2)', 'holder'), ...SCHEDULE_13G, before: 10 },
  '13G-exempt': { ...cfr('240.13d-1(d)', 'holder'), ...SCHEDULE_13G },
  '13G-passive': { ...cfr('240.13d-1(c)', 'holder'), ...SCHEDULE_13G, before: 10 },
  '13G/A-quarter': { ...cfr('240.13d-2(b)', 'holder'), ...SCHEDULE_13G },
  '13G/A-month': { ...cfr('240.13d-2(c)', 'holder'), ...SCHEDULE_13G, before: 10 },
  '13G/A': { ...cfr('240.13d-2(d)', 'holder'), ...SCHEDULE_13G },
  '13F': cfr('240.13f-1(a)(1)', 'manager'),
  '13H': cfr('240.13h-1(b)(1)', 'trader'),
  'N-PX': { ...cfr('240.14Ad-1(a)', 'manager'), inForce: dayOf(2024, 7, 1) },
  '14a-8': { ...cfr('240.14a-8(e)(2)', 'shareholder'), ...NOT_FILED },
  '14a-8(j)': cfr('240.14a-8(j)(1)'),
  '14a-13': { ...cfr('240.14a-13(a)(3)'), ...NOT_FILED },
  '14a-6(a)': cfr('240.14a-6(a)'),
  '14a-16': cfr('240.14a-16(a)(1)'),
  '14a-19(b)': { ...cfr('240.14a-19(b)(1)', 'shareholder'), ...UNIVERSAL_PROXY },
  '14a-19(d)': { ...cfr('240.14a-19(d)'), ...UNIVERSAL_PROXY },
  '14a-5(e)': { ...cfr('240.14a-5(e)(4)'), ...UNIVERSAL_PROXY },
  '10b-17': { ...cfr('240.10b-17(b)(1)'), ...NOT_FILED },
  nyse: {
    name: 'NYSE Listed Company Manual, Section 204.12',
    url: 'https://nyseguide.srorules.com/listed-company-manual',
    who: 'company',
    ...OLD,
    ...NOT_FILED,
  },
  nasdaq: {
    name: 'Nasdaq Rule 5250(e)(6)',
    url: 'https://listingcenter.nasdaq.com/rulebook/nasdaq/rules/nasdaq-5200-series',
    who: 'company',
    ...OLD,
    ...NOT_FILED,
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof RULES;

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
 * The last day, after the end of a period, on which its statements are new enough for a registration statement to
 * become effective (17 CFR 210.3-12(a) and (g)): one day less than the age at which later statements are needed.
 */
export const STALE_DAYS: Readonly<Record<FilerStatus, number>> = { large: 129, accelerated: 129, other: 134 };

/**
 * After a fiscal year, the statements of its third quarter serve this long for everybody (17 CFR 210.3-01(c), 3-12(g)).
 */
export const STALE_QUARTER_DAYS = 45;

/** A foreign private issuer's annual statements serve this long without interim ones (Form 20-F, Item 8.A.5). */
export const STALE_FOREIGN_MONTHS = 9;
