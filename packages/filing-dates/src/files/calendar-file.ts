import { isoDay, type Day } from '../calendar/days.ts';

/** A due date for a calendar. */
export interface Entry {
  /** Identifies the date and the company, whatever the company's status. */
  id: string;
  due: Day;
  /** `ABC · Form 10-K due · Year ended 2026-12-31`: each is different. */
  title: string;
  /** Of several lines. */
  description: string;
  url: string;
}

export interface CalendarOptions {
  /** The calendar's name for its readers. */
  name: string;
  /** The second half of each UID. */
  host: string;
  /** Unix milliseconds. */
  now: number;
}

/** When a calendar reminds: at nine in the morning, 14 and 3 days before the day, which begins at midnight. */
const REMINDERS = ['-P13DT15H', '-P2DT15H'];

/** Octets of a line without its break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/**
 * An iCalendar file (RFC 5545) with one whole-day event and two reminders a due date. A due date keeps its UID, so that
 * a file that is imported again replaces its events.
 */
export function calendarFile(entries: readonly Entry[], { name, host, now }: CalendarOptions): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(host)}//Filing dates//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escape(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, host, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ id, due, title, description, url }: Entry, host: string, stamp: string): string[] {
  const date = (day: number) => isoDay(day).replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date(due)}`,
    // The end is the day after the last.
    `DTEND;VALUE=DATE:${date(due + 1)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escape(title)}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** A text value (RFC 5545, 3.3.11). */
function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Breaks a line after at most 75 octets, never within a character. */
function fold(line: string): string {
  const octets = encoder.encode(line);
  const lines: string[] = [];
  let start = 0;
  while (start < octets.length) {
    // The space that continues a line is one of its octets.
    let end = Math.min(start + LONGEST_LINE - (start > 0 ? 1 : 0), octets.length);
    while (isContinued(octets[end])) end--;
    lines.push(decoder.decode(octets.subarray(start, end)));
    start = end;
  }
  return lines.join('\r\n ');
}

/** Whether an octet of UTF-8 belongs to the character of the one before it. */
function isContinued(octet = 0): boolean {
  return (octet & 0b1100_0000) === 0b1000_0000;
}
