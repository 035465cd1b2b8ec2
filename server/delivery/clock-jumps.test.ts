import { beforeEach, describe, expect, it } from 'vitest';
import { deliveryWorld, SENT } from '../../tests/fixtures/store/delivery-world.ts';
import { deliverNext as deliver } from './deliver.ts';
import type { Attempt } from './channel.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const BUSY: Attempt = {
  deliveredTo: [],
  fault: { verdict: 'later', code: 'EENVELOPE 450', error: '450 busy' },
};

describe('a clock that jumps', () => {
  let { clock, store, send, services, save, deliveryOf } = deliveryWorld();

  beforeEach(() => {
    ({ clock, store, send, services, save, deliveryOf } = deliveryWorld());
    // The longest pauses.
    services.random = () => 0.999;
    return () => store.close();
  });

  const deliverNext = () => deliver(services);

  describe('days forwards', () => {
    it('makes all retries due at once, and gives up none untried', async () => {
      const ids = [await save(), await save(), await save()];
      send.mockImplementation(async () => BUSY);
      await deliverAll();
      clock.now += 10 * DAY;
      send.mockImplementation(async () => SENT);
      await deliverAll();
      const tried = send.mock.calls.slice(ids.length).map(([{ message }]) => message.id);
      expect(tried.toSorted()).toEqual(ids.toSorted());
      expect(await store.summary()).toMatchObject({ mail: { sent: 3, waiting: 0, failed: 0 } });
    });

    it('takes nothing from the five days of messages that were not tried before', async () => {
      const id = await save();
      clock.now += 10 * DAY;
      send.mockImplementation(async () => BUSY);
      await deliverNext();
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + MINUTE });
      clock.now += 5 * DAY - 1;
      await deliverNext();
      expect(await deliveryOf(id)).toMatchObject({
        state: 'waiting',
        attempts: 2,
        nextAttemptAt: clock.now + 1,
      });
    });

    it('during an attempt leaves the message marked as mailed', async () => {
      const id = await save();
      send.mockImplementation(async () => {
        clock.now += 10 * DAY;
        return SENT;
      });
      await deliverAll();
      expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now });
    });
  });

  describe('days backwards', () => {
    it('during an attempt counts from the new time', async () => {
      const id = await save();
      send.mockImplementation(async () => {
        clock.now -= 3 * DAY;
        return BUSY;
      });
      await deliverNext();
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + MINUTE });
    });

    it("is distinguished from another server's clock that is an hour behind", async () => {
      const id = await save();
      send.mockImplementationOnce(async () => {
        const behind = { ...services, now: () => clock.now - 60 * MINUTE, worker: 'behind' };
        expect(await deliver(behind)).toBe('idle');
        return SENT;
      });
      await deliverNext();
      expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
      expect(send).toHaveBeenCalledTimes(1);
    });
  });

  it.each([3, -3])(
    'by %i days makes retries due, and continues their schedule by the new clock',
    async (days) => {
      const id = await save();
      send.mockImplementation(async () => BUSY);
      await deliverNext();
      clock.now += days * DAY;
      await deliverNext();
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + 5 * MINUTE });
      expect(await deliverNext()).toBe('idle');
    },
  );

  it('is distinguished from the longest pause of the schedule', async () => {
    await save();
    send.mockImplementation(async () => BUSY);
    for (const pause of [0, 1, 5, 15, 30]) {
      clock.now += pause * MINUTE;
      expect(await deliverNext()).toBe('worked');
    }
    expect(await deliverNext()).toBe('idle');
    clock.now += 60 * MINUTE;
    expect(await deliverNext()).toBe('worked');
  });

  async function deliverAll() {
    while ((await deliverNext()) === 'worked');
  }
});
