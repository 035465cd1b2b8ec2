/** Pause after the first, second, third and fourth attempt, in minutes; the first attempt is made at once. */
const FIRST_PAUSES = [1, 5, 15, 30];

/** Later pauses lie between these, in minutes: Postfix's `minimal_backoff_time`, and about an hour. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 60;

/** Postfix's `maximal_queue_lifetime`, and the upper end of RFC 5321's "4-5 days". */
const LIFETIME_MS = 5 * 24 * 60 * 60 * 1000;

const MINUTE_MS = 60_000;

/**
 * When a delivery that has just failed for the time being is to be tried again, in Unix milliseconds;
 * undefined when it has been tried long enough.
 *
 * RFC 1123, 5.3.1.1: at least two tries in the first hour, in case the fault is short. RFC 5321, 4.5.4.1:
 * then less often, and give up after four to five days, though never before the tries of the first hour. After the first hour the pause is drawn at random
 * ("full jitter"), so that messages which failed together do not come back together.
 * @param attempts made so far, at least 1
 * @param random a number from 0 up to 1, drawn anew for each call
 */
export function nextAttemptAt({ attempts, firstAttemptAt, now, random }: AttemptHistory): number | undefined {
  const end = firstAttemptAt + LIFETIME_MS;
  const isOver = now >= end;
  if (isOver && attempts > FIRST_PAUSES.length) return undefined;
  const pause = FIRST_PAUSES[attempts - 1] ?? SHORTEST_PAUSE + random * (LONGEST_PAUSE - SHORTEST_PAUSE);
  const next = now + Math.round(pause * MINUTE_MS);
  // Days that went by with the server off, or in a jump of its clock, were not used for trying. The last try falls
  // on the end itself, so that none of the time goes unused.
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
