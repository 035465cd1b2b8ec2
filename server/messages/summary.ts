import * as v from 'valibot';
import { DELIVERY_STATES, type MessageSummary } from './store.ts';

/** The summary, from a row for each state: its count and, on every one, when the oldest undelivered was received. */
export function toSummary(rows: unknown): MessageSummary {
  const states = v.parse(ROWS, rows);
  return {
    ...NOTHING,
    ...Object.fromEntries(states.map(({ state, count }) => [state, count])),
    oldestWaitingAt: states[0]?.oldest ?? undefined,
  };
}

const NOTHING = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };

const ROWS = v.array(
  v.object({ state: v.picklist(DELIVERY_STATES), count: v.number(), oldest: v.nullable(v.number()) }),
);
