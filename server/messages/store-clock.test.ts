import { describe, expect, it } from 'vitest';
import { createStoreClock } from './store-clock.ts';

describe('the clock that servers of one store share', () => {
  it('is this machine’s when the store has none', async () => {
    const clock = createStoreClock({}, () => 5000);
    await clock.ask();
    expect(clock.now()).toBe(5000);
  });

  it('is the store’s, whatever this machine’s says, and advances between two answers', async () => {
    let passed = 0;
    const clock = createStoreClock(
      { clock: async () => 70_000 },
      () => 5000,
      () => passed,
    );
    await clock.ask();
    expect(clock.now()).toBe(70_000);
    passed = 1500;
    expect(clock.now()).toBe(71_500);
  });

  it('assumes that half the time of a call is its way back', async () => {
    let passed = 0;
    const slow = async () => {
      passed += 400;
      return 70_000;
    };
    const clock = createStoreClock(
      { clock: slow },
      () => 5000,
      () => passed,
    );
    await clock.ask();
    expect(clock.now()).toBe(70_200);
  });

  it('advances while the store does not answer', async () => {
    let passed = 0;
    let broken = false;
    const store = { clock: () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve(70_000)) };
    const clock = createStoreClock(
      store,
      () => 5000,
      () => passed,
    );
    await clock.ask();
    broken = true;
    passed = 60_000;
    await clock.ask();
    expect(clock.now()).toBe(130_000);
  });
});
