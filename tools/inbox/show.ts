import { parseArgs } from 'node:util';
import { oneLine, plainLines } from '../../server/messages/visitor-text.ts';
import { ids } from './arguments.ts';
import type { Command } from './command.ts';
import { toJson } from './json.ts';
import { toRecord } from './record.ts';

export const showMessage: Command = {
  usage: 'ID [--json]',
  help: ['Shows one message and how its delivery stands.', '', '  --json   for programs'],

  parse(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    const [id = '', ...others] = ids(positionals);
    if (others.length > 0) throw new Error('One message at a time, please');

    return async (store) => {
      const stored = await store.find(id);
      if (!stored) throw new Error(`There is no message ${id}`);
      const record = toRecord(stored);
      if (values.json) return toJson(record);
      const { message, ...facts } = record;
      const lines = Object.entries(facts)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => `${name.padEnd(15)}${oneLine(String(value))}`);
      return [...lines, '', plainLines(message)].join('\n');
    };
  },
};
