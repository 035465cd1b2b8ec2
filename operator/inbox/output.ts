import * as v from 'valibot';
import { toMessage } from '../../server/store/rows.ts';
import type { StoredMessage } from '../../server/store/store.ts';
import { oneLine, plainLines } from '../../server/store/visitor-text.ts';
import { visible } from '../../server/visible.ts';

/** What programs get of a message: flat, times in ISO 8601, null for what is missing. */
const FIELDS = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => iso(receivedAt),
  language: ({ language }) => language,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  company: ({ company }) => company,
  companyType: ({ companyType }) => companyType,
  message: ({ message }) => message,
  state: ({ delivery }) => delivery.state,
  heldReason: ({ delivery }) => delivery.heldReason ?? null,
  attempts: ({ delivery }) => delivery.attempts,
  nextAttemptAt: ({ delivery }) => (delivery.state === 'waiting' ? iso(delivery.nextAttemptAt) : null),
  deliveredTo: ({ delivery }) => delivery.deliveredTo?.join(', ') ?? null,
  sentAt: ({ delivery }) => iso(delivery.sentAt),
  lastError: ({ delivery }) => delivery.lastError ?? null,
} satisfies Record<string, (message: StoredMessage) => string | number | null>;

type MessageRecord = { [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]> };

export const FIELD_NAMES = Object.keys(FIELDS);

export function toRecord(message: StoredMessage): MessageRecord {
  const record = Object.entries(FIELDS).map(([name, valueOf]) => [name, valueOf(message)]);
  // Each value is what the function of that name returned.
  return Object.fromEntries(record) as MessageRecord;
}

/**
 * The message of a record that {@link toRecord} made.
 * @throws {v.ValiError} for anything else
 */
export function fromRecord(record: unknown): StoredMessage {
  const { deliveredTo, receivedAt, nextAttemptAt, sentAt, ...fields } = v.parse(RECORD, record);
  return toMessage({
    ...fields,
    receivedAt,
    sentAt,
    nextAttemptAt: nextAttemptAt ?? receivedAt,
    deliveredTo: deliveredTo && JSON.stringify(deliveredTo.split(', ')),
  });
}

const TIME = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

const RECORD = v.looseObject({
  id: v.pipe(v.string(), v.uuid()),
  receivedAt: TIME,
  nextAttemptAt: v.nullable(TIME),
  sentAt: v.nullable(TIME),
  deliveredTo: v.nullable(v.string()),
});

function iso(time: number | undefined) {
  return time === undefined ? null : new Date(time).toISOString();
}

/** A message as one line of the list. */
export function toLine(record: MessageRecord): string {
  const { id, receivedAt, state, language, firstName, lastName, email, company } = record;
  const from = oneLine(`${firstName} ${lastName} <${email}> ${company}`);
  return [id, receivedAt, state.padEnd(7), language, from].join('  ');
}

/** A message in full: a line for each field that has a value, then the text. */
export function toDetails({ message, ...fields }: MessageRecord): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.padEnd(15)}${oneLine(String(value))}`);
  return [...lines, '', plainLines(message)].join('\n');
}

/** JSON that is safe to print in a terminal: control and reordering characters are escaped. */
export function toJson(value: unknown): string {
  return visible(JSON.stringify(value, null, 2));
}

/** A row of CSV (RFC 4180) but for its last character, a line feed: every cell quoted, no control characters. */
export function csvLine(cells: readonly (string | number | null)[], separator: ',' | ';' = ','): string {
  return `${cells.map(cell).join(separator)}\r`;
}

/**
 * Spreadsheets run a cell that begins with one of these as a formula; an apostrophe in front makes it text
 * (OWASP ASVS 5.0, 1.2.10). East Asian versions of Excel accept the full-width forms too.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Terminal commands, and characters that reorder text (UAX #9). Line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu;

function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(CONTROLS, '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
