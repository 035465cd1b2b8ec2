import { calendarFile, type CalendarOptions } from './calendar-file.ts';
import type { Company, DueDate } from './due-dates.ts';
import { entriesOf } from './entries.ts';
import { spreadsheetFile } from './spreadsheet-file.ts';
import type { Say } from './words.ts';

export type FileKind = 'ics' | 'csv';

/** A file for calendars or spreadsheets, in the language of `t`. */
export function filingFile(
  kind: FileKind,
  dates: readonly DueDate[],
  company: Company,
  t: Say<string>,
  options: CalendarOptions,
): { body: string; type: string } {
  const { columns, entries } = entriesOf(dates, company, t);
  if (kind === 'ics') return { body: calendarFile(entries, options), type: 'text/calendar; charset=utf-8' };
  const rows = [columns, ...entries.map(({ cells }) => cells)];
  return { body: spreadsheetFile(rows), type: 'text/csv; charset=utf-8' };
}
