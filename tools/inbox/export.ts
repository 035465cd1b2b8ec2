import { parseArgs } from 'node:util';
import { deliveryState } from './arguments.ts';
import type { Command } from './command.ts';
import { toCsv } from './csv.ts';
import { toRecord } from './record.ts';

export const exportMessages: Command = {
  usage: '[--format csv|json] [--state STATE] [--email ADDRESS]',
  help: [
    'Writes the messages out in full, newest first, as CSV or JSON.',
    '',
    '  --format FORMAT   csv, safe to open in a spreadsheet, unless told json',
    '  --state STATE     only those that are waiting, sending, sent, failed or held',
    '  --email ADDRESS   only those from this address',
  ],

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'csv' },
        state: { type: 'string' },
        email: { type: 'string' },
      },
    });
    const { format, email } = values;
    if (format !== 'csv' && format !== 'json') throw new Error(`--format takes csv or json, not "${format}"`);
    const filter = { state: deliveryState(values.state), email };

    return async (store) => {
      // In one piece, because pages would shift when a message arrives in between.
      const { messages } = await store.list(filter, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
      const records = messages.map(toRecord);
      if (format === 'json') return JSON.stringify(records, null, 2);
      return toCsv([COLUMNS, ...records.map((record) => COLUMNS.map((column) => record[column]))]);
    };
  },
};

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
  'sentAt',
  'lastError',
] as const;
