import { expect, it } from 'vitest';
import { BusyError, createQueue } from './queue.ts';

it('runs one at a time, in order, and goes on after one that fails', async () => {
  const oneByOne = createQueue();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    oneByOne(async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const [one, two] = await Promise.allSettled([work('one', true), work('two')]);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect([one?.status, two?.status]).toEqual(['rejected', 'fulfilled']);
});

it('refuses new work when the queue is full', async () => {
  const oneByOne = createQueue(2);
  const works = [1, 2, 3].map((number) => oneByOne(async () => number));
  await expect(works[2]).rejects.toThrow(BusyError);
  expect(await Promise.all(works.slice(0, 2))).toEqual([1, 2]);
  expect(await oneByOne(async () => 4)).toBe(4);
});

it('does nothing for a client that has gone', async () => {
  const oneByOne = createQueue();
  const client = new AbortController();
  let isDone = false;
  const first = oneByOne(async () => client.abort());
  const second = oneByOne(async () => (isDone = true), client.signal);
  await first;
  await expect(second).rejects.toThrow('left');
  expect(isDone).toBe(false);
});
