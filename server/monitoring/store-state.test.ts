import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { openSqlite } from '../store/databases/sqlite.ts';
import { reasonOf } from '../store/store-error.ts';
import { createStoreState, type StoreState } from './store-state.ts';

describe('the state of the store', () => {
  const probe = vi.fn(async () => {});
  const counts = { waiting: 1, sending: 0, sent: 0, failed: 0, held: 0 };
  const summary = vi.fn(async () => ({ mail: counts, webhook: counts }));
  let state: StoreState;

  beforeEach(() => {
    vi.useFakeTimers();
    probe.mockClear();
    summary.mockClear();
    state = createStoreState({ store: { probe, summary }, log: recordedLog().log, now: () => 0 });
  });

  it('costs one write in five seconds and one read in one second, for any number of requests', async () => {
    for (let second = 0; second < 6; second += 1) {
      await Promise.all(Array.from({ length: 100 }, () => [state.isWritable(), state.summary()]).flat());
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(probe).toHaveBeenCalledTimes(2);
    expect(summary).toHaveBeenCalledTimes(6);
  });

  it('is given up when the store is slow, and the store is not asked again before it has answered', async () => {
    const slow = Promise.withResolvers<void>();
    probe.mockReturnValueOnce(slow.promise);
    const first = state.isWritable();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await first, await state.isWritable()]).toEqual([false, false]);
    expect(probe).toHaveBeenCalledTimes(1);
    slow.resolve();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await state.isWritable()).toBe(true);
  });
});

describe('a store that takes no message', () => {
  it.each([
    ['the embedded store has a full disk', 'store.disk-full', embeddedStoreIsFull],
    [
      'PostgreSQL has a full disk',
      'store.disk-full',
      async () => Object.assign(new Error('could not extend file'), { code: '53100' }),
    ],
    ['it is damaged', 'store.not-writable', async () => new Error('database disk image is malformed')],
  ])('is an alarm, once an hour, until it does: %s', async (_why, event, failure) => {
    const error = await failure();
    vi.useFakeTimers();
    const probe = vi.fn(async () => {}).mockRejectedValue(error);
    const { log, entries } = recordedLog();
    const { isWritable, fault } = createStoreState({
      store: { probe, summary: vi.fn() },
      log,
      now: Date.now,
    });
    for (let minute = 0; minute < 90; minute += 1) {
      expect(await isWritable()).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    const alarm = { level: 'alarm', event };
    expect(fault()).toBe(reasonOf(error));
    expect(entries).toMatchObject([alarm, alarm]);
    expect(probe).toHaveBeenCalledTimes(90);
    probe.mockResolvedValue();
    expect(await isWritable()).toBe(true);
    expect(fault()).toBeNull();
  });
});

/** What SQLite says when its file may not grow. */
async function embeddedStoreIsFull(): Promise<unknown> {
  const { sql, close } = openSqlite(':memory:', 'server');
  await sql`pragma max_page_count = 1`;
  const failed = sql`create table more as with recursive n(i) as (select 1 union all select i + 1 from n where i < 9999) select i from n`;
  const error: unknown = await failed.catch((reason: unknown) => reason);
  await close();
  return new Error(reasonOf(error));
}
