import { expect, test } from 'vitest';
import { BusyError, createRenderQueue, MOST_RENDERINGS } from './render-queue.ts';

test('pages are rendered one at a time, in their order, and a failure holds nobody up', async () => {
  const enqueue = createRenderQueue();
  const steps: string[] = [];
  const render = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    if (name === 'second') throw new Error('broken page');
    return name;
  };
  const rendered = ['first', 'second', 'third'].map((name) => enqueue(render(name)));
  expect((await Promise.allSettled(rendered)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('only so many pages wait to be rendered; the next is refused at once, until one is done', async () => {
  const enqueue = createRenderQueue();
  const held = Promise.withResolvers<string>();
  const waiting = Array.from({ length: MOST_RENDERINGS }, () => enqueue(() => held.promise));
  await expect(enqueue(async () => 'one more')).rejects.toThrow(BusyError);
  held.resolve('done');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  expect(await enqueue(async () => 'one more')).toBe('one more');
});
