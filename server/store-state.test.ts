import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedLog } from '../tests/fixtures/recorded-log.ts';
import { openSqlite } from './messages/sqlite.ts';
import { reasonOf } from './messages/store-error.ts';
import { createStoreState, shareAnswer, type StoreState } from './store-state.ts';

describe('the state of the store', () => {
  const probe = vi.fn(async () => {});
  const summary = vi.fn(async () => ({ waiting: 1, sending: 0, sent: 0, failed: 0, held: 0 }));
  let state: StoreState;

  beforeEach(() => {
    vi.useFakeTimers();
    probe.mockClear();
    summary.mockClear();
    state = createStoreState({ store: { probe, summary }, log: recordedLog().log, now: () => 0 });
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

describe('a full disk', () => {
  it.each([
    ['the embedded store', embeddedStoreIsFull],
    ['PostgreSQL', async () => Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('of %s is an alarm, once an hour, until there is room', async (_where, failure) => {
    const error = await failure();
    vi.useFakeTimers();
    const probe = vi.fn(async () => {}).mockRejectedValue(error);
    const { log, entries } = recordedLog();
    const { isWritable, isFull } = createStoreState({
      store: { probe, summary: vi.fn() },
      log,
      now: Date.now,
    });
    for (let minute = 0; minute < 90; minute += 1) {
      expect([await isWritable(), await isFull()]).toEqual([false, true]);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    const alarm = { level: 'alarm', event: 'store.disk-full' };
    expect(entries).toMatchObject([alarm, alarm]);
    probe.mockResolvedValue();
    expect([await isWritable(), await isFull()]).toEqual([true, false]);
    vi.useRealTimers();
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

describe('an answer that is shared', () => {
  const ask = vi.fn<() => Promise<string>>();
  let failures: string[];
  let shared: () => Promise<string | undefined>;

  beforeEach(() => {
    vi.useFakeTimers();
    failures = [];
    ask.mockReset().mockImplementation(async () => 'fresh');
    const onFailure = (error: unknown) => failures.push(String(error));
    shared = shareAnswer(ask, { keepMs: 1000, limitMs: 2000, onFailure });
    return () => void vi.useRealTimers();
  });

  it('is given up when it takes too long, and not asked for again before it has come', async () => {
    const slow = Promise.withResolvers<string>();
    ask.mockImplementation(() => slow.promise);
    const first = shared();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await shared()).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(failures).toEqual(['Error: No answer within 2000 ms']);

    slow.resolve('late');
    ask.mockImplementation(async () => 'fresh');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await shared()).toBe('fresh');
  });

  it('may be a failure, which is told once and not asked for again while it is new', async () => {
    ask.mockRejectedValue(new Error('disk full'));
    expect(await Promise.all([shared(), shared()])).toEqual([undefined, undefined]);
    expect(await shared()).toBeUndefined();
    expect(failures).toEqual(['Error: disk full']);
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockImplementation(async () => 'fresh');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await shared()).toBe('fresh');
  });
});
