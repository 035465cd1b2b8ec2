import type { Rate } from '../../setting-values.ts';

/** How many messages all clients together may have stored in a time; in memory. */
export interface Ceiling {
  /** Seconds until another may be stored; 0 when one may now. Asking counts nothing. */
  waitSeconds(): number;
  /** Counts a message that is about to be stored. Undefined: it may not be. */
  take(): Reservation | undefined;
  /** For a message that was not stored after all. */
  giveBack(reservation: Reservation): void;
}

/** A stored message's place, in the time that it was counted for. */
export interface Reservation {
  endsAt: number;
}

/**
 * Only what is stored counts. Were it every request, one caller with a few networks could shut the form for
 * everybody, with requests that cost nothing and leave no trace.
 * @param now milliseconds of a clock that only goes forward, whatever is done to the system's
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
      // What was counted for a time that is over is forgiven already.
      if (window.used > 0 && window.endsAt === endsAt) window.used -= 1;
    },
  } satisfies Ceiling;

  function current() {
    if (window.used > 0 && window.endsAt <= now()) window = { used: 0, endsAt: 0 };
    return window;
  }
}
