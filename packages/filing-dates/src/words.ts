import { yearOf, type Day } from './days.ts';
import { PERIOD_NAMES, WHAT, type DueDate } from './due-dates.ts';
import { EVENTS } from './events.ts';
import { RULES } from './rules.ts';

/**
 * Translates a phrase and fills in its placeholders.
 * @typeParam Written a date or a time that is written in the language of the text around it
 */
export type Say<Said, Written = string> = (
  phrase: string,
  values?: Readonly<Record<string, string | number | Written>>,
) => Said;

/** How days and times of day are written; a time is minutes after midnight. */
export interface Writer<Written> {
  date: (day: Day) => Written;
  time: (minutes: number) => Written;
}

/** What is said of a date. */
export interface Line<Said> {
  text: Said;
  /** Somebody should look at it. */
  isAsk: boolean;
}

/** The texts of a due date, for the page and for its files. */
export function wordsOf<Said, Written = string>(t: Say<Said, Written>, { date, time }: Writer<Written>) {
  return {
    /** Undefined where the name is the same in every language ({@link nameOf}). */
    name: (due: DueDate): Said | undefined =>
      due.phrase === undefined ? undefined : t(due.phrase, { name: nameOf(due) }),
    what: ({ what }: DueDate): Said | undefined => (what === 'report' ? undefined : t(WHAT[what])),
    period: ({ period }: DueDate): Said =>
      t(PERIOD_NAMES[period.kind], { date: date(period.end), year: yearOf(period.end) }),
    late: ({ late }: DueDate): Said | undefined =>
      late &&
      t('If late: Form {notice} by {by}, then due {date}', {
        notice: late.notice,
        by: date(late.by),
        date: date(late.due),
      }),
    fresh: ({ form, fresh, freshAtLeast }: DueDate): Said | undefined => {
      if (fresh === undefined) return undefined;
      const rule = form === '20-F' ? 'Form 20-F, Item 8.A.5' : 'Regulation S-X, Rule 3-12';
      return freshAtLeast === undefined
        ? t('The statements are too old for a registration statement after {date} ({rule}).', {
            date: date(fresh),
            rule,
          })
        : t(
            'The statements are too old for a registration statement after {date}, or after {least} for companies with losses or late reports ({rule}).',
            { date: date(fresh), least: date(freshAtLeast), rule },
          );
    },
    /** How it is counted, and until when a filing is in time. */
    lines: ({ form, rule, count, counted, due, minutes, without, assumed }: DueDate): Line<Said>[] => {
      const lines: Line<Said>[] = [];
      const say = (text: Said, isAsk = false) => lines.push({ text, isAsk });
      const fixed = FIXED[form];
      if (count !== 'fixed')
        say('days' in count ? t(DAYS_AFTER, count) : t('Four months after the year ends'));
      else if (fixed) say(t(fixed));
      if (due > counted) say(t('Rule 0-3: moved from {date}', { date: date(counted) }), true);
      if (due < counted)
        say(t('Moved back from {date}, when EDGAR is closed', { date: date(counted) }), true);
      if (assumed?.what === 'time') say(t(ASSUMED.time, { time: time(assumed.value) }), true);
      else if (assumed) say(t(ASSUMED[assumed.what], { date: date(assumed.value) }), true);
      // Only the order of the President confirms the closing.
      if (without !== undefined) say(t(WITHOUT, { date: date(without) }), true);
      if (minutes !== undefined) {
        say(t('At the latest at {time} in New York, and promptly', { time: time(minutes) }));
        say(t(UNINTENTIONAL));
      } else if (RULES[rule].until !== undefined) {
        say(t('File by {time} in New York.', { time: time(RULES[rule].until) }));
      }
      return lines;
    },
    further: ({ isFurther }: DueDate) => (isFurther ? t(FURTHER_YEARS) : undefined),
    due: (name: string): Said => t('{name} due', { name }),
    company: () => t('Company'),
    columns: () => COLUMNS.map((column) => t(column)),
    terms: () => t('General information. Rules as of November 2026; your counsel confirms every date.'),
  };
}

export const FURTHER_YEARS =
  'Each further year is counted with 52 weeks. Enter the actual last day of a year after one of 53 weeks.';

const DAYS_AFTER = '{days} days after the period ends';
const WITHOUT =
  'The President closed federal offices on December 24, 2024. No announcement of the SEC was found: if EDGAR was open, the day was {date}.';
const UNINTENTIONAL =
  'For unintentional disclosure only. Intentional disclosure must be made public at the same time.';

const ASSUMED = {
  time: 'No time was entered: {time} in New York is assumed.',
  record: 'No record date was entered: {date} is assumed.',
  sent: 'No day was entered for last year’s proxy statement: {date} is assumed.',
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
  'Notes',
];

/** `Form 10-K`, `Schedule 13G`, `Item 5.07`: names that are not translated. */
export function nameOf({ form }: Pick<DueDate, 'form'>): string {
  if (/^(?:Form|Schedule|Item|Rule|PRE|DEF) /.test(form)) return form;
  return form === '13G' ? 'Schedule 13G' : `Form ${form}`;
}

/** All phrases above that are chosen by what a date is. */
export const FILING_WORDS: readonly string[] = [
  ...[WHAT, PERIOD_NAMES, FIXED, ASSUMED].flatMap((phrases) => Object.values(phrases)),
  ...EVENTS.flatMap(({ phrase }) => phrase ?? []),
  DAYS_AFTER,
  WITHOUT,
  UNINTENTIONAL,
  FURTHER_YEARS,
  ...COLUMNS,
];
