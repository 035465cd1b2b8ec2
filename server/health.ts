import type { Context } from 'hono';
import type { MessageSummary } from './messages/store.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { isOperator } from './operator.ts';
import type { StoreState } from './store-state.ts';

interface HealthServices {
  storeState: StoreState;
  /** The time in Unix milliseconds. */
  now(): number;
  settings: { metricsToken?: string };
}

/**
 * `GET /healthz`: 200 `{"status":"ok"}` while a message can be stored, 503 `{"status":"failing"}` while none can
 * (decisions, "Run contract"). For the operator also `messages`: how many are in each state, and the age in seconds of
 * the oldest that waits (null when none does). `messages` is null when the store does not answer.
 */
export function health({ storeState, now, settings }: HealthServices) {
  return async (c: Context<ClientEnv>) => {
    const operator = isOperator(c, settings.metricsToken);
    const [isWritable, summary] = await Promise.all([
      storeState.isWritable(),
      operator ? storeState.summary() : undefined,
    ]);
    const status = isWritable ? 'ok' : 'failing';
    const body = operator ? { status, messages: summary ? counts(summary, now()) : null } : { status };
    c.header('Cache-Control', 'no-store');
    return c.json(body, isWritable ? 200 : 503);
  };
}

function counts({ oldestWaitingAt, ...messages }: MessageSummary, now: number) {
  const oldestWaitingSeconds =
    oldestWaitingAt === undefined ? null : Math.round((now - oldestWaitingAt) / 1000);
  return { ...messages, oldestWaitingSeconds };
}
