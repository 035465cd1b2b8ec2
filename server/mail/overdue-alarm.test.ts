import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_WORDS } from '../../tests/fixtures/contact-message.ts';
import { recordedLog } from '../../tests/fixtures/recorded-log.ts';
import { saveMessage } from '../../tests/fixtures/save-message.ts';
import { sqliteStore } from '../../tests/fixtures/stores.ts';
import type { MessageStore } from '../messages/store.ts';
import { overdueAlarm } from './overdue-alarm.ts';

const HOUR = 60 * 60_000;

describe('the alarm for overdue mail', () => {
  let store: MessageStore;
  let now: number;
  let entries: Record<string, unknown>[];
  let look: () => Promise<void>;

  beforeEach(() => {
    store = sqliteStore();
    now = Date.UTC(2026, 10, 21);
    const recorded = recordedLog();
    ({ entries } = recorded);
    look = overdueAlarm({ store, log: recorded.log, now: () => now });
    return () => store.close();
  });

  it('is raised when the oldest message has waited longer than an hour', async () => {
    await saveMessage(store, {}, now);
    now += HOUR;
    await saveMessage(store, {}, now);
    await look();
    expect(entries).toEqual([]);
    now += 1000;
    await look();
    expect(entries).toMatchObject([
      { level: 'alarm', event: 'mail.overdue', messages: 2, oldestSeconds: 3601, fix: expect.any(String) },
    ]);
  });

  it('is repeated once an hour while its cause remains', async () => {
    await saveMessage(store, {}, now);
    for (let minute = 0; minute <= 4 * 60; minute += 1) {
      await look();
      now += 60_000;
    }
    expect(entries.map(({ oldestSeconds }) => oldestSeconds)).toEqual([3660, 7260, 10_860]);
    expect(JSON.stringify(entries)).not.toMatch(VISITOR_WORDS);
  });

  it('is raised again after a clock that was set back', async () => {
    await saveMessage(store, {}, now - 100 * HOUR);
    await look();
    now -= 10 * HOUR;
    await look();
    expect(entries).toHaveLength(2);
  });

  it('is raised about messages from the future: this clock is behind, or another was ahead', async () => {
    await saveMessage(store, {}, now + 60_000);
    await look();
    expect(entries).toEqual([]);
    now -= 1000;
    await look();
    await look();
    expect(entries).toMatchObject([
      { level: 'alarm', event: 'clock.differs', aheadSeconds: 61, fix: expect.stringContaining('clock') },
    ]);
  });

  it('is silent when no message waits', async () => {
    await look();
    await saveMessage(store, { heldReason: 'trap' }, 0);
    await look();
    expect(entries).toEqual([]);
  });
});
