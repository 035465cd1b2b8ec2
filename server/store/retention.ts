import { toolCommand } from '../process/home-folder.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { LogAndClock } from '../monitoring/log.ts';
import type { DeliveryState, MessageStore } from './store.ts';

interface RetentionServices extends LogAndClock {
  store: Pick<MessageStore, 'purge' | 'summary'>;
}

interface Retention {
  /** How old a message may become, in months of the calendar (content/legal/privacy-policy.md, section 10). */
  months: number;
  /** Whether messages are delivered. Where they are not, those that wait are what the operator has, and age too. */
  delivered: boolean;
}

/** How often old messages are purged. */
export const PURGE_EVERY_MS = 24 * 60 * 60 * 1000;

/** Rows in a transaction, which takes some tens of milliseconds: a visitor's message may have to wait that long. */
export const PURGE_BATCH = 500;

/** Milliseconds between two transactions, in which other processes get the write lock. */
const PAUSE_MS = 50;

/**
 * Returns the task that purges old messages, once every `PURGE_EVERY_MS`. It deletes those that are too old, or would be
 * before its next run. An unsent message that old means that nothing was delivered for a long time, or that the clock is
 * wrong: the task raises an alarm first and deletes it in the run after that. It rejects when the store fails; its
 * signal stops it between two batches.
 */
export function createRetention({ store, log, now }: RetentionServices, { months, delivered }: Retention) {
  let announced = false;
  return async (signal?: AbortSignal) => {
    const at = now();
    const receivedBefore = monthsBefore(at + PURGE_EVERY_MS, months);
    const purge = (states: readonly DeliveryState[]) =>
      purgeInBatches((limit) => store.purge({ receivedBefore, states, now: at, limit }), signal);
    const purged = await purge(delivered ? FINAL : [...FINAL, ...UNSENT]);
    log.info('messages.purged', { purged, olderThanMonths: months });
    if (!delivered) return;
    const waitingSince = Object.values(await store.summary()).map(
      ({ oldestWaitingAt = at }) => oldestWaitingAt,
    );
    const tooOld = Math.min(...waitingSince) < receivedBefore;
    if (tooOld && announced) {
      const unsent = await purge(UNSENT);
      log.alarm('messages.purged-unsent', { purged: unsent, olderThanMonths: months });
    } else if (tooOld) {
      const fix = `${toolCommand('inbox')} list --state waiting shows them; they are deleted in a day`;
      log.alarm('messages.unsent-too-old', { olderThanMonths: months, fix });
    }
    announced = tooOld;
  };
}

const FINAL: readonly DeliveryState[] = ['sent', 'failed', 'held'];
const UNSENT: readonly DeliveryState[] = ['waiting', 'sending'];

/** The same time of day a number of months earlier, or on that month's last day when the month is too short. */
export function monthsBefore(time: number, months: number): number {
  const then = new Date(time);
  const day = then.getUTCDate();
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== day) then.setUTCDate(0);
  return then.getTime();
}

/**
 * Deletes batch by batch until there are no more rows, so that others read and write in between. Returns how many rows.
 * @param purge deletes one batch and returns how many rows; fewer than `limit`: there are no more
 * @param signal stops it after the current batch
 */
export async function purgeInBatches(
  purge: (limit: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const rows = await purge(PURGE_BATCH);
    purged += rows;
    if (rows < PURGE_BATCH || signal?.aborted) return purged;
    await pause(PAUSE_MS);
  }
}
