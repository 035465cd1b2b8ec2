import { calendarFile, type CalendarOptions, type Entry } from './calendar-file.ts';
import { isoDay } from './days.ts';
import type { DueDate } from './due-dates.ts';
import { clockTime } from './parameters.ts';
import { RULES } from './rules.ts';
import { nameOf, wordsOf, type Say } from './words.ts';

export type FileKind = 'ics' | 'csv';

export interface FileOptions extends CalendarOptions {
  /** As somebody wrote its name, or empty. */
  company: string;
  /** Of the texts: it decides how a spreadsheet separates cells. */
  language: string;
}

/**
 * A file for calendars or spreadsheets: the same texts as the page has.
 * @param t the translation of a phrase
 */
export function filingFile(
  kind: FileKind,
  dates: readonly DueDate[],
  t: Say<string>,
  { company, language, ...options }: FileOptions,
): { body: string; type: string } {
  // Hyphens for lines that are too long, and spaces that never end one, are no part of a file.
  const say: Say<string> = (phrase, values) => plainSpaces(t(phrase, values));
  const words = wordsOf(say, { date: isoDay, time: clockTime });
  const whose = company ? [company] : [];
  const rows = dates.map((date) => {
    const { id, due, late, fresh } = date;
    const { name, url } = RULES[date.rule];
    const filing = words.name(date) ?? nameOf(date);
    const covered = [words.what(date), words.period(date)].filter((text) => text !== undefined);
    const notes = [...words.lines(date).map(({ text }) => text), words.fresh(date), words.further(date)];
    const described = [...covered, ...notes, words.late(date), name, words.terms()];
    const entry: Entry = {
      id: [id, ...whose.map((text) => encodeURIComponent(text.toLowerCase()))].join('-'),
      due,
      title: [...whose, words.due(filing), ...covered].join(' · '),
      description: described.filter(Boolean).join('\n'),
      url,
    };
    const days = [due, late?.by, late?.due, fresh].map((day) => (day === undefined ? '' : isoDay(day)));
    // Not every language ends a sentence with a period and a space.
    const cells = [filing, covered.join(' · '), ...days, `${name} ${url}`, notes.filter(Boolean).join(' · ')];
    return { entry, cells: [...whose, ...cells] };
  });
  if (kind === 'ics') {
    const name = [...whose, plainSpaces(options.name)].join(' · ');
    const entries = rows.map(({ entry }) => entry);
    return { body: calendarFile(entries, { ...options, name }), type: 'text/calendar; charset=utf-8' };
  }
  const columns = [...whose.map(words.company), ...words.columns()];
  // Where a comma divides the figures of a number, spreadsheets expect semicolons between cells.
  const separator = new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';
  const body = spreadsheetFile([columns, ...rows.map(({ cells }) => cells)], separator);
  return { body, type: 'text/csv; charset=utf-8' };
}

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ');
}

/**
 * Separated values (RFC 4180), with a mark by which spreadsheets know UTF-8. A cell that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
export function spreadsheetFile(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
