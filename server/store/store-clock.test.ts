import { expect, it } from 'vitest';
import { createStoreClock } from './store-clock.ts';

/** A clock on a machine at 5,000 ms, beside a store whose answer takes a while. */
function clockBeside(answer?: () => Promise<number>, takes = 0) {
  const time = { passed: 0 };
  const clock = async () => {
    time.passed += takes;
    return answer ? answer() : 0;
  };
  return {
    time,
    ...createStoreClock(
      answer ? { clock } : {},
      () => 5000,
      () => time.passed,
    ),
  };
}

it('is this machine’s when the store has none', async () => {
  const { ask, now } = clockBeside();
  await ask();
  expect(now()).toBe(5000);
});

it('is the store’s as of halfway through a call, and advances between answers and without them', async () => {
  let answer = async () => 70_000;
  const { ask, now, time } = clockBeside(() => answer(), 400);
  await ask();
  expect(now()).toBe(70_200);
  time.passed += 1500;
  expect(now()).toBe(71_700);
  answer = () => Promise.reject(new Error('gone'));
  await ask();
  expect(now()).toBe(72_100);
});
