import * as v from 'valibot';
import { DELIVERY_STATES, type MessageSummary } from './store.ts';

/** The summary, from a row for each state with its count and when the oldest of its messages was received. */
export function toSummary(rows: unknown): MessageSummary {
  const states = v.parse(ROWS, rows);
  const undelivered = states.filter(({ state }) => state === 'waiting' || state === 'sending');
  return {
    ...NOTHING,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
    oldestWaitingAt: undelivered.length ? Math.min(...undelivered.map(({ oldest }) => oldest)) : undefined,
  };
}

const NOTHING = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };

const ROWS = v.array(v.object({ state: v.picklist(DELIVERY_STATES), count: v.number(), oldest: v.number() }));
