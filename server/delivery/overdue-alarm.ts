import { toolCommand } from '../process/home-folder.ts';
import type { LogAndClock } from '../monitoring/log.ts';
import type { MessageStore } from '../store/store.ts';
import type { Channel } from './channel.ts';

export const LOOK_EVERY_MS = 60_000;

/** Age at which a message is overdue: by then several attempts have failed, or none was made. */
const OVERDUE_MS = 60 * 60_000;

/** A message received further in the future than this comes from a clock that is wrong. */
const CLOCKS_DIFFER_MS = 60_000;

/** How often the alarm is repeated while its cause remains. */
const REPEAT_MS = 60 * 60_000;

/**
 * Returns the task that raises an alarm when the oldest undelivered message of the channel is overdue or from the
 * future, at most once an hour. It rejects when the store fails.
 */
export function overdueAlarm(
  { store, log, now }: LogAndClock & { store: Pick<MessageStore, 'summary'> },
  { kind, setting }: Pick<Channel, 'kind' | 'setting'>,
): () => Promise<void> {
  let raisedAt: number | undefined;
  return async () => {
    const { oldestWaitingAt, waiting, sending } = (await store.summary())[kind];
    const at = now();
    if (oldestWaitingAt === undefined) return;
    const age = at - oldestWaitingAt;
    if (age <= OVERDUE_MS && age >= -CLOCKS_DIFFER_MS) return;
    // An absolute value, because a clock that was set back must not silence the alarm.
    if (raisedAt !== undefined && Math.abs(at - raisedAt) < REPEAT_MS) return;
    raisedAt = at;
    if (age < 0) {
      const fix = 'check the clocks of this machine and of all others that use the same store';
      return log.alarm('clock.differs', { aheadSeconds: Math.round(-age / 1000), fix });
    }
    const list = `${toolCommand('inbox')} list --state waiting --kind ${kind}`;
    log.alarm(`${kind}.overdue`, {
      messages: waiting + sending,
      oldestSeconds: Math.round(age / 1000),
      fix: `check ${setting} and the server that it names; ${list} shows the messages`,
    });
  };
}
