import { calendarFile, type CalendarOptions, type Entry } from './calendar-file.ts';
import { clockTime, isoDay } from '../calendar/days.ts';
import type { DueDate } from '../rules/due-dates.ts';
import { nameOf, rulesOf, wordsOf, type Translate } from './words.ts';

export type FileKind = 'ics' | 'csv';

export interface FileOptions extends CalendarOptions {
  /** The language of the texts, which decides how a spreadsheet separates cells. */
  language: string;
}

/**
 * A file for calendars or spreadsheets: the same texts as the page has.
 * @param t the translation of a phrase
 */
export function filingFile(
  kind: FileKind,
  dates: readonly DueDate[],
  t: Translate<string>,
  { language, ...options }: FileOptions,
): { body: string; type: string } {
  // Soft hyphens and no-break spaces do not belong in a file.
  const plainText: Translate<string> = (phrase, values) => plainSpaces(t(phrase, values));
  const words = wordsOf(plainText, { date: isoDay, time: clockTime });
  const companies = new Set(dates.flatMap(({ company }) => company ?? []));
  const rows = dates.map((date) => {
    const { id, due, late, fresh, company } = date;
    const whose = company ? [company] : [];
    const rules = rulesOf(date);
    const filing = words.name(date) ?? nameOf(date);
    const covered = [words.what(date), words.period(date)].filter((text) => text !== undefined);
    const notes = [...words.lines(date).map(({ text }) => text), words.fresh(date)];
    const described = [
      ...covered,
      ...notes,
      words.late(date),
      words.who(date),
      ...rules.map(({ name }) => name),
      words.terms(),
    ];
    const entry: Entry = {
      id: [id, ...whose.map((text) => encodeURIComponent(text.toLowerCase()))].join('-'),
      due,
      title: [...whose, words.due(filing), ...covered].join(' · '),
      description: described.filter(Boolean).join('\n'),
      url: rules[0]?.url ?? '',
    };
    const cells = [
      company ?? '',
      filing,
      words.who(date),
      // Not every language ends a sentence with a period and a space.
      covered.join(' · '),
      ...[due, late?.by, late?.due, fresh].map((day) => (day === undefined ? '' : isoDay(day))),
      rules.map(({ name, url }) => `${name} ${url}`).join(' · '),
      notes.filter(Boolean).join(' · '),
    ];
    return { entry, cells };
  });
  if (kind === 'ics') {
    const names = companies.size > MOST_NAMES ? [] : companies;
    const name = [...names, plainSpaces(options.name)].join(' · ');
    const entries = rows.map(({ entry }) => entry);
    return { body: calendarFile(entries, { ...options, name }), type: 'text/calendar; charset=utf-8' };
  }
  // Where a comma is the decimal separator, spreadsheets expect semicolons between cells.
  const separator = new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';
  const table = [words.columns(), ...rows.map(({ cells }) => cells)];
  const body = spreadsheetFile(companies.size > 0 ? table : table.map((row) => row.slice(1)), separator);
  return { body, type: 'text/csv; charset=utf-8' };
}

/** How many companies the name of a calendar lists. */
const MOST_NAMES = 3;

function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ');
}

/**
 * Separated values (RFC 4180), with a byte-order mark, by which spreadsheets recognize UTF-8. A cell that a spreadsheet
 * would take for a formula gets an apostrophe before it.
 */
export function spreadsheetFile(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
