import { parseArgs } from 'node:util';
import { ids } from './arguments.ts';
import type { Command } from './command.ts';

export const deleteMessages: Command = {
  usage: 'ID… | --email ADDRESS',
  help: [
    'Deletes messages for good.',
    '',
    '  --email ADDRESS   all that came from this address, whatever its case',
  ],

  parse(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: { type: 'string' } },
    });
    const { email } = values;
    if (email !== undefined && positionals.length > 0) throw new Error('Either IDs or --email, not both');
    if (email !== undefined && !email.includes('@')) {
      throw new Error(`--email takes an e-mail address, not "${email}"`);
    }
    const chosen = email === undefined ? ids(positionals).map((id) => ({ id })) : [{ email }];

    return async (store) => {
      let deleted = 0;
      const missing: string[] = [];
      for (const which of chosen) {
        const count = await store.remove(which);
        deleted += count;
        if (count === 0 && 'id' in which) missing.push(which.id);
      }
      if (missing.length > 0)
        throw new Error(`${deleted} deleted; there is no message ${missing.join(', ')}`);
      return `${deleted} deleted`;
    };
  },
};
