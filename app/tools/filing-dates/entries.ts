import { isoDay, type Day } from './days.ts';
import type { DueDate } from './due-dates.ts';
import { RULES } from './rules.ts';
import { nameOf, wordsOf, type Say } from './words.ts';

/** A due date as the files for calendars and spreadsheets have it. */
export interface Entry {
  id: string;
  due: Day;
  /** `Form 10-K due`. */
  title: string;
  /** The form, the period, the due day, the days of Form 12b-25, and the rule with its address. */
  cells: readonly string[];
  /** Of several lines. */
  description: string;
  url: string;
}

/** @param t the translation of a phrase */
export function entriesOf(
  dates: readonly DueDate[],
  t: Say<string>,
): { columns: string[]; entries: Entry[] } {
  const words = wordsOf(t);
  const entries = dates.map((date): Entry => {
    const { id, form, due, late, rule, period } = date;
    const { name, url } = RULES[rule];
    const covered = [words.what(date), words.period(date, isoDay(period.end))].filter(Boolean).join('. ');
    const notice = late && words.late(late.notice, isoDay(late.by), isoDay(late.due));
    return {
      id,
      due,
      title: form === '13G' ? words.schedule(form) : words.due(form),
      cells: [
        nameOf(date),
        covered,
        isoDay(due),
        late ? isoDay(late.by) : '',
        late ? isoDay(late.due) : '',
        `${name} ${url}`,
      ],
      description: [covered, words.count(date), notice, name, words.terms].filter(Boolean).join('\n'),
      url,
    };
  });
  return { columns: words.columns, entries };
}
