import { parseDay, type Day } from './days.ts';

/** Where a rule is written, and from when the figures here hold. */
export interface Rule {
  /** As lawyers cite it. */
  name: string;
  url: string;
  /** The first day on which the figures apply; `before 2019` if that is before all that is computed. */
  inForce: string;
}

/** The year-ends and events that are computed. Rules before the first differ; holidays after the last may. */
export const FIRST_DAY = '2019-01-01';
export const LAST_DAY = '2035-12-31';

const cfr = (section: string) => ({
  name: `17 CFR ${section}`,
  url: `https://www.law.cornell.edu/cfr/text/17/${section}`,
});
const OLD = { inForce: 'before 2019' };
/** The amendments of Release No. 33-11253; those of Schedule 13G had a later date of compliance. */
const SCHEDULE_13D = { inForce: '2024-02-05' };
const SCHEDULE_13G = { inForce: '2024-09-30' };

/** Every rule that a date is counted by. Rules as of November 2026. */
export const RULES = {
  '10-K': { ...cfr('249.310'), ...OLD },
  'part-iii': {
    name: 'Form 10-K, General Instruction G(3)',
    url: 'https://www.sec.gov/files/form10-k.pdf',
    ...OLD,
  },
  '10-Q': { ...cfr('249.308a'), ...OLD },
  '20-F': { ...cfr('249.220f'), ...OLD },
  '11-K': { ...cfr('249.311'), ...OLD },
  SD: { ...cfr('240.13p-1'), ...OLD },
  '12b-25': { ...cfr('240.12b-25'), ...OLD },
  '8-K': {
    name: 'Form 8-K, General Instruction B',
    url: 'https://www.sec.gov/files/form8-k.pdf',
    ...OLD,
  },
  'cyber-incident': {
    name: 'Form 8-K, Item 1.05',
    url: 'https://www.sec.gov/files/form8-k.pdf',
    inForce: '2023-12-18',
  },
  'regulation-fd': { ...cfr('243.101'), ...OLD },
  'form-3': { ...cfr('240.16a-3'), ...OLD },
  'form-4': { ...cfr('240.16a-3'), ...OLD },
  'form-5': { ...cfr('240.16a-3'), ...OLD },
  // Holding Foreign Insiders Accountable Act of December 18, 2025: directors and officers of foreign private issuers.
  'section-16-foreign': {
    name: '15 U.S.C. 78p',
    url: 'https://www.law.cornell.edu/uscode/text/15/78p',
    inForce: '2026-03-18',
  },
  '13D': { ...cfr('240.13d-1'), ...SCHEDULE_13D },
  '13D/A': { ...cfr('240.13d-2'), ...SCHEDULE_13D },
  '13G': { ...cfr('240.13d-1'), ...SCHEDULE_13G },
  '13G/A': { ...cfr('240.13d-2'), ...SCHEDULE_13G },
  '13F': { ...cfr('240.13f-1'), ...OLD },
  'N-PX': { ...cfr('240.14Ad-1'), inForce: '2024-07-01' },
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
} as const;

/** Calendar days that Form 12b-25 adds, counted from the due date as moved by Rule 0-3. */
export const EXTENSIONS = { annual: 15, quarterly: 5 } as const;

/** The first day on which the figures of a rule apply. */
export function firstDayOf({ inForce }: Rule): Day {
  return parseDay(inForce) ?? Number.NEGATIVE_INFINITY;
}
