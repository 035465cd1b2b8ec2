import { parseArgs } from 'node:util';
import { purgeInBatches } from '../../server/messages/retention.ts';
import type { DeliveryState } from '../../server/messages/store.ts';
import {
  deliveryState,
  emailAddress,
  FLAG,
  ids,
  makeDue,
  TEXT,
  wholeNumber,
  type Command,
} from './command.ts';
import { recordsToCsv, toDetails, toJson, toLine, toRecord } from './output.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A list in pages would shift when a message arrives between two of them. */
const ALL = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: '[--state STATE] [--email ADDRESS] [--limit N] [--page N] [--json]',
    help: `Lists the messages, newest first.

  --state STATE     only those that are waiting, sending, sent, failed or held
  --email ADDRESS   only those from this address
  --limit N         messages on a page (default 20)
  --page N          which page (default 1)
  --json            for programs`,

    parse(args) {
      const options = { state: TEXT, email: TEXT, limit: TEXT, page: TEXT, json: FLAG };
      const { values } = parseArgs({ args, options });
      const filter = { state: deliveryState(values.state), email: emailAddress(values.email) };
      const limit = wholeNumber('limit', values.limit ?? '20', { from: 1, to: 10_000 });
      const page = wholeNumber('page', values.page ?? '1', { from: 1, to: 1_000_000 });

      return async (store) => {
        const { messages, total } = await store.list(filter, { limit, offset: (page - 1) * limit });
        const pages = Math.max(1, Math.ceil(total / limit));
        const records = messages.map(toRecord);
        if (values.json) return toJson({ total, page, pages, messages: records });
        return [...records.map(toLine), `${total} in all, page ${page} of ${pages}`].join('\n');
      };
    },
  },

  show: {
    usage: 'ID [--json]',
    help: `Shows one message and the state of its delivery.

  --json   for programs`,

    parse(args) {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: FLAG } });
      const [id = '', ...others] = ids(positionals);
      if (others.length > 0) throw new Error('One message at a time, please');

      return async (store) => {
        const message = await store.find(id);
        if (!message) throw new Error(`There is no message ${id}`);
        const record = toRecord(message);
        return values.json ? toJson(record) : toDetails(record);
      };
    },
  },

  export: {
    usage: '[--format csv|json] [--separator comma|semicolon] [--state STATE] [--email ADDRESS]',
    help: `Writes the messages out in full, newest first, as CSV or JSON.

  --format FORMAT   csv (default), safe to open in a spreadsheet, or json
  --separator NAME  between the cells of CSV: comma (default), or semicolon for spreadsheets of countries
                    that write decimal commas (Excel in German, French and others)
  --state STATE     only those that are waiting, sending, sent, failed or held
  --email ADDRESS   only those from this address`,

    parse(args) {
      const options = { format: TEXT, separator: TEXT, state: TEXT, email: TEXT };
      const { values } = parseArgs({ args, options });
      const { format = 'csv', separator = 'comma' } = values;
      if (format !== 'csv' && format !== 'json') {
        throw new Error(`--format takes csv or json, not "${format}"`);
      }
      if (separator !== 'comma' && separator !== 'semicolon') {
        throw new Error(`--separator takes comma or semicolon, not "${separator}"`);
      }
      const filter = { state: deliveryState(values.state), email: emailAddress(values.email) };

      return async (store) => {
        const { messages } = await store.list(filter, ALL);
        const records = messages.map(toRecord);
        return format === 'json' ? toJson(records) : recordsToCsv(records, separator === 'comma' ? ',' : ';');
      };
    },
  },

  retry: {
    usage: 'ID… | --state STATE',
    help: `Mails failed or waiting messages now; their attempts are counted from zero again.

  --state STATE   all that are failed, waiting, or sending although their worker has died`,

    parse(args) {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { state: TEXT } });
      if (values.state === undefined) {
        const only = 'only failed and waiting messages, and those whose worker has died, can be retried';
        return makeDue(ids(positionals), only, (store, id, now) => store.retry(id, now));
      }
      if (positionals.length > 0) throw new Error('Either IDs or --state, not both');
      const { state } = values;
      if (state !== 'failed' && state !== 'waiting' && state !== 'sending') {
        throw new Error(`--state takes failed, waiting or sending, not "${state}"`);
      }

      return async (store, now) => {
        const { messages } = await store.list({ state }, ALL);
        let retried = 0;
        // False for those that changed their state in between.
        for (const { id } of messages) if (await store.retry(id, now)) retried += 1;
        return `${retried} of ${messages.length} ${state} messages are to be mailed now`;
      };
    },
  },

  release: {
    usage: 'ID…',
    help: 'Mails messages that were held as suspected spam.',

    parse(args) {
      const { positionals } = parseArgs({ args, allowPositionals: true });
      const only = 'only held messages can be released';
      return makeDue(ids(positionals), only, (store, id, now) => store.release(id, now));
    },
  },

  delete: {
    usage: 'ID… | --email ADDRESS',
    help: `Deletes messages for good.

  --email ADDRESS   all that came from this address, ignoring case`,

    parse(args) {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { email: TEXT } });
      const email = emailAddress(values.email);
      if (email !== undefined && positionals.length > 0) throw new Error('Either IDs or --email, not both');
      const chosen = email === undefined ? ids(positionals).map((id) => ({ id })) : [{ email }];

      return async (store) => {
        let deleted = 0;
        const missing: string[] = [];
        for (const which of chosen) {
          const count = await store.remove(which);
          deleted += count;
          if (count === 0 && 'id' in which) missing.push(which.id);
        }
        if (missing.length > 0) {
          throw new Error(`${deleted} deleted; there is no message ${missing.join(', ')}`);
        }
        return `${deleted} deleted`;
      };
    },
  },

  purge: {
    usage: '--older-than DAYS [--include-waiting]',
    help: `Deletes old messages for good; those that still wait for their delivery are kept.

  --older-than DAYS   those received longer ago than this
  --include-waiting   also those that wait, for sites that send no mail`,

    parse(args) {
      const options = { 'older-than': TEXT, 'include-waiting': FLAG };
      const { values } = parseArgs({ args, options });
      const days = wholeNumber('older-than', values['older-than'] ?? '', { from: 0, to: 36_500 });
      const states: DeliveryState[] = ['sent', 'failed', 'held'];
      if (values['include-waiting']) states.push('waiting');

      return async (store, now) => {
        const receivedBefore = now - days * DAY_MS;
        const purged = await purgeInBatches((limit) => store.purge({ receivedBefore, states, now, limit }));
        return `${purged} deleted`;
      };
    },
  },
};

export const COMMANDS: ReadonlyMap<string, Command> = new Map(Object.entries(commands));
