import type { Log } from '../log.ts';
import type { DeliveryState, MessageStore } from './store.ts';

interface RetentionServices {
  store: Pick<MessageStore, 'purge'>;
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
 * Deletes the messages that are, or would be before it is called again, older than they may become. One that is
 * still to be mailed is kept: it is mailed or failed within days.
 * @throws when the store fails.
 */
export async function purgeOldMessages(
  { store, log, now }: RetentionServices,
  { months, mailed }: Retention,
) {
  const receivedBefore = monthsBefore(now() + PURGE_EVERY_MS, months);
  const purged = await store.purge(receivedBefore, mailed ? FINAL : [...FINAL, 'waiting']);
  log.info('messages.purged', { purged, olderThanMonths: months });
}

const FINAL: readonly DeliveryState[] = ['sent', 'failed', 'held'];

/** The same time of day so many months earlier, on the month's last day where it has no such day. */
function monthsBefore(time: number, months: number): number {
  const then = new Date(time);
  const day = then.getUTCDate();
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== day) then.setUTCDate(0);
  return then.getTime();
}
