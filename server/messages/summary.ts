import * as v from 'valibot';
import { DELIVERY_STATES, type MessageSummary } from './store.ts';

/**
 * The summary of what the database keeps.
 * @param counts rows with a state and a number of deliveries
 * @param oldest row with the time when the oldest undelivered message was received, or null
 */
export function toSummary(counts: unknown, oldest: unknown): MessageSummary {
  const states = v.parse(COUNTS, counts).map(({ state, deliveries }) => [state, deliveries]);
  return {
    ...NOTHING,
    ...Object.fromEntries(states),
    oldestWaitingAt: v.parse(OLDEST, oldest).oldest ?? undefined,
  };
}

const NOTHING = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };

const COUNTS = v.array(v.object({ state: v.picklist(DELIVERY_STATES), deliveries: v.number() }));
const OLDEST = v.object({ oldest: v.nullable(v.number()) });
