import { parseArgs } from 'node:util';
import type { DeliveryState, MessageStore } from '../../server/messages/store.ts';
import { ids } from './arguments.ts';
import type { Command } from './command.ts';
import { eachMessage } from './each-message.ts';

export const retryMessages: Command = {
  usage: 'ID… | --state STATE',
  help: [
    'Has failed or waiting messages mailed now, with their attempts counted anew.',
    '',
    '  --state STATE   all that are failed, waiting, or sending although their worker has died',
  ],

  parse(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: 'string' } },
    });
    if (values.state === undefined) {
      const chosen = ids(positionals);
      return (store, now) =>
        eachMessage(store, chosen, {
          act: (id) => store.retry(id, now),
          done: 'is to be mailed now',
          only: 'only failed and waiting messages, and those whose worker has died, can be retried',
        });
    }
    if (positionals.length > 0) throw new Error('Either IDs or --state, not both');
    const state = RETRIED.find((one) => one === values.state);
    if (!state) throw new Error(`--state takes failed, waiting or sending, not "${values.state}"`);
    return (store, now) => retryAll(store, state, now);
  },
};

const RETRIED: readonly DeliveryState[] = ['failed', 'waiting', 'sending'];

/** What changes its state in between is left alone, and not counted. */
async function retryAll(store: MessageStore, state: DeliveryState, now: number): Promise<string> {
  const { messages } = await store.list({ state }, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
  let retried = 0;
  for (const { id } of messages) if (await store.retry(id, now)) retried += 1;
  return `${retried} of ${messages.length} ${state} messages are to be mailed now`;
}
