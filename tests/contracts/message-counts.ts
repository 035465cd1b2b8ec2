import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  DELIVERY_STATES,
  type Claim,
  type MessageStore,
  type MessageSummary,
} from '../../server/messages/store.ts';
import { contactMessage } from '../fixtures/contact-message.ts';

/**
 * Does random things to a store through two handles at a time, and expects its summary to be what is counted message
 * by message.
 */
export async function expectCountsToHold(store: MessageStore, other: MessageStore): Promise<void> {
  await fc.assert(
    fc.asyncProperty(ACTIONS, ACTIONS, async (one, two) => {
      const seen: Seen = { ids: [], claims: [], now: 0 };
      await Promise.all([doAll(store, one, seen), doAll(other, two, seen)]);
      expect(await store.summary()).toEqual(await countedSummary(store));
    }),
    { numRuns: 25 },
  );
}

/** What the actions so far have brought to light. */
interface Seen {
  ids: string[];
  claims: Claim[];
  now: number;
}

type Action = (store: MessageStore, seen: Seen) => Promise<unknown>;

async function doAll(store: MessageStore, actions: Action[], seen: Seen) {
  for (const action of actions) {
    seen.now += 10;
    await action(store, seen);
  }
}

async function countedSummary(store: MessageStore): Promise<MessageSummary> {
  const all = { limit: 10_000, offset: 0 };
  const summary: MessageSummary = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };
  for (const state of DELIVERY_STATES) {
    const { messages, total } = await store.list({ state }, all);
    summary[state] = total;
    if (state !== 'waiting' && state !== 'sending') continue;
    for (const { receivedAt } of messages)
      summary.oldestWaitingAt = Math.min(receivedAt, summary.oldestWaitingAt ?? receivedAt);
  }
  return summary;
}

const EMAILS = ['ada@analytical.example', 'bob@analytical.example'];

const save = fc
  .record({
    email: fc.constantFrom(...EMAILS),
    message: fc.constantFrom('one', 'two'),
    heldReason: fc.constantFrom(undefined, undefined, 'trap' as const),
    idempotencyKey: fc.constantFrom(undefined, undefined, 'key-1'),
  })
  .map(({ email, message, ...rest }): Action => async (store, seen) => {
    const entry = { message: contactMessage({ email, message }), language: 'en' as const, ...rest };
    const result = await store.save(entry, seen.now);
    if (result.outcome === 'saved') seen.ids.push(result.id);
  });

const claim = fc
  .record({ limit: fc.integer({ min: 1, max: 3 }), leaseMs: fc.constantFrom(1, 1000) })
  .map((request): Action => async (store, seen) => {
    seen.claims.push(...(await store.claim({ ...request, now: seen.now, worker: 'worker' })));
  });

const settle = fc
  .record({ which: fc.nat(), result: fc.constantFrom('sent', 'deferred', 'returned', 'failed') })
  .map(({ which, result }): Action => async (store, { claims, now }) => {
    const one = claims[which % claims.length];
    if (!one) return;
    const outcome = { result, at: now, nextAttemptAt: now, error: '450 busy' } as const;
    await store.settle(one, outcome);
  });

const operate = fc
  .record({ which: fc.nat(), what: fc.constantFrom('retry', 'release', 'remove', 'forget') })
  .map(({ which, what }): Action => async (store, { ids, now }) => {
    const id = ids[which % ids.length] ?? 'nobody';
    if (what === 'retry' || what === 'release') return store[what](id, now);
    return store.remove(what === 'remove' ? { id } : { email: EMAILS[which % EMAILS.length] ?? '' });
  });

const purge = fc
  .record({ states: fc.subarray([...DELIVERY_STATES]), limit: fc.integer({ min: 1, max: 5 }) })
  .map(
    (which): Action =>
      async (store, { now }) =>
        store.purge({ ...which, receivedBefore: now - 50, now }),
  );

const ACTIONS = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: save },
    { weight: 4, arbitrary: claim },
    { weight: 4, arbitrary: settle },
    { weight: 2, arbitrary: operate },
    { weight: 1, arbitrary: purge },
  ),
  { maxLength: 30 },
);
