import { yearOf } from './days.ts';
import type { DueDate } from './due-dates.ts';

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
    count: ({ count, form }: DueDate): Said => {
      if (count === 'fixed') return t(form === 'SD' ? 'Every May 31' : 'Every August 31');
      if ('days' in count) return t('{days} days after the period ends', { days: count.days });
      return t('Four months after the year ends');
    },
    moved: (date: Written): Said => t('Rule 0-3: moved from {date}', { date }),
    late: (notice: string, by: Written, date: Written): Said =>
      t('If late: Form {notice} by {by}, then due {date}', { notice, by, date }),
    due: (form: string): Said => t('Form {form} due', { form }),
    schedule: (form: string): Said => t('Schedule {form} due', { form }),
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
} as const;

const PERIODS = {
  year: 'Year ended {date}',
  quarter: 'Quarter ended {date}',
  'calendar-year': 'Calendar year {year}',
  'calendar-quarter': 'Calendar quarter ended {date}',
  'proxy-year': 'Twelve months ended {date}',
} as const;

const COLUMNS = ['Filing', 'Period', 'Due', 'Notice of late filing', 'Due after the notice', 'Rule'];

/** `Form 10-K`, `Schedule 13G`: names that are not translated. */
export function nameOf({ form }: Pick<DueDate, 'form'>): string {
  return form === '13G' ? 'Schedule 13G' : `Form ${form}`;
}
