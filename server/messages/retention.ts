import type { Log } from '../log.ts';
import { purgeInBatches } from './purge-in-batches.ts';
import type { DeliveryState, MessageStore } from './store.ts';

interface RetentionServices {
  store: Pick<MessageStore, 'purge' | 'summary'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

interface Retention {
  /** How old a message may become, in months of the calendar (content/legal/privacy-policy.md, section 10). */
  months: number;
  /** Whether messages are mailed. Where they are not, those that wait are what the operator has, and age too. */
  mailed: boolean;
}

/** How often old messages are looked for. */
export const PURGE_EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the look that deletes the messages which are, or would be before the next, older than they may become, in batches: the signal
 * stops it between two.
 * What is that old and still to be mailed means that mail has long not flowed, or that the clock is wrong; the
 * operator is told, and it goes at the look after that, a day later. The look rejects when the store fails.
 */
export function createRetention({ store, log, now }: RetentionServices, { months, mailed }: Retention) {
  let announced = false;
  return async (signal?: AbortSignal) => {
    const at = now();
    const receivedBefore = monthsBefore(at + PURGE_EVERY_MS, months);
    const purge = (states: readonly DeliveryState[]) =>
      purgeInBatches((limit) => store.purge({ receivedBefore, states, now: at, limit }), signal);
    const purged = await purge(mailed ? FINAL : [...FINAL, ...UNSENT]);
    log.info('messages.purged', { purged, olderThanMonths: months });
    if (!mailed) return;
    const { oldestWaitingAt = at } = await store.summary();
    const tooOld = oldestWaitingAt < receivedBefore;
    if (tooOld && announced) {
      const unsent = await purge(UNSENT);
      log.alarm('messages.purged-unsent', { purged: unsent, olderThanMonths: months });
    } else if (tooOld) {
      const mend = 'npm run inbox -- list --state waiting, within a day; then they are deleted';
      log.alarm('messages.too-old-to-wait', { olderThanMonths: months, mend });
    }
    announced = tooOld;
  };
}

const FINAL: readonly DeliveryState[] = ['sent', 'failed', 'held'];
const UNSENT: readonly DeliveryState[] = ['waiting', 'sending'];

/** The same time of day so many months earlier, on the month's last day where it has no such day. */
export function monthsBefore(time: number, months: number): number {
  const then = new Date(time);
  const day = then.getUTCDate();
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== day) then.setUTCDate(0);
  return then.getTime();
}
