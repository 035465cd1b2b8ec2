import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs a task at once, and again after each pause, until it is stopped', async () => {
  const task = vi.fn(async () => {});
  const repeated = repeat(task, options());
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(2);
});

it('never runs it twice at a time, and waits for it when stopped', async () => {
  const slow = Promise.withResolvers<void>();
  const task = vi.fn(() => slow.promise);
  const repeated = repeat(task, options());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(1);
  let ended = false;
  const stopping = repeated.stop().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toBe(false);
  slow.resolve();
  await stopping;
});

it('tells a long task to end when it is stopped', async () => {
  const repeated = repeat(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    options(),
  );
  await expect(repeated.stop()).resolves.toBeUndefined();
});

it('survives a failure and logs it', async () => {
  const lines: string[] = [];
  const task = vi.fn(async () => {}).mockRejectedValueOnce(new Error('disk full'));
  const repeated = repeat(task, { ...options(), log: createLog((line) => lines.push(line)) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'repeat.failed', task: 'tidying', error: { message: 'disk full' } },
  ]);
  await repeated.stop();
});

function options() {
  return { everyMs: 1000, name: 'tidying', log: createLog(() => {}) };
}
