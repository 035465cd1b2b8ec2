import type { Context } from 'hono';
import type { Log } from './log.ts';
import type { MessageStore } from './messages/store.ts';

/**
 * `GET /healthz`: 200 with how many messages stand where while the store answers, 503 while it does not
 * (decisions, "Run contract"). `oldestWaitingSeconds` is null when no message waits.
 */
export function health({
  store,
  log,
  now,
}: {
  store: Pick<MessageStore, 'summary'>;
  log: Log;
  now(): number;
}) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    try {
      const { oldestWaitingAt, ...messages } = await store.summary();
      const oldestWaitingSeconds =
        oldestWaitingAt === undefined ? null : Math.round((now() - oldestWaitingAt) / 1000);
      return c.json({ status: 'ok', store: 'ok', messages: { ...messages, oldestWaitingSeconds } });
    } catch (error) {
      log.error('health.store-failed', { error });
      return c.json({ status: 'failing', store: 'does not answer' }, 503);
    }
  };
}
