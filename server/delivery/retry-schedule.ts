/** Minutes after the first, second, third and fourth attempt. */
const FIRST_PAUSES = [1, 5, 15, 30];

/** Range of later pauses in minutes: Postfix's `minimal_backoff_time`, and about an hour. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 60;

/** Postfix's `maximal_queue_lifetime`, and the upper end of RFC 5321's "4-5 days". */
const LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;

/**
 * When to retry a delivery after a temporary failure, in Unix milliseconds; undefined to give up.
 *
 * At least two tries in the first hour, in case the fault is short (RFC 1123, 5.3.1.1); then less often, until four to
 * five days have passed (RFC 5321, 4.5.4.1). It never gives up before the tries of the first hour. Later pauses are
 * random ("full jitter"), so that messages that failed together are not retried together.
 * @param attempts made so far, at least 1
 * @param random a number from 0 up to 1, a new one for each call
 */
export function nextAttemptAt({ attempts, firstAttemptAt, now, random }: AttemptHistory): number | undefined {
  const end = firstAttemptAt + LIFETIME_MS;
  const isOver = now >= end;
  if (isOver && attempts > FIRST_PAUSES.length) return undefined;
  const pause = FIRST_PAUSES[attempts - 1] ?? SHORTEST_PAUSE + random * (LONGEST_PAUSE - SHORTEST_PAUSE);
  const next = now + Math.round(pause * MINUTE_MS);
  // Downtime and clock jumps do not count toward giving up. The last try is exactly at the end.
  return isOver ? next : Math.min(next, end);
}

export interface AttemptHistory {
  attempts: number;
  /** Unix milliseconds. */
  firstAttemptAt: number;
  /** Unix milliseconds. */
  now: number;
  random: number;
}
