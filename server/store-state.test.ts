import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { createStoreState, type StoreState } from './store-state.ts';

describe('the state of the store', () => {
  const probe = vi.fn(async () => {});
  const summary = vi.fn(async () => ({ waiting: 1, sending: 0, sent: 0, failed: 0, held: 0 }));
  let state: StoreState;

  beforeEach(() => {
    vi.useFakeTimers();
    probe.mockClear();
    summary.mockClear();
    state = createStoreState({ store: { probe, summary }, log: createLog(() => {}), now: () => 0 });
    return () => void vi.useRealTimers();
  });

  it('costs one write in five seconds and one read in one second, for any number of requests', async () => {
    for (let second = 0; second < 6; second += 1) {
      await Promise.all(Array.from({ length: 100 }, () => [state.isWritable(), state.summary()]).flat());
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(probe).toHaveBeenCalledTimes(2);
    expect(summary).toHaveBeenCalledTimes(6);
  });
});
