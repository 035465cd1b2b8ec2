import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_WORDS } from '../../tests/fixtures/store/contact-message.ts';
import { deliveryWorld } from '../../tests/fixtures/store/delivery-world.ts';
import { saveMessage } from '../../tests/fixtures/store/save-message.ts';
import { overdueAlarm } from './overdue-alarm.ts';

const HOUR = 60 * 60_000;

describe('the alarm for overdue mail', () => {
  let { clock, store, services, entries, save } = deliveryWorld();
  let look: () => Promise<void>;

  beforeEach(() => {
    ({ clock, store, services, entries, save } = deliveryWorld());
    look = overdueAlarm({ ...services, store }, services.channel);
    return () => store.close();
  });

  it('is raised when the oldest message has waited longer than an hour', async () => {
    await save();
    clock.now += HOUR;
    await save();
    await look();
    expect(entries).toEqual([]);
    clock.now += 1000;
    await look();
    expect(entries).toMatchObject([
      { level: 'alarm', event: 'mail.overdue', messages: 2, oldestSeconds: 3601, fix: expect.any(String) },
    ]);
  });

  it('is repeated once an hour while its cause remains', async () => {
    await save();
    for (let minute = 0; minute <= 4 * 60; minute += 1) {
      await look();
      clock.now += 60_000;
    }
    expect(entries.map(({ oldestSeconds }) => oldestSeconds)).toEqual([3660, 7260, 10_860]);
    expect(JSON.stringify(entries)).not.toMatch(VISITOR_WORDS);
  });

  it('is raised again after a clock that was set back', async () => {
    await saveMessage(store, {}, clock.now - 100 * HOUR);
    await look();
    clock.now -= 10 * HOUR;
    await look();
    expect(entries).toHaveLength(2);
  });

  it('is raised about messages from the future: this clock is behind, or another was ahead', async () => {
    await saveMessage(store, {}, clock.now + 60_000);
    await look();
    expect(entries).toEqual([]);
    clock.now -= 1000;
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
