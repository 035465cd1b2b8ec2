import type { Rate } from '../../setting-values.ts';

/** Limits how many messages all clients together may have stored; in memory. */
export interface Ceiling {
  /** Seconds until the next message may be stored; 0 for now. Does not count anything. */
  waitSeconds(): number;
  /** Counts a message that is about to be stored. Undefined when the ceiling is reached. */
  take(): Reservation | undefined;
  /** Uncounts a message that was not stored after all. */
  giveBack(reservation: Reservation): void;
}

export interface Reservation {
  endsAt: number;
}

/**
 * Only stored messages count. If every request did, one client with a few networks could close the form for everybody
 * with requests that cost nothing and leave no trace.
 * @param now milliseconds of a monotonic clock
 */
export function createCeiling({ count, seconds }: Rate, now = () => performance.now()) {
  let window = { used: 0, endsAt: 0 };
  return {
    waitSeconds: () => (current().used < count ? 0 : Math.ceil((window.endsAt - now()) / 1000)),
    take(): Reservation | undefined {
      const taken = current();
      if (taken.used >= count) return undefined;
      if (taken.used === 0) taken.endsAt = now() + seconds * 1000;
      taken.used += 1;
      return { endsAt: taken.endsAt };
    },
    giveBack({ endsAt }: Reservation) {
      // The counts of an earlier window are gone already.
      if (window.used > 0 && window.endsAt === endsAt) window.used -= 1;
    },
  } satisfies Ceiling;

  function current() {
    if (window.used > 0 && window.endsAt <= now()) window = { used: 0, endsAt: 0 };
    return window;
  }
}
