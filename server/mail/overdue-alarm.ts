import type { Log } from '../log.ts';
import type { MessageStore } from '../messages/store.ts';

interface OverdueServices {
  store: Pick<MessageStore, 'summary'>;
  log: Log;
  /** The time in Unix milliseconds. */
  now(): number;
}

/** How often to look. */
export const LOOK_EVERY_MS = 60_000;

/** From this age on a message that waits is overdue: several attempts have failed, or none was made. */
const OVERDUE_MS = 60 * 60_000;

/** What was received further in the future was not received by this clock. */
const CLOCKS_DIFFER_MS = 60_000;

/** The alarm is repeated after this long, while there is reason for it. */
const REPEAT_MS = 60 * 60_000;

/**
 * Makes the look that raises the alarm when the oldest message still to be mailed is overdue, or lies in the future, at most
 * once an hour. The look rejects when the store fails.
 */
export function overdueAlarm({ store, log, now }: OverdueServices): () => Promise<void> {
  let raisedAt: number | undefined;
  return async () => {
    const { oldestWaitingAt, waiting, sending } = await store.summary();
    const at = now();
    if (oldestWaitingAt === undefined) return;
    const age = at - oldestWaitingAt;
    if (age <= OVERDUE_MS && age >= -CLOCKS_DIFFER_MS) return;
    // Either way: a clock that was set back must not silence the alarm until it has caught up.
    if (raisedAt !== undefined && Math.abs(at - raisedAt) < REPEAT_MS) return;
    raisedAt = at;
    if (age < 0) {
      const mend = 'the clock of this machine, or of another that uses the same store, was or is wrong';
      return log.alarm('clock.differs', { aheadSeconds: Math.round(-age / 1000), mend });
    }
    log.alarm('mail.overdue', {
      messages: waiting + sending,
      oldestSeconds: Math.round(age / 1000),
      mend: 'SMTP_URL, or the mail server; npm run inbox -- list --state waiting shows the messages',
    });
  };
}
