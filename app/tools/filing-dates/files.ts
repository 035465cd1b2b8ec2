import { calendarFile, type CalendarOptions } from './calendar-file.ts';
import type { DueDate } from './due-dates.ts';
import { entriesOf } from './entries.ts';
import { spreadsheetFile } from './spreadsheet-file.ts';
import type { Say } from './words.ts';

export type FileKind = 'ics' | 'csv';

export interface FileOptions extends CalendarOptions {
  /** As somebody wrote its name, or empty. */
  company: string;
  /** Of the texts: it decides how a spreadsheet separates cells. */
  language: string;
}

/** A file for calendars or spreadsheets, in the language of `t`. */
export function filingFile(
  kind: FileKind,
  dates: readonly DueDate[],
  t: Say<string>,
  { company, language, ...options }: FileOptions,
): { body: string; type: string } {
  // Hyphens for lines that are too long, and spaces that never end one, are no part of a file.
  const say: Say<string> = (phrase, values) => plainSpaces(t(phrase, values));
  const { columns, entries } = entriesOf(dates, company, say);
  if (kind === 'ics') {
    const name = [...(company ? [company] : []), plainSpaces(options.name)].join(' · ');
    return { body: calendarFile(entries, { ...options, name }), type: 'text/calendar; charset=utf-8' };
  }
  const rows = [columns, ...entries.map(({ cells }) => cells)];
  // Where a comma divides the figures of a number, spreadsheets expect semicolons between cells.
  const separator = new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';
  return { body: spreadsheetFile(rows, separator), type: 'text/csv; charset=utf-8' };
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ');
}
