import * as v from 'valibot';
import { ATTRIBUTION_FIELDS, type Attribution } from '../../site/contact/attribution.ts';
import { toDelivery, toMessage } from '../../server/store/rows.ts';
import { DELIVERY_KINDS, type Delivery, type StoredMessage } from '../../server/store/store.ts';
import { oneLine, plainLines } from '../../server/store/visitor-text.ts';
import { escapeControls } from '../../server/escape-controls.ts';

type Cell = string | number | null;

/** A message for programs: times in ISO 8601, null for missing values. */
const FIELDS = {
  id: ({ id }) => id,
  receivedAt: ({ receivedAt }) => iso(receivedAt),
  language: ({ language }) => language,
  page: ({ page }) => page,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  company: ({ company }) => company,
  companyType: ({ companyType }) => companyType,
  message: ({ message }) => message,
  heldReason: ({ heldReason }) => heldReason ?? null,
} satisfies Record<
  Exclude<keyof StoredMessage, 'attribution' | 'deliveries'>,
  (message: StoredMessage) => Cell
>;

/** A delivery for programs. */
const DELIVERY_FIELDS = {
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  attempts: ({ attempts }) => attempts,
  nextAttemptAt: ({ state, nextAttemptAt }) => (state === 'waiting' ? iso(nextAttemptAt) : null),
  deliveredTo: ({ deliveredTo }) => deliveredTo?.join(', ') ?? null,
  sentAt: ({ sentAt }) => iso(sentAt),
  lastError: ({ lastError }) => lastError ?? null,
} satisfies Record<string, (delivery: Delivery) => Cell>;

type Cells<Fields extends Record<string, (of: never) => Cell>> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]>;
};

export interface MessageRecord extends Cells<typeof FIELDS> {
  attribution: Attribution;
  deliveries: Cells<typeof DELIVERY_FIELDS>[];
}

export function toRecord(message: StoredMessage): MessageRecord {
  const valuesOf = <Of>(fields: Record<string, (of: Of) => Cell>, of: Of) =>
    Object.fromEntries(Object.entries(fields).map(([name, valueOf]) => [name, valueOf(of)]));
  const deliveries = message.deliveries.map((delivery) => valuesOf(DELIVERY_FIELDS, delivery));
  // Each value is what the function of that name returned.
  return { ...valuesOf(FIELDS, message), attribution: message.attribution, deliveries } as MessageRecord;
}

/** The columns of the table of messages: those of the message, how its visitor came, and those of each kind of delivery. */
export const COLUMNS = [
  ...Object.keys(FIELDS),
  ...ATTRIBUTION_FIELDS,
  ...DELIVERY_KINDS.flatMap((kind) => Object.keys(DELIVERY_FIELDS).map((name) => `${kind}.${name}`)),
];

/** A message in the table, with empty cells for each kind without a delivery. */
export function toRow(message: StoredMessage): Cell[] {
  return [
    ...Object.values(FIELDS).map((valueOf) => valueOf(message)),
    ...ATTRIBUTION_FIELDS.map((field) => message.attribution[field] ?? null),
    ...DELIVERY_KINDS.flatMap((kind) => {
      const delivery = message.deliveries.find((one) => one.kind === kind);
      return Object.values(DELIVERY_FIELDS).map((valueOf) => (delivery ? valueOf(delivery) : null));
    }),
  ];
}

/**
 * The message of a record that {@link toRecord} made, in this release or an earlier one.
 * @throws {v.ValiError} for anything else
 */
export function fromRecord(record: unknown): StoredMessage {
  const nested = v.is(WITH_ITS_MAIL, record)
    ? { ...record, deliveries: [{ ...record, kind: 'mail' }] }
    : record;
  const { deliveries, attribution, ...message } = v.parse(RECORD, nested);
  return {
    ...toMessage({ ...message, attribution: JSON.stringify(attribution) }),
    deliveries: deliveries.map(({ deliveredTo, nextAttemptAt, ...delivery }) => {
      const row = {
        ...delivery,
        messageId: message.id,
        nextAttemptAt: nextAttemptAt ?? message.receivedAt,
        deliveredTo: deliveredTo && JSON.stringify(deliveredTo.split(', ')),
      };
      return toDelivery(row).delivery;
    }),
  };
}

const TIME = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** Before there were webhooks, a message was exported with the fields of its one delivery beside its own. */
const WITH_ITS_MAIL = v.looseObject({ state: v.string() });

const RECORD = v.looseObject({
  id: v.pipe(v.string(), v.uuid()),
  receivedAt: TIME,
  // Earlier releases exported neither.
  page: v.optional(v.string(), ''),
  attribution: v.optional(v.record(v.string(), v.string()), {}),
  deliveries: v.array(
    v.looseObject({
      nextAttemptAt: v.nullable(TIME),
      sentAt: v.nullable(TIME),
      deliveredTo: v.nullable(v.string()),
    }),
  ),
});

function iso(time: number | undefined) {
  return time === undefined ? null : new Date(time).toISOString();
}

/** A message as one line of the list. */
export function toLine(record: MessageRecord): string {
  const { id, receivedAt, language, firstName, lastName, email, company } = record;
  const states = record.deliveries.map(({ kind, state }) => `${kind} ${state.padEnd(7)}`);
  const from = oneLine(`${firstName} ${lastName} <${email}> ${company}`);
  return [id, receivedAt, ...states, language, from].join('  ');
}

/** A message in full: a line for each field that has a value and for each delivery, then the text. */
export function toDetails({ message, attribution, deliveries, ...fields }: MessageRecord): string {
  const lines = Object.entries({
    ...fields,
    ...attribution,
    ...Object.fromEntries(deliveries.map(({ kind, state, ...delivery }) => [kind, inWords(state, delivery)])),
  })
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.padEnd(15)}${oneLine(String(value))}`);
  return [...lines, '', plainLines(message)].join('\n');
}

function inWords(state: string, delivery: Record<string, Cell>): string {
  const facts = Object.entries(delivery).filter(([, value]) => value !== null);
  return [state, ...facts.map(([name, value]) => `${name} ${value}`)].join(', ');
}

/** JSON that is safe to print in a terminal: control and reordering characters are escaped. */
export function toJson(value: unknown): string {
  return escapeControls(JSON.stringify(value, null, 2));
}

/** A row of CSV (RFC 4180) but for its last character, a line feed: every cell quoted, no control characters. */
export function csvLine(cells: readonly Cell[], separator: ',' | ';' = ','): string {
  return `${cells.map(cell).join(separator)}\r`;
}

/**
 * Spreadsheets run a cell that begins with one of these as a formula; an apostrophe in front makes it text
 * (OWASP ASVS 5.0, 1.2.10). East Asian versions of Excel accept the full-width forms too.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Terminal commands, and characters that reorder text (UAX #9). Line breaks and tabs stay. */
const CONTROLS = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu;

function cell(value: Cell): string {
  const text = String(value ?? '').replace(CONTROLS, '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
