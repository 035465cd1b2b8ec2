import type { MessageStore } from './store.ts';

/** How often the store is asked. After a machine's sleep its time is wrong for no longer than this. */
export const ASK_EVERY_MS = 10_000;

/**
 * A clock that all servers of a store share, so that a server whose own clock is ahead does not take over another's
 * lease. Between two answers it advances by a monotonic clock, so that changes of this machine's clock do not matter.
 * @param passed milliseconds of a monotonic clock
 */
export function createStoreClock(
  store: Pick<MessageStore, 'clock'>,
  here: () => number,
  passed = () => performance.now(),
) {
  let known: { time: number; at: number } | undefined;
  return {
    /** Unix milliseconds: the store's time where it has a clock, else this machine's. */
    now: () => (known ? Math.round(known.time + passed() - known.at) : here()),
    /** Asks the store. When that fails, the last answer stays. */
    async ask() {
      const asked = passed();
      // Ignores the error: other calls report the outage.
      const time = await store.clock?.().catch(() => undefined);
      if (time !== undefined) known = { time, at: (asked + passed()) / 2 };
    },
  };
}
