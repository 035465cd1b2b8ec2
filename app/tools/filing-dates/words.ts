import { yearOf } from './days.ts';
import type { DueDate } from './due-dates.ts';
import { RULES } from './rules.ts';

/**
 * Translates a phrase and fills in its placeholders.
 * @typeParam Written a date that is written in the language of the text around it
 */
export type Say<Said, Written = string> = (
  phrase: string,
  values?: Readonly<Record<string, string | number | Written>>,
) => Said;

/** The texts of a due date, for the page and for its files. */
export function wordsOf<Said, Written = string>(t: Say<Said, Written>) {
  return {
    what: ({ what }: DueDate): Said | undefined => (what === 'report' ? undefined : t(WHAT[what])),
    period: ({ period }: DueDate, date: Written): Said =>
      t(PERIODS[period.kind], { date, year: yearOf(period.end) }),
    count: ({ count, form }: DueDate): Said | undefined => {
      const fixed = FIXED[form];
      if (count === 'fixed') return fixed ? t(fixed) : undefined;
      if ('days' in count) return t('{days} days after the period ends', count);
      return t('Four months after the year ends');
    },
    moved: ({ due, counted }: DueDate, date: Written): Said =>
      due < counted
        ? t('Moved back from {date}, when EDGAR is closed', { date })
        : t('Rule 0-3: moved from {date}', { date }),
    late: (notice: string, by: Written, date: Written): Said =>
      t('If late: Form {notice} by {by}, then due {date}', { notice, by, date }),
    /** Without a closing that only the order of the President confirms. */
    without: (date: Written): Said =>
      t(
        'The President closed federal offices on December 24, 2024. No announcement of the SEC was found: if EDGAR was open, the day was {date}.',
        { date },
      ),
    fresh: ({ form, freshAtLeast }: DueDate, date: Written, least: Written): Said => {
      const rule = form === '20-F' ? 'Form 20-F, Item 8.A.5' : 'Regulation S-X, Rule 3-12';
      return freshAtLeast === undefined
        ? t('The statements are too old for a registration statement after {date} ({rule}).', { date, rule })
        : t(
            'The statements are too old for a registration statement after {date}, or after {least} for companies with losses or late reports ({rule}).',
            { date, least, rule },
          );
    },
    /** @param time in the language of the text */
    until: (time: Written): Said => t('File by {time} in New York.', { time }),
    due: (name: string): Said => t('{name} due', { name }),
    company: t('Company'),
    columns: COLUMNS.map((column) => t(column)),
    terms: t('General information. Rules as of November 2026; your counsel confirms every date.'),
  };
}

const WHAT = {
  'part-iii': 'Part III, by proxy statement or amendment',
  plan: 'Employee plan not subject to ERISA',
  erisa: 'Employee plan subject to ERISA',
  minerals: 'Conflict minerals',
  insiders: 'Insiders, for what was not reported on Forms 3 and 4',
  holders: 'First reports of institutions and exempt investors over 5%; amendments after a material change',
  managers: 'Investment managers',
  votes: 'Votes on executive pay, by managers that file Form 13F',
  traders: 'Large traders: the annual report',
  proposals: 'Shareholders’ proposals arrive, 120 days before the anniversary of the last proxy statement',
  reasons: 'Reasons to leave a proposal out, 80 days before the definitive proxy statement',
  brokers: 'Broker search, 20 business days before the record date',
  preliminary: 'Preliminary proxy statement, where one is needed, 10 days before the definitive one',
  notice: 'Definitive proxy statement and notice of materials on the internet, 40 days before the meeting',
  results: 'Results of the vote, four business days after the meeting',
} as const;

const PERIODS = {
  year: 'Year ended {date}',
  quarter: 'Quarter ended {date}',
  'calendar-year': 'Calendar year {year}',
  'calendar-quarter': 'Calendar quarter ended {date}',
  'proxy-year': 'Twelve months ended {date}',
  meeting: 'Annual meeting on {date}',
  event: 'Event on {date}',
} as const;

const FIXED: Readonly<Record<string, string>> = { SD: 'Every May 31', 'N-PX': 'Every August 31' };

const COLUMNS = [
  'Filing',
  'Period',
  'Due',
  'Notice of late filing',
  'Due after the notice',
  'Statements too old after',
  'Rule',
];

/** `Form 10-K`, `Schedule 13G`, `Item 5.07`: names that are not translated. */
export function nameOf({ form }: Pick<DueDate, 'form'>): string {
  if (/^(?:Form|Schedule|Item|Rule|PRE|DEF) /.test(form)) return form;
  return form === '13G' ? 'Schedule 13G' : `Form ${form}`;
}

/** Minutes after midnight in New York until which a filing has the date of its due day; undefined where no hour is known. */
export function untilOf({ rule, minutes }: Pick<DueDate, 'rule' | 'minutes'>): number | undefined {
  return minutes ?? RULES[rule].until;
}

/** All phrases above that are chosen by what a date is. */
export const FILING_WORDS: readonly string[] = [
  ...Object.values(WHAT),
  ...Object.values(PERIODS),
  ...Object.values(FIXED),
  '{days} days after the period ends',
  'Four months after the year ends',
  ...COLUMNS,
];
