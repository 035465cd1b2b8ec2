import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveMessage } from '../../tests/fixtures/save-message.ts';
import { sqliteStore } from '../../tests/fixtures/stores.ts';
import { createLog } from '../log.ts';
import type { MessageStore } from '../messages/store.ts';
import { deliverNext, type DeliveryServices } from './deliver.ts';
import type { Attempt } from './smtp.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const SENT: Attempt = { deliveredTo: ['team@site.example'] };
const BUSY: Attempt = {
  deliveredTo: [],
  fault: { fault: 'temporary', code: 'EENVELOPE 450', error: '450 busy' },
};

describe('a clock that jumps', () => {
  let store: MessageStore;
  let services: DeliveryServices;
  let send: ReturnType<typeof vi.fn<DeliveryServices['mailer']['send']>>;
  let now: number;

  beforeEach(() => {
    store = sqliteStore();
    now = Date.UTC(2026, 10, 20);
    send = vi.fn(async () => SENT);
    services = {
      store,
      mailer: { send, close: () => {} },
      log: createLog(() => {}),
      now: () => now,
      random: () => 0.999,
      worker: 'test',
    };
  });

  afterEach(() => store.close());

  describe('days forwards', () => {
    it('makes all retries due at once, and gives up none untried', async () => {
      const ids = [await save(), await save(), await save()];
      send.mockImplementation(async () => BUSY);
      await deliverAll();
      now += 10 * DAY;
      send.mockImplementation(async () => SENT);
      await deliverAll();
      const tried = send.mock.calls.slice(ids.length).map(([message]) => message.id);
      expect(tried.toSorted()).toEqual(ids.toSorted());
      expect(await store.summary()).toMatchObject({ sent: 3, waiting: 0, failed: 0 });
    });

    it('takes nothing from the five days of messages that were not tried before', async () => {
      const id = await save();
      now += 10 * DAY;
      send.mockImplementation(async () => BUSY);
      await deliverNext(services);
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: now + MINUTE });
      now += 5 * DAY - 1;
      await deliverNext(services);
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', attempts: 2, nextAttemptAt: now + 1 });
    });

    it('does not make retries rarer while days are left', async () => {
      const id = await save();
      send.mockImplementation(async () => BUSY);
      await deliverNext(services);
      now += 3 * DAY;
      await deliverNext(services);
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: now + 5 * MINUTE });
    });

    it('during an attempt does not undo that it was mailed', async () => {
      const id = await save();
      send.mockImplementation(async () => {
        now += 10 * DAY;
        return SENT;
      });
      await deliverAll();
      expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: now });
    });
  });

  describe('days backwards', () => {
    it('makes retries due, and continues their schedule by the new clock', async () => {
      const id = await save();
      send.mockImplementation(async () => BUSY);
      await deliverNext(services);
      now -= 3 * DAY;
      await deliverNext(services);
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: now + 5 * MINUTE });
      expect(await deliverNext(services)).toBe('idle');
    });

    it('during an attempt counts from the new time', async () => {
      const id = await save();
      send.mockImplementation(async () => {
        now -= 3 * DAY;
        return BUSY;
      });
      await deliverNext(services);
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: now + MINUTE });
    });

    it("is distinguished from another server's clock that is an hour behind", async () => {
      const id = await save();
      send.mockImplementationOnce(async () => {
        const behind = { ...services, now: () => now - 60 * MINUTE, worker: 'behind' };
        expect(await deliverNext(behind)).toBe('idle');
        return SENT;
      });
      await deliverNext(services);
      expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(send).toHaveBeenCalledTimes(1);
    });
  });

  it('is distinguished from the longest pause of the schedule', async () => {
    await save();
    send.mockImplementation(async () => BUSY);
    for (const pause of [0, 1, 5, 15, 30]) {
      now += pause * MINUTE;
      expect(await deliverNext(services)).toBe('worked');
    }
    expect(await deliverNext(services)).toBe('idle');
    now += 60 * MINUTE;
    expect(await deliverNext(services)).toBe('worked');
  });

  function save() {
    return saveMessage(store, {}, now);
  }

  async function deliverAll() {
    while ((await deliverNext(services)) === 'worked');
  }

  async function deliveryOf(id: string) {
    return (await store.find(id))?.delivery;
  }
});
