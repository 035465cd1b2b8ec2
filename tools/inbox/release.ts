import { parseArgs } from 'node:util';
import { ids } from './arguments.ts';
import type { Command } from './command.ts';
import { eachMessage } from './each-message.ts';

export const releaseMessages: Command = {
  usage: 'ID…',
  help: ['Has messages mailed that were held as suspected spam.'],

  parse(args) {
    const chosen = ids(parseArgs({ args, allowPositionals: true }).positionals);
    return (store, now) =>
      eachMessage(store, chosen, {
        act: (id) => store.release(id, now),
        done: 'is to be mailed now',
        only: 'only held messages can be released',
      });
  },
};
