import { isoDay, type Day } from './days.ts';
import type { Company, DueDate } from './due-dates.ts';
import { RULES } from './rules.ts';
import { nameOf, wordsOf, type Say } from './words.ts';

/** A due date as the files for calendars and spreadsheets have it. */
export interface Entry {
  /** Of the date and the kind of company, so that two companies with one year-end keep their own events. */
  id: string;
  due: Day;
  /** `Form 10-K due · Year ended 2026-12-31`: each is different. */
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
  { status, issuer, shares, quarters }: Company,
  t: Say<string>,
): { columns: string[]; entries: Entry[] } {
  const words = wordsOf(t);
  const entries = dates.map((date): Entry => {
    const { id, form, due, late, rule, period } = date;
    const { name, url } = RULES[rule];
    const covered = [words.what(date), words.period(date, isoDay(period.end))].filter(Boolean);
    const title = form === '13G' ? words.schedule(form) : words.due(form);
    const notice = late && words.late(late.notice, isoDay(late.by), isoDay(late.due));
    return {
      id: [id, status, issuer, shares, quarters].join('-'),
      due,
      title: [title, ...covered].join(' · '),
      cells: [
        nameOf(date),
        covered.join('. '),
        isoDay(due),
        late ? isoDay(late.by) : '',
        late ? isoDay(late.due) : '',
        `${name} ${url}`,
      ],
      description: [covered.join('. '), words.count(date), notice, name, words.terms]
        .filter(Boolean)
        .join('\n'),
      url,
    };
  });
  return { columns: words.columns, entries };
}
