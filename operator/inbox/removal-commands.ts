import { readFileSync } from 'node:fs';
import { purgeInBatches } from '../../server/store/retention.ts';
import type { DeliveryState, MessageStore } from '../../server/store/store.ts';
import { noWords, UsageError, wholeNumber } from '../cli.ts';
import { command, emailAddress, FLAG, ids, STANDARD_INPUT, TEXT, type Command } from './command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The note about backups is for operators who answer a person's request for deletion. */
const IN_BACKUPS = '; backups made before still hold them until they are deleted';

export const removalCommands: Readonly<Record<string, Command>> = {
  delete: command({
    usage: 'ID… | --email ADDRESS | --listed',
    help: `Deletes messages for good.

  --email ADDRESS   all that came from this address, ignoring case
  --listed          those whose IDs standard input lists, as the command deleted does, after a restore

Backups that were made before still hold them: deploy/README.md, Restore.`,
    options: { email: TEXT, listed: FLAG },
    parse({ listed, ...values }, words) {
      const email = emailAddress(values.email);
      if ([words.length > 0, email !== undefined, listed].filter(Boolean).length > 1)
        throw new UsageError('Either IDs, --email or --listed');
      if (listed) return deleteListed;
      const chosen = email === undefined ? ids(words).map((id) => ({ id })) : [{ email }];
      return async (store, now) => {
        let deleted = 0;
        const missing: string[] = [];
        for (const which of chosen) {
          const count = await store.remove(which, now);
          deleted += count;
          if (count === 0 && 'id' in which) missing.push(which.id);
        }
        if (missing.length === 0) return [`${deleted} deleted${deleted > 0 ? IN_BACKUPS : ''}`];
        throw new Error(`${deleted} deleted; there is no message ${missing.join(', ')}`);
      };
    },
  }),
  deleted: command({
    usage: '',
    help: `Lists the IDs of messages that were deleted on request, so that a restored backup loses them again.`,
    options: {},
    parse(_values, words) {
      noWords(words);
      return (store) => store.removed();
    },
  }),
  purge: command({
    usage: '--older-than DAYS [--include-waiting]',
    help: `Deletes old messages for good; those that still wait for a delivery are kept.

  --older-than DAYS   those received longer ago than this
  --include-waiting   also waiting ones, for sites that deliver none`,
    options: { 'older-than': TEXT, 'include-waiting': FLAG },
    parse(values, words) {
      noWords(words);
      const days = wholeNumber('older-than', values['older-than'] ?? '', { from: 0, to: 36_500 });
      const states: DeliveryState[] = ['sent', 'failed', 'held'];
      if (values['include-waiting']) states.push('waiting');
      return async (store, now) => {
        const receivedBefore = now - days * DAY_MS;
        const purged = await purgeInBatches((limit) => store.purge({ receivedBefore, states, now, limit }));
        return [`${purged} deleted`];
      };
    },
  }),
};

/** Unknown ids are skipped: the list is longer than what the backup restored. */
async function deleteListed(store: MessageStore, now: number): Promise<string[]> {
  let deleted = 0;
  for (const id of readFileSync(STANDARD_INPUT, 'utf8').split(/\s+/).filter(Boolean))
    deleted += await store.remove({ id }, now);
  return [`${deleted} deleted again`];
}
