import { isoDay, type Day } from './days.ts';
import type { DueDate } from './due-dates.ts';
import { clockTime } from './query.ts';
import { RULES } from './rules.ts';
import { nameOf, untilOf, wordsOf, type Say } from './words.ts';

/** A due date as the files for calendars and spreadsheets have it. */
export interface Entry {
  /** Of the date and the company, and the same in every status of the company. */
  id: string;
  due: Day;
  /** `ABC · Form 10-K due · Year ended 2026-12-31`: each is different. */
  title: string;
  /** The form, the period, the due day, the days of Form 12b-25, and the rule with its address. */
  cells: readonly string[];
  /** Of several lines. */
  description: string;
  url: string;
}

/**
 * @param company as somebody wrote its name, or empty
 * @param t the translation of a phrase
 */
export function entriesOf(
  dates: readonly DueDate[],
  company: string,
  t: Say<string>,
): { columns: string[]; entries: Entry[] } {
  const words = wordsOf(t);
  const whose = company ? [company] : [];
  const entries = dates.map((date): Entry => {
    const { id, due, counted, late, rule, period, without, fresh, freshAtLeast = 0 } = date;
    const { name, url } = RULES[rule];
    const filing = nameOf(date);
    const until = untilOf(date);
    const covered = [words.what(date), words.period(date, isoDay(period.end))].filter(Boolean);
    const lines = [
      covered.join('. '),
      words.count(date),
      due !== counted && words.moved(date, isoDay(counted)),
      until !== undefined && words.until(clockTime(until)),
      late && words.late(late.notice, isoDay(late.by), isoDay(late.due)),
      fresh !== undefined && words.fresh(date, isoDay(fresh), isoDay(freshAtLeast)),
      without !== undefined && words.without(isoDay(without)),
      name,
      words.terms,
    ];
    return {
      id: [id, ...whose.map((text) => encodeURIComponent(text.toLowerCase()))].join('-'),
      due,
      title: [...whose, words.due(filing), ...covered].join(' · '),
      cells: [
        ...whose,
        filing,
        covered.join('. '),
        isoDay(due),
        late ? isoDay(late.by) : '',
        late ? isoDay(late.due) : '',
        fresh === undefined ? '' : isoDay(fresh),
        `${name} ${url}`,
      ],
      description: lines.filter(Boolean).join('\n'),
      url,
    };
  });
  return { columns: [...whose.map(() => words.company), ...words.columns], entries };
}
