import { yearOf, type Day } from '../calendar/days.ts';
import { PERIOD_NAMES, WHAT, type DueDate } from '../rules/due-dates.ts';
import { CLOSING_TIME, FILERS, RULES, type Rule } from '../rules/rules.ts';
import { COLUMNS, PHRASES } from './phrases.ts';

/**
 * Translates a phrase and fills in its placeholders, as in `t(phrase, { date })`. In a file, texts and dates are strings;
 * a page may have elements as texts, and dates that follow the language of the text around them.
 */
export type Translate<Text, FormattedDate = string> = (
  phrase: string,
  values?: Readonly<Record<string, string | number | FormattedDate>>,
) => Text;

/** Formats days and times of day; a time is minutes after midnight. */
export interface DateFormat<FormattedDate> {
  date: (day: Day) => FormattedDate;
  time: (minutes: number) => FormattedDate;
}

/** A remark about a date. */
export interface Line<Text> {
  text: Text;
  /** Whether somebody should look at it. */
  isAsk: boolean;
}

/** The texts of a due date, for the page and for its files. */
export function wordsOf<Text, FormattedDate = string>(
  t: Translate<Text, FormattedDate>,
  { date, time }: DateFormat<FormattedDate>,
) {
  return {
    /** Undefined where the name is the same in every language ({@link nameOf}). */
    name: (due: DueDate): Text | undefined =>
      due.phrase === undefined ? undefined : t(due.phrase, { name: nameOf(due) }),
    what: ({ what }: DueDate): Text | undefined => (what === 'report' ? undefined : t(WHAT[what])),
    who: ({ rule }: DueDate): Text => t(FILERS[RULES[rule].who]),
    period: ({ period }: DueDate): Text =>
      t(PERIOD_NAMES[period.kind], { date: date(period.end), year: yearOf(period.end) }),
    late: ({ late }: DueDate): Text | undefined =>
      late && t(PHRASES.late, { notice: late.notice, by: date(late.by), date: date(late.due) }),
    fresh: ({ form, fresh, freshAtLeast }: DueDate): Text | undefined => {
      if (fresh === undefined) return undefined;
      const values = {
        date: date(fresh),
        rule: form === '20-F' ? 'Form 20-F, Item 8.A.5' : 'Regulation S-X, Rule 3-12',
      };
      return freshAtLeast === undefined
        ? t(PHRASES.fresh, values)
        : t(PHRASES.freshAtLeast, { ...values, least: date(freshAtLeast) });
    },
    /** How it is counted, what it depends on, and until when a filing is in time. */
    lines: ({ rule, due, minutes, notes }: DueDate): Line<Text>[] => {
      const { until, untilSince = due }: Rule = RULES[rule];
      const lines = notes.map(({ note, isAsk = false, ...values }) => ({
        text: t(note, {
          ...(values.days !== undefined && { days: values.days }),
          ...(values.date !== undefined && { date: date(values.date) }),
          ...(values.time !== undefined && { time: time(values.time) }),
        }),
        isAsk,
      }));
      if (until === undefined || minutes !== undefined) return lines;
      const hour = due < untilSince ? CLOSING_TIME : until;
      return [...lines, { text: t(PHRASES.until, { time: time(hour) }), isAsk: false }];
    },
    due: (name: string): Text => t(PHRASES.due, { name }),
    columns: () => COLUMNS.map((column) => t(column)),
    terms: () => t(PHRASES.terms),
  };
}

/** `Form 10-K`, `Schedule 13G`, `Item 5.07`: names that are not translated. */
export function nameOf({ form }: Pick<DueDate, 'form'>): string {
  if (/^(?:Form|Schedule|Item|Rule|PRE|DEF) /.test(form)) return form;
  return form === '13G' ? 'Schedule 13G' : `Form ${form}`;
}

/** The paragraphs that a date rests on, the main one first. */
export function rulesOf({ rule, moreRules = [] }: DueDate): Rule[] {
  return [rule, ...moreRules].map((id) => RULES[id]);
}
