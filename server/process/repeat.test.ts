import { beforeEach, expect, it, vi } from 'vitest';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
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

it('tells a long task to end when it is stopped', async () => {
  const repeated = repeat(
    (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    options(),
  );
  await expect(repeated.stop()).resolves.toBeUndefined();
});

it('survives a failure and logs it', async () => {
  const { log, entries } = recordedLog();
  const task = vi.fn(async () => {}).mockRejectedValueOnce(new Error('disk full'));
  const repeated = repeat(task, { ...options(), log });
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(entries).toMatchObject([
    { level: 'error', event: 'repeat.failed', task: 'tidying', error: { message: 'disk full' } },
  ]);
  await repeated.stop();
});

function options() {
  return { everyMs: 1000, name: 'tidying', log: recordedLog().log };
}
