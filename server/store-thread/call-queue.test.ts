import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGIN_WITHIN_MS, createCallQueue, MOST_WAITING } from './call-queue.ts';
import { copyOf, type Call } from './calls.ts';

/** When the browser gives a call up (`app/backend/send-contact-email.ts`). */
const BROWSER_LIMIT_MS = 20_000;

describe('the queue of calls to the store', () => {
  let queue: ReturnType<typeof createCallQueue>;
  let sent: string[];

  beforeEach(() => {
    vi.useFakeTimers();
    queue = createCallQueue();
    sent = [];
    return () => void vi.useRealTimers();
  });

  it('hands over calls one at a time, in order', async () => {
    connect();
    const calls = ['one', 'two', 'three'].map(add);
    expect(sent).toEqual(['one']);
    queue.answer({ result: 1 });
    expect(sent).toEqual(['one', 'two']);
    queue.answer({ error: copyOf(Object.assign(new Error('disk full'), { code: 'ERR_SQLITE_ERROR' })) });
    queue.answer({ result: 3 });
    expect(await Promise.allSettled(calls)).toMatchObject([
      { value: 1 },
      { reason: { message: 'disk full', code: 'ERR_SQLITE_ERROR' } },
      { value: 3 },
    ]);
  });

  it('records outcomes of mails before anything else: a kill before that would mail again', async () => {
    connect();
    const calls = ['save', 'claim', 'save', 'settle'].map(add);
    for (const _ of calls) queue.answer({ result: 'done' });
    await Promise.all(calls);
    expect(sent).toEqual(['save', 'settle', 'claim', 'save']);
  });

  it('limits how many wait, and refuses the next at once', async () => {
    connect();
    const calls = Array.from({ length: 1 + MOST_WAITING }, (_, index) => add(`call ${index}`));
    await expect(add('one more')).rejects.toThrow('busy');
    for (const _ of calls) queue.answer({ result: 'done' });
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['done']));
    expect(sent).not.toContain('one more');
  });

  it('drops calls that have waited too long, and never runs them', async () => {
    connect();
    const [first, second] = [add('first'), outcome(add('second'))];
    await vi.advanceTimersByTimeAsync(BEGIN_WITHIN_MS);
    expect(await second).toContain('nothing was done');
    queue.answer({ result: 'late' });
    expect(await first).toBe('late');
    expect(sent).toEqual(['first']);
  });

  it('answers before the browser gives up, even when the store never does', async () => {
    connect();
    const call = outcome(add('first'));
    await vi.advanceTimersByTimeAsync(BROWSER_LIMIT_MS - 1);
    expect(await call).toContain('does not answer');
  });

  it('rejects the current call when the thread ends, and hands the others to the next thread', async () => {
    connect();
    const [first, second] = [outcome(add('first')), add('second')];
    queue.disconnect(new Error('the thread is gone'));
    expect(await first).toBe('the thread is gone');
    expect(sent).toEqual(['first']);
    connect();
    queue.answer({ result: 'done' });
    expect(await second).toBe('done');
  });

  it('answers only the current call when it is closed', async () => {
    connect();
    const [first, second] = [add('first'), outcome(add('second'))];
    queue.close(new Error('closed'));
    expect(await second).toBe('closed');
    await expect(add('third')).rejects.toThrow('closed');
    queue.answer({ result: 'done' });
    expect(await first).toBe('done');
    expect(sent).toEqual(['first']);
  });

  function connect() {
    queue.connect(({ method }) => sent.push(method));
  }

  function add(method: string) {
    return queue.add({ store: 'messages', method, args: [] } satisfies Call);
  }

  /** What it resolves or rejects with; watched from the start, so that no rejection goes unhandled. */
  function outcome(call: Promise<unknown>): Promise<unknown> {
    return call.catch((reason: Error) => reason.message);
  }
});
