import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  DELIVERY_KINDS,
  type MessageFilter,
  type MessageStore,
  type StoredMessage,
} from '../../server/store/store.ts';
import { noWords, UsageError, wholeNumber } from '../cli.ts';
import {
  command,
  filterOf,
  FLAG,
  ids,
  oneOf,
  STANDARD_INPUT,
  TEXT,
  type Command,
  type Job,
} from './command.ts';
import { removalCommands } from './removal-commands.ts';
import { COLUMNS, csvLine, fromRecord, toDetails, toJson, toLine, toRecord, toRow } from './output.ts';

const commands: Readonly<Record<string, Command>> = {
  list: command({
    usage: '[--state STATE] [--kind KIND] [--email ADDRESS] [--limit N] [--page N] [--json]',
    help: `Lists the messages, newest first.

  --state STATE     only those with a delivery that is waiting, sending, sent, failed or held
  --kind KIND       only those with a delivery of this kind, mail or webhook, and of that state
  --email ADDRESS   only those from this address
  --limit N         messages on a page (default 20)
  --page N          which page (default 1)
  --json            for programs`,
    options: {
      state: TEXT,
      kind: TEXT,
      email: TEXT,
      limit: { type: 'string', default: '20' },
      page: { type: 'string', default: '1' },
      json: FLAG,
    },
    parse(values, words) {
      noWords(words);
      const filter = filterOf(values);
      const limit = wholeNumber('limit', values.limit, { from: 1, to: 10_000 });
      const page = wholeNumber('page', values.page, { from: 1, to: 1_000_000 });
      return async (store) => {
        const { messages, total } = await store.list(filter, { limit, offset: (page - 1) * limit });
        const pages = Math.max(1, Math.ceil(total / limit));
        const records = messages.map(toRecord);
        if (values.json) return [toJson({ total, page, pages, messages: records })];
        return [...records.map(toLine), `${total} in all, page ${page} of ${pages}`];
      };
    },
  }),
  show: command({
    usage: 'ID [--json]',
    help: `Shows one message and its deliveries.

  --json   for programs`,
    options: { json: FLAG },
    parse({ json }, words) {
      const [id = '', ...others] = ids(words);
      if (others.length > 0) throw new UsageError('show takes one ID');
      return async (store) => {
        const message = await store.find(id);
        if (!message) throw new Error(`There is no message ${id}`);
        return [json ? toJson(toRecord(message)) : toDetails(toRecord(message))];
      };
    },
  }),
  export: command({
    usage:
      '[--format csv|json] [--separator comma|semicolon] [--state STATE] [--kind KIND] [--email ADDRESS]',
    help: `Writes the messages out in full, newest first, as CSV or JSON.

  --format FORMAT   csv (default), safe to open in a spreadsheet, or json
  --separator NAME  between the cells of CSV: comma (default), or semicolon for spreadsheets of countries
                    that write decimal commas (Excel in German, French and others)
  --state STATE     only those with a delivery that is waiting, sending, sent, failed or held
  --kind KIND       only those with a delivery of this kind, mail or webhook, and of that state
  --email ADDRESS   only those from this address, such as for a person who asks for a copy of what is stored`,
    options: { format: TEXT, separator: TEXT, state: TEXT, kind: TEXT, email: TEXT },
    parse(values, words) {
      noWords(words);
      const format = oneOf('format', values.format, ['csv', 'json']);
      const separator =
        oneOf('separator', values.separator, ['comma', 'semicolon']) === 'semicolon' ? ';' : ',';
      const filter = filterOf(values);
      return format === 'json' ? jsonOf(filter) : csvOf(filter, separator);
    },
  }),
  import: command({
    usage: '[FILE]',
    help: `Imports messages of another store: the JSON that export writes there, from FILE or standard input.

Their deliveries stay as they were. Messages that are already here are skipped, so it can be repeated. Stop the other
server before you export: otherwise both deliver the waiting messages.`,
    options: {},
    parse(_values, [file, ...others]) {
      noWords(others);
      return async (store) => {
        const messages = v.parse(MESSAGES, readFileSync(file ?? STANDARD_INPUT, 'utf8')).map(fromRecord);
        let taken = 0;
        for (const message of messages) if (await store.take(message)) taken += 1;
        const here = messages.length - taken;
        return [
          `${taken} of ${messages.length} messages imported${here > 0 ? `; ${here} already here` : ''}`,
        ];
      };
    },
  }),
  retry: command({
    usage: '(ID… | --state STATE) [--kind KIND]',
    help: `Delivers failed or waiting messages now; their attempts are counted from zero again.

  --state STATE   all with a delivery that is failed, waiting, or sending although its worker has died
  --kind KIND     only their mail or only their webhook`,
    options: { state: TEXT, kind: TEXT },
    parse(values, words) {
      const state = oneOf('state', values.state, ['failed', 'waiting', 'sending']);
      const kind = oneOf('kind', values.kind, DELIVERY_KINDS);
      if (state === undefined) {
        const only = 'only failed or waiting deliveries, and those whose worker has died, can be retried';
        return makeDue(ids(words), only, (store, id, now) => store.retry(id, now, kind));
      }
      if (words.length > 0) throw new UsageError('Either IDs or --state, not both');
      return async (store, now) => {
        let all = 0;
        let retried = 0;
        for await (const { id } of store.all({ state, kind })) {
          all += 1;
          // False for those that changed their state in between.
          if (await store.retry(id, now, kind)) retried += 1;
        }
        return [`${retried} of ${all} ${state} messages are due now`];
      };
    },
  }),
  release: command({
    usage: 'ID…',
    help: 'Delivers messages that were held as suspected spam.',
    options: {},
    parse(_values, words) {
      const only = 'only held messages can be released';
      return makeDue(ids(words), only, (store, id, now) => store.release(id, now));
    },
  }),
  ...removalCommands,
};

export const COMMANDS: ReadonlyMap<string, Command> = new Map(Object.entries(commands));

const MESSAGES = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

function csvOf(filter: MessageFilter, separator: ',' | ';'): Job {
  return async function* write(store) {
    yield csvLine(COLUMNS, separator);
    for await (const message of store.all(filter)) yield csvLine(toRow(message), separator);
  };
}

function jsonOf(filter: MessageFilter): Job {
  return async function* write(store) {
    let before = '[';
    for await (const message of store.all(filter)) {
      yield before + toJson(toRecord(message));
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  };
}

/**
 * Makes each message due if possible, even when others fail, and prints a line for each.
 * @param only the messages for which it is possible, in words
 * @param act false when it is not possible
 */
function makeDue(
  chosen: string[],
  only: string,
  act: (store: MessageStore, id: string, now: number) => Promise<boolean>,
): Job {
  return async (store, now) => {
    const lines: string[] = [];
    let failures = 0;
    for (const id of chosen) {
      if (await act(store, id, now)) {
        lines.push(`${id} is due now`);
        continue;
      }
      failures += 1;
      const message = await store.find(id);
      lines.push(message ? `${id}: ${statesOf(message)}; ${only}` : `There is no message ${id}`);
    }
    if (failures > 0) throw new Error(lines.join('\n'));
    return lines;
  };
}

function statesOf({ deliveries }: StoredMessage): string {
  return deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', ');
}
