import type { Delivery, Outcome } from './store.ts';
import { storable } from './visitor-text.ts';

/** What a claimed delivery becomes when its attempt has ended. */
export function afterOutcome(delivery: Delivery, outcome: Outcome): Delivery {
  const free = { ...delivery, lease: undefined };
  switch (outcome.result) {
    case 'sent':
      return {
        ...free,
        state: 'sent',
        sentAt: outcome.at,
        deliveredTo: outcome.deliveredTo,
        lastError: outcome.error === undefined ? undefined : storable(outcome.error),
      };
    case 'deferred':
      return {
        ...free,
        state: 'waiting',
        nextAttemptAt: outcome.nextAttemptAt,
        deliveredTo: outcome.deliveredTo ?? delivery.deliveredTo,
        lastError: storable(outcome.error),
      };
    case 'returned':
      return {
        ...free,
        state: 'waiting',
        // As if never tried, so that days of the operator's fault do not use up the message's own.
        attempts: delivery.attempts - 1,
        firstAttemptAt: undefined,
        nextAttemptAt: outcome.nextAttemptAt,
        lastError: storable(outcome.error),
      };
    case 'failed':
      return {
        ...free,
        state: 'failed',
        lastError: storable(outcome.error),
      };
  }
}
