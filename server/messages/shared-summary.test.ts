import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareSummary } from './shared-summary.ts';
import type { MessageSummary } from './store.ts';

describe('a summary that is shared', () => {
  const ask = vi.fn<() => Promise<MessageSummary>>();
  let now: number;
  let shared: ReturnType<typeof shareSummary>;

  beforeEach(() => {
    now = 0;
    ask.mockReset();
    ask.mockImplementation(async () => summaryOf(1));
    shared = shareSummary({ summary: ask }, () => now);
  });

  it('asks the store once for all who ask within a second', async () => {
    await Promise.all(Array.from({ length: 10 }, () => shared.summary()));
    now = 999;
    expect(await shared.summary()).toEqual(summaryOf(1));
    expect(ask).toHaveBeenCalledTimes(1);
    now = 1000;
    await shared.summary();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks a slow store once at a time', async () => {
    const slow = Promise.withResolvers<MessageSummary>();
    ask.mockImplementation(() => slow.promise);
    const answers = [shared.summary()];
    now = 5000;
    answers.push(shared.summary());
    slow.resolve(summaryOf(2));
    expect(await Promise.all(answers)).toEqual([summaryOf(2), summaryOf(2)]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('tells a failure, and asks anew at once', async () => {
    ask.mockRejectedValueOnce(new Error('disk gone'));
    await expect(shared.summary()).rejects.toThrow('disk gone');
    expect(await shared.summary()).toEqual(summaryOf(1));
  });
});

function summaryOf(waiting: number): MessageSummary {
  return { waiting, sending: 0, sent: 0, failed: 0, held: 0 };
}
