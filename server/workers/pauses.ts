/** A worker that lived shorter was broken from its start, or is broken by what visitors ask for all the time. */
const SHORT_LIFE_MS = 60_000;

const LONGEST_PAUSE_MS = 60_000;

/**
 * How long to wait before a worker that died is replaced: not at all after a long life; a second after a short
 * one, doubled with every further one up to a minute.
 */
export function createPauses() {
  let shortLives = 0;
  return {
    /** Milliseconds. */
    after(livedMs: number): number {
      shortLives = livedMs < SHORT_LIFE_MS ? shortLives + 1 : 0;
      return shortLives === 0 ? 0 : Math.min(1000 * 2 ** (shortLives - 1), LONGEST_PAUSE_MS);
    },
  };
}
