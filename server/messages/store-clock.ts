import type { MessageStore } from './store.ts';

/** How often the store is asked: a machine that slept is wrong for no longer. */
export const ASK_EVERY_MS = 10_000;

interface StoreClock {
  /** The time in Unix milliseconds: the store's where it has a clock, else this machine's. */
  now(): number;
  /** Asks the store. Keeps to what it said before when it does not answer. */
  ask(): Promise<void>;
}

/**
 * The clock that servers of one store agree on, so that none takes another's lease for run out because its own
 * clock is ahead. Between two answers it goes on by the time that has passed, whatever is done to this machine's
 * clock.
 * @param passed milliseconds of a clock that only goes forward
 */
export function createStoreClock(
  store: Pick<MessageStore, 'clock'>,
  here: () => number,
  passed = () => performance.now(),
): StoreClock {
  let known: { time: number; at: number } | undefined;
  return {
    now: () => (known ? Math.round(known.time + passed() - known.at) : here()),
    async ask() {
      const asked = passed();
      // The store's outage is told by who needs more of it than the time.
      const time = await store.clock?.().catch(() => undefined);
      if (time !== undefined) known = { time, at: (asked + passed()) / 2 };
    },
  };
}
