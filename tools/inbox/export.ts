import { parseArgs } from 'node:util';
import { deliveryState } from './arguments.ts';
import type { Command } from './command.ts';
import { toCsv } from './csv.ts';
import { toJson } from './json.ts';
import { toRecord } from './record.ts';

export const exportMessages: Command = {
  usage: '[--format csv|json] [--separator comma|semicolon] [--state STATE] [--email ADDRESS]',
  help: [
    'Writes the messages out in full, newest first, as CSV or JSON.',
    '',
    '  --format FORMAT   csv, safe to open in a spreadsheet, unless told json',
    '  --separator NAME  between the cells of CSV: comma, or semicolon for spreadsheets of countries where',
    '                    the comma stands in numbers (Excel in German, French and others)',
    '  --state STATE     only those that are waiting, sending, sent, failed or held',
    '  --email ADDRESS   only those from this address',
  ],

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'csv' },
        separator: { type: 'string', default: 'comma' },
        state: { type: 'string' },
        email: { type: 'string' },
      },
    });
    const { format, email } = values;
    if (format !== 'csv' && format !== 'json') throw new Error(`--format takes csv or json, not "${format}"`);
    const separator = SEPARATORS.get(values.separator);
    if (!separator) throw new Error(`--separator takes comma or semicolon, not "${values.separator}"`);
    const filter = { state: deliveryState(values.state), email };

    return async (store) => {
      // In one piece, because pages would shift when a message arrives in between.
      const { messages } = await store.list(filter, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
      const records = messages.map(toRecord);
      if (format === 'json') return toJson(records);
      const rows = records.map((record) => COLUMNS.map((column) => record[column]));
      return toCsv([COLUMNS, ...rows], separator);
    };
  },
};

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['comma', ','],
  ['semicolon', ';'],
]);

const COLUMNS = [
  'id',
  'receivedAt',
  'language',
  'firstName',
  'lastName',
  'email',
  'company',
  'companyType',
  'message',
  'state',
  'heldReason',
  'attempts',
  'nextAttemptAt',
  'deliveredTo',
  'sentAt',
  'lastError',
] as const;
