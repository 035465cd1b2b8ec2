import { beforeEach, describe, expect, it } from 'vitest';
import { saveMessage } from '../../tests/fixtures/save-message.ts';
import { PURGE_BATCH, purgeInBatches } from './purge-in-batches.ts';
import { openSqliteStore } from './sqlite.ts';
import type { MessageStore, PurgeRequest } from './store.ts';

describe('a purge of more than a batch', () => {
  const OLD: Omit<PurgeRequest, 'limit'> = { receivedBefore: 100, states: ['waiting'], now: 200 };
  let store: MessageStore;
  let batches: number[];

  beforeEach(async () => {
    store = openSqliteStore(':memory:');
    batches = [];
    for (let count = 0; count < 2 * PURGE_BATCH + 1; count += 1) await saveMessage(store);
    return () => store.close();
  });

  it('deletes all of it, a batch at a time, and lets others in between', async () => {
    const purging = purgeInBatches(async (limit) => {
      // Asked for while the purge is under way.
      await saveMessage(store, {}, 1000);
      return purge(limit);
    });
    expect(await purging).toBe(2 * PURGE_BATCH + 1);
    expect(batches).toEqual([PURGE_BATCH, PURGE_BATCH, 1]);
    expect(await store.summary()).toMatchObject({ waiting: 3 });
  });

  it('ends after the batch under way when it is told to', async () => {
    const stopping = new AbortController();
    const purging = purgeInBatches(async (limit) => {
      stopping.abort();
      return purge(limit);
    }, stopping.signal);
    expect(await purging).toBe(PURGE_BATCH);
    expect(await store.summary()).toMatchObject({ waiting: PURGE_BATCH + 1 });
  });

  async function purge(limit: number) {
    const rows = await store.purge({ ...OLD, limit });
    batches.push(rows);
    return rows;
  }
});
