import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_WORDS } from '../../tests/fixtures/store/contact-message.ts';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { saveMessage } from '../../tests/fixtures/store/save-message.ts';
import { sqliteStore } from '../../tests/fixtures/store/stores.ts';
import { createRetention, PURGE_BATCH, purgeInBatches } from './retention.ts';
import type { MessageStore, Outcome, PurgeRequest } from './store.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60 * 1000;
const YEARS_AGO = Date.UTC(2020, 0, 1);

describe('retention', () => {
  let store: MessageStore;
  let entries: Record<string, unknown>[];
  let log: ReturnType<typeof recordedLog>['log'];

  beforeEach(() => {
    store = sqliteStore();
    ({ log, entries } = recordedLog());
    return () => store.close();
  });

  it('deletes messages older than the set months, and logs how many', async () => {
    await held(Date.UTC(2024, 10, 21, 12));
    await held(YEARS_AGO);
    const younger = await held(Date.UTC(2024, 10, 22, 12));
    await purge(24);
    expect(await ids()).toEqual([younger]);
    expect(entries).toMatchObject([
      { level: 'info', event: 'messages.purged', purged: 2, olderThanMonths: 24 },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(VISITOR_WORDS);
  });

  it('deletes early enough that nothing gets too old before its next run', async () => {
    await held(NOW);
    await purge(1, { now: Date.UTC(2026, 11, 20, 11, 59) });
    expect(await ids()).toHaveLength(1);
    await purge(1, { now: Date.UTC(2026, 11, 20, 12, 1) });
    expect(await ids()).toHaveLength(0);
  });

  it('counts calendar months, with the last day of shorter months', async () => {
    const kept = await held(Date.UTC(2027, 1, 28, 12));
    await held(Date.UTC(2027, 1, 28, 11));
    await purge(1, { now: Date.UTC(2027, 2, 31, 12) - DAY });
    expect(await ids()).toEqual([kept]);
  });

  it('deletes sent, failed and held messages', async () => {
    await settled({ result: 'sent', at: YEARS_AGO });
    await settled({ result: 'failed', error: '550' });
    await held(YEARS_AGO);
    await purge(24);
    expect(await ids()).toEqual([]);
  });

  it('deletes unsent messages only a day after it has raised the alarm', async () => {
    await saveMessage(store, {}, YEARS_AGO);
    await store.claim({ kind: 'mail', now: YEARS_AGO, leaseMs: 1000, worker: 'died' });
    await saveMessage(store, {}, YEARS_AGO);
    const look = retention(24);
    await look();
    expect(await ids()).toHaveLength(2);
    expect(entries.at(-1)).toMatchObject({ level: 'alarm', event: 'messages.unsent-too-old' });
    await look();
    expect(await ids()).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ level: 'alarm', event: 'messages.purged-unsent', purged: 2 });
  });

  it('keeps unsent messages that are not too old', async () => {
    const waiting = await saveMessage(store, {}, NOW);
    const look = retention(1);
    await look();
    await look();
    expect(await ids()).toEqual([waiting]);
    expect(JSON.stringify(entries)).not.toContain('alarm');
  });

  it('deletes waiting messages where nothing is delivered, because there they are the operator’s archive', async () => {
    await saveMessage(store, {}, YEARS_AGO);
    await saveMessage(store, {}, YEARS_AGO);
    await store.claim({ kind: 'mail', now: YEARS_AGO, leaseMs: 1000, worker: 'of a time with mail' });
    const young = await saveMessage(store, {}, NOW);
    await purge(24, { delivered: false });
    expect(await ids()).toEqual([young]);
  });

  function purge(...options: Parameters<typeof retention>) {
    return retention(...options)();
  }

  function retention(months: number, { delivered = true, now = NOW } = {}) {
    return createRetention({ store, log, now: () => now }, { months, delivered });
  }

  function held(at: number) {
    return saveMessage(store, { heldReason: 'trap' }, at);
  }

  async function settled(outcome: Outcome) {
    await saveMessage(store, {}, YEARS_AGO);
    const claim = await store.claim({ kind: 'mail', now: YEARS_AGO, leaseMs: 1000, worker: 'test' });
    if (claim) await store.settle(claim, outcome);
  }

  async function ids() {
    const { messages } = await store.list({}, { limit: 10, offset: 0 });
    return messages.map(({ id }) => id);
  }
});

describe('a purge of more than a batch', () => {
  const OLD: Omit<PurgeRequest, 'limit'> = { receivedBefore: 100, states: ['waiting'], now: 200 };
  let store: MessageStore;
  let batches: number[];

  beforeEach(async () => {
    store = sqliteStore();
    batches = [];
    for (let count = 0; count < 2 * PURGE_BATCH + 1; count += 1) await saveMessage(store);
    return () => store.close();
  });

  it('deletes in batches, and lets others write in between', async () => {
    const purging = purgeInBatches(async (limit) => {
      // Asked for while the purge is under way.
      await saveMessage(store, {}, 1000);
      return purge(limit);
    });
    expect(await purging).toBe(2 * PURGE_BATCH + 1);
    expect(batches).toEqual([PURGE_BATCH, PURGE_BATCH, 1]);
    expect(await store.summary()).toMatchObject({ mail: { waiting: 3 } });
  });

  it('ends after the current batch when it is stopped', async () => {
    const stopping = new AbortController();
    const purging = purgeInBatches(async (limit) => {
      stopping.abort();
      return purge(limit);
    }, stopping.signal);
    expect(await purging).toBe(PURGE_BATCH);
    expect(await store.summary()).toMatchObject({ mail: { waiting: PURGE_BATCH + 1 } });
  });

  async function purge(limit: number) {
    const rows = await store.purge({ ...OLD, limit });
    batches.push(rows);
    return rows;
  }
});
