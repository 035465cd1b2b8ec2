import { describe, expect, it } from 'vitest';
import { nextAttemptAt } from './retry-schedule.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a delivery after a temporary failure', () => {
  it('is tried again after 1, 5, 15 and 30 minutes', () => {
    expect(triesOf(() => 0.5).slice(0, 5)).toEqual([0, 1, 6, 21, 51].map((minutes) => minutes * MINUTE));
  });

  it('is then tried every five to sixty minutes', () => {
    const after = (random: number) => nextAttemptAt({ attempts: 5, firstAttemptAt: 0, now: 0, random });
    expect(after(0)).toBe(5 * MINUTE);
    expect(after(0.999)).toBeGreaterThan(59 * MINUTE);
    expect(after(0.999)).toBeLessThanOrEqual(60 * MINUTE);
  });

  it.each([0, 0.3, 0.999])(
    'is tried for five days, the last time exactly at the end (jitter %d)',
    (jitter) => {
      const tries = triesOf(() => jitter);
      expect(tries.at(-1)).toBe(5 * DAY);
      expect(tries.length).toBeGreaterThanOrEqual(5 * 24);
    },
  );

  it('is tried through the first hour even when five days passed without a try', () => {
    const late = 6 * DAY;
    const next = (attempts: number) => nextAttemptAt({ attempts, firstAttemptAt: 0, now: late, random: 0.5 });
    expect([1, 2, 3, 4].map(next)).toEqual([1, 5, 15, 30].map((minutes) => late + minutes * MINUTE));
    expect(next(5)).toBeUndefined();
  });
});

/** The times of all attempts, from the first on, when each meets a temporary fault. */
function triesOf(random: () => number): number[] {
  const tries = [0];
  for (;;) {
    const now = tries.at(-1) ?? 0;
    const next = nextAttemptAt({ attempts: tries.length, firstAttemptAt: 0, now, random: random() });
    if (next === undefined) return tries;
    tries.push(next);
  }
}
