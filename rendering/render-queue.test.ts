import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusyError, createRenderQueue, MOST_RENDERINGS, RENDERING_SHARE, SAVED_MS } from './render-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A queue whose renders take so many milliseconds, and what it has begun, in order. */
function createQueue(ms = 0) {
  const begun: string[] = [];
  const enqueue = createRenderQueue();
  const render = (name: string) => async () => {
    begun.push(name);
    // What is still waiting at the end of a test has the real clock.
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    return name;
  };
  return {
    begun,
    ask: (name: string, network?: string) => enqueue(render(name), network ? { network } : undefined),
    enqueue,
  };
}

test('pages are rendered one at a time, in their order, and a failure holds nobody up', async () => {
  const { enqueue } = createQueue();
  const steps: string[] = [];
  const render = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'second') throw new Error('broken page');
    return name;
  };
  const rendered = Promise.allSettled(['first', 'second', 'third'].map((name) => enqueue(render(name))));
  await settled();
  expect((await rendered).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('only so many pages wait to be rendered; the next is refused at once, until one is done', async () => {
  const { ask, enqueue } = createQueue();
  const held = Promise.withResolvers<string>();
  const waiting = Array.from({ length: MOST_RENDERINGS }, () => enqueue(() => held.promise));
  await expect(ask('one more')).rejects.toThrow(BusyError);
  held.resolve('done');
  await settled();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']));
  expect(await ask('one more')).toBe('one more');
});

test('networks take turns, and pages that are kept go first', async () => {
  const { ask, begun } = createQueue();
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
  void ask('b1', 'b');
  void ask('page');
  await settled();
  expect(begun).toEqual(['a1', 'page', 'a2', 'b1', 'a3']);
});

test('when the queue is full, the network that has the most waiting gives way', async () => {
  const { ask, begun } = createQueue();
  const flood = Promise.allSettled(Array.from({ length: MOST_RENDERINGS }, (_, n) => ask(`a${n}`, 'a')));
  await expect(ask('too many', 'a')).rejects.toThrow(BusyError);
  const others = Promise.all([ask('b', 'b'), ask('page')]);
  await settled();
  expect(await others).toEqual(['b', 'page']);
  expect((await flood).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(begun.indexOf('b')).toBeLessThan(4);
});

test('a search waits two seconds at most after however many new pages', async () => {
  const { ask } = createQueue(50);
  for (let n = 0; n < 100; n += 1) void ask('page');
  await settled();
  const search = ask('search', 'a');
  vi.advanceTimersByTime(2000);
  expect(await search).toBe('search');
});

test('nothing is rendered for a client that is gone', async () => {
  const { enqueue, ask, begun } = createQueue();
  const gone = new AbortController();
  void ask('first', 'a');
  const left = enqueue(async () => begun.push('left'), { network: 'a', signal: gone.signal });
  const last = ask('last', 'a');
  gone.abort();
  await expect(left).rejects.toThrow(BusyError);
  await settled();
  expect(await last).toBe('last');
  expect(begun).toEqual(['first', 'last']);
});

test('searches have a share of the processor; a page that is kept does not wait for it', async () => {
  const ms = 10;
  const { ask, begun } = createQueue(ms);
  for (let n = 0; n < 100; n += 1) void ask('search', 'a');
  await settled();
  const saved = begun.length;
  expect(saved).toBeCloseTo(SAVED_MS / ms / (1 - RENDERING_SHARE), 0);
  for (let passed = 0; passed < 1000; passed += 10) {
    vi.advanceTimersByTime(10);
    await settled();
  }
  expect(begun.length - saved).toBeCloseTo((1000 * RENDERING_SHARE) / ms, -1);
  await expect(ask('page')).resolves.toBe('page');
});

/** Waits until everything is rendered that need not wait for the clock. */
async function settled() {
  for (let turn = 0; turn < 2 * MOST_RENDERINGS; turn += 1) await new Promise(setImmediate);
}
