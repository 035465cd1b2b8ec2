import { parseArgs } from 'node:util';
import { purgeInBatches } from '../../server/messages/purge-in-batches.ts';
import type { DeliveryState } from '../../server/messages/store.ts';
import { wholeNumber } from './arguments.ts';
import type { Command } from './command.ts';

/** Messages that the operator has, or has decided about. */
const DONE: DeliveryState[] = ['sent', 'failed', 'held'];

const DAY_MS = 24 * 60 * 60 * 1000;

export const purgeMessages: Command = {
  usage: '--older-than DAYS [--include-waiting]',
  help: [
    'Deletes old messages for good; those that still wait for their delivery are kept.',
    '',
    '  --older-than DAYS   those received longer ago than this',
    '  --include-waiting   also those that wait, for sites that mail nothing and read here',
  ],

  parse(args) {
    const { values } = parseArgs({
      args,
      options: {
        'older-than': { type: 'string' },
        'include-waiting': { type: 'boolean', default: false },
      },
    });
    const days = wholeNumber('older-than', values['older-than'] ?? '', { from: 0, to: 36_500 });
    const states: DeliveryState[] = values['include-waiting'] ? [...DONE, 'waiting'] : DONE;
    return async (store, now) => {
      const receivedBefore = now - days * DAY_MS;
      const purged = await purgeInBatches((limit) => store.purge({ receivedBefore, states, now, limit }));
      return `${purged} deleted`;
    };
  },
};
