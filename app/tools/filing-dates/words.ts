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

/**
 * The texts of a due date, for the page and for its files. Every phrase is looked up each time, so that a page brings
 * those along that a choice shows later.
 */
export function wordsOf<Said, Written = string>(t: Say<Said, Written>) {
  const what = {
    'part-iii': t('Part III, by proxy statement or amendment'),
    plan: t('Employee plan not subject to ERISA'),
    erisa: t('Employee plan subject to ERISA'),
    minerals: t('Conflict minerals'),
    insiders: t('Insiders, for what was not reported on Forms 3 and 4'),
    holders: t(
      'First reports of institutions and exempt investors over 5%; amendments after a material change',
    ),
    managers: t('Investment managers'),
    votes: t('Votes on executive pay, by managers that file Form 13F'),
  };
  return {
    what: ({ what: kind }: DueDate): Said | undefined => (kind === 'report' ? undefined : what[kind]),
    period: ({ period }: DueDate, date: Written): Said => {
      const periods = {
        year: t('Year ended {date}', { date }),
        quarter: t('Quarter ended {date}', { date }),
        'calendar-year': t('Calendar year {year}', { year: yearOf(period.end) }),
        'calendar-quarter': t('Calendar quarter ended {date}', { date }),
        'proxy-year': t('Twelve months ended {date}', { date }),
      };
      return periods[period.kind];
    },
    count: ({ count, form }: DueDate): Said => {
      const fixed = { SD: t('Every May 31'), 'N-PX': t('Every August 31') };
      const days = t('{days} days after the period ends', {
        days: typeof count === 'object' && 'days' in count ? count.days : 0,
      });
      const months = t('Four months after the year ends');
      if (count === 'fixed') return form === 'SD' ? fixed.SD : fixed['N-PX'];
      return 'days' in count ? days : months;
    },
    moved: (date: Written): Said => t('Rule 0-3: moved from {date}', { date }),
    late: (notice: string, by: Written, date: Written): Said =>
      t('If late: Form {notice} by {by}, then due {date}', { notice, by, date }),
    due: (form: string): Said => t('Form {form} due', { form }),
    schedule: (form: string): Said => t('Schedule {form} due', { form }),
    columns: [
      t('Filing'),
      t('Period'),
      t('Due'),
      t('Notice of late filing'),
      t('Due after the notice'),
      t('Rule'),
    ],
    terms: t('General information. Rules as of November 2026; your counsel confirms every date.'),
  };
}

/** `Form 10-K`, `Schedule 13G`: names that are not translated. */
export function nameOf({ form }: Pick<DueDate, 'form'>): string {
  return form === '13G' ? 'Schedule 13G' : `Form ${form}`;
}
