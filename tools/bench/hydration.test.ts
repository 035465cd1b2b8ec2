import { expect, test } from 'vitest';
import { blockingOf } from './hydration.ts';

test('a task blocks from its 50th millisecond on', () => {
  expect(
    blockingOf([
      { kind: 'long-task', milliseconds: 80 },
      { kind: 'event', milliseconds: 400 },
      { kind: 'long-task', milliseconds: 51 },
    ]),
  ).toEqual({ blocking: 31, longest: 80, tasks: 2 });
});

test('a page without long tasks does not block', () => {
  expect(blockingOf([])).toEqual({ blocking: 0, longest: 0, tasks: 0 });
});
