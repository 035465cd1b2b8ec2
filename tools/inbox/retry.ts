import { parseArgs } from 'node:util';
import { ids } from './arguments.ts';
import type { Command } from './command.ts';
import { eachMessage } from './each-message.ts';

export const retryMessages: Command = {
  usage: 'ID…',
  help: ['Has failed or waiting messages mailed now, with their attempts counted anew.'],

  parse(args) {
    const chosen = ids(parseArgs({ args, allowPositionals: true }).positionals);
    return (store, now) =>
      eachMessage(store, chosen, {
        act: (id) => store.retry(id, now),
        done: 'is to be mailed now',
        only: 'only failed and waiting messages can be retried',
      });
  },
};
