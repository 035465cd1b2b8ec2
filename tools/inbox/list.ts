import { parseArgs } from 'node:util';
import { oneLine } from '../../server/messages/visitor-text.ts';
import { deliveryState, wholeNumber } from './arguments.ts';
import type { Command } from './command.ts';
import { toJson } from './json.ts';
import { toRecord, type MessageRecord } from './record.ts';

export const listMessages: Command = {
  usage: '[--state STATE] [--email ADDRESS] [--limit N] [--page N] [--json]',
  help: [
    'Lists the messages, newest first.',
    '',
    '  --state STATE     only those that are waiting, sending, sent, failed or held',
    '  --email ADDRESS   only those from this address',
    '  --limit N         how many on a page, 20 unless told',
    '  --page N          which page, 1 unless told',
    '  --json            for programs',
  ],

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        state: { type: 'string' },
        email: { type: 'string' },
        limit: { type: 'string', default: '20' },
        page: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    });
    const filter = { state: deliveryState(values.state), email: values.email };
    const limit = wholeNumber('limit', values.limit, { from: 1, to: 10_000 });
    const page = wholeNumber('page', values.page, { from: 1, to: 1_000_000 });

    return async (store) => {
      const { messages, total } = await store.list(filter, { limit, offset: (page - 1) * limit });
      const pages = Math.max(1, Math.ceil(total / limit));
      const records = messages.map(toRecord);
      if (values.json) return toJson({ total, page, pages, messages: records });
      return [...records.map(line), `${total} in all, page ${page} of ${pages}`].join('\n');
    };
  },
};

function line({
  id,
  receivedAt,
  state,
  language,
  firstName,
  lastName,
  email,
  company,
}: MessageRecord): string {
  const from = oneLine(`${firstName} ${lastName} <${email}> ${company}`);
  return [id, receivedAt, state.padEnd(7), language, from].join('  ');
}
