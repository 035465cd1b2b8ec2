import { describe, expect } from 'vitest';
import { DELIVERY_KINDS, type DeliveryKind } from '../../server/store/store.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { ALL, DAY, storeTest, type StorePlace } from './store-place.ts';

/** Each delivery has one worker at a time, and one end. */
export function describeDeliveries(createPlace: () => Promise<StorePlace>, kind: DeliveryKind): void {
  describe('with deliveries', () => {
    const { it, request, claimed, claimAll, deliveryOf } = storeTest(createPlace, kind);

    describe('claiming', () => {
      it('hands out due deliveries, oldest first', async ({ store }) => {
        const second = await saveMessage(store, {}, 20);
        const first = await saveMessage(store, {}, 10);
        await saveMessage(store, {}, 31);
        expect(await store.claim(request({ now: 30 }))).toMatchObject({
          lease: { worker: 'worker', until: 90 },
          message: { id: first },
          delivery: { kind, state: 'sending', attempts: 1, firstAttemptAt: 30, lease: { until: 90 } },
        });
        expect(await store.claim(request({ now: 30 }))).toMatchObject({ message: { id: second } });
        expect(await store.claim(request({ now: 30 }))).toBeUndefined();
      });

      it('never hands a delivery to two workers', async ({ store, other }) => {
        const saved: string[] = [];
        // One after another: a pool refuses a call that waits too long for a connection.
        while (saved.length < 100) saved.push(await saveMessage(store));
        const handedOut = await Promise.all([store, other, store, other].map(claimAll));
        expect(handedOut.flat().toSorted()).toEqual(saved.toSorted());
      });

      it('hands a delivery out again when its lease has run out', async ({ store, other }) => {
        const id = await saveMessage(store);
        await store.claim(request({ now: 0, leaseMs: 60 }));
        expect(await other.claim(request({ now: 59, worker: 'second' }))).toBeUndefined();
        expect(await other.claim(request({ now: 60, worker: 'second' }))).toMatchObject({
          message: { id },
          delivery: { attempts: 2, firstAttemptAt: 0 },
          lease: { worker: 'second' },
        });
      });
    });

    it('hands out deliveries that were claimed, deferred or saved under a clock that was a year ahead', async ({
      store,
      other,
    }) => {
      const AHEAD = 366 * DAY;
      const left = await saveMessage(store);
      await store.claim(request({ now: AHEAD }));
      const { id: deferred, claim } = await claimed(store);
      await store.settle(claim, { result: 'deferred', nextAttemptAt: AHEAD, error: '450 busy' });
      const saved = await saveMessage(store, {}, AHEAD);
      expect((await claimAll(other, 0)).toSorted()).toEqual([left, deferred, saved].toSorted());
    });

    describe('settling a claim', () => {
      it('as sent ends the delivery', async ({ store }) => {
        const { id, claim } = await claimed(store);
        expect(await store.settle(claim, { result: 'sent', at: 5 })).toBe(true);
        expect(await deliveryOf(id, store)).toEqual({
          kind,
          state: 'sent',
          attempts: 1,
          firstAttemptAt: 0,
          nextAttemptAt: 0,
          sentAt: 5,
        });
        expect(await store.claim(request({ now: 1e15 }))).toBeUndefined();
      });

      it('as deferred keeps it, with the reason, until its next time', async ({ store }) => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'deferred', nextAttemptAt: 500, error: '450 \0busy' });
        expect(await deliveryOf(id, store)).toEqual({
          kind,
          state: 'waiting',
          attempts: 1,
          firstAttemptAt: 0,
          nextAttemptAt: 500,
          lastError: '450 busy',
        });
        expect(await store.claim(request({ now: 499 }))).toBeUndefined();
        expect(await store.claim(request({ now: 500 }))).toMatchObject({
          delivery: { attempts: 2 },
        });
      });

      it('as deferred or failed remembers who has the mail, also through a retry', async ({ store }) => {
        const { id, claim } = await claimed(store);
        const deliveredTo = ['sales@forthright.example', 'o"r@forthright.example'];
        await store.settle(claim, { result: 'deferred', nextAttemptAt: 500, error: '450', deliveredTo });
        const second = await store.claim(request({ now: 500 }));
        expect(second).toMatchObject({ delivery: { deliveredTo } });
        if (second) await store.settle(second, { result: 'failed', error: '550' });
        expect(await deliveryOf(id, store)).toMatchObject({ state: 'failed', deliveredTo });
        await store.retry(id, 600);
        expect(await store.claim(request({ now: 600 }))).toMatchObject({
          delivery: { deliveredTo },
        });
      });

      it('as returned does not count the attempt, and keeps its reason', async ({ store }) => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'returned', nextAttemptAt: 500, error: '535 no' });
        expect(await deliveryOf(id, store)).toEqual({
          kind,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: 500,
          lastError: '535 no',
        });
      });

      it('as failed keeps the message and does not try it again', async ({ store }) => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'failed', error: '550 unknown' });
        expect(await store.find(id)).toMatchObject({
          ...contactMessage(),
          deliveries: [{ state: 'failed', lastError: '550 unknown' }],
        });
        expect(await store.claim(request({ now: 1e15 }))).toBeUndefined();
      });

      it('changes nothing once the lease has passed to another worker', async ({ store, other }) => {
        const { id, claim } = await claimed(store);
        await other.claim(request({ now: claim.lease.until, worker: 'second' }));
        expect(await store.settle(claim, { result: 'failed', error: 'too late' })).toBe(false);
        expect(await deliveryOf(id, store)).toMatchObject({ state: 'sending', lease: { worker: 'second' } });
      });

      it('changes nothing once the same worker has claimed the delivery anew, or the message was deleted', async ({
        store,
        other,
      }) => {
        const { id, claim } = await claimed(store);
        await store.claim(request({ now: claim.lease.until }));
        expect(await store.settle(claim, { result: 'failed', error: 'too late' })).toBe(false);
        expect(await deliveryOf(id, store)).toMatchObject({ state: 'sending' });
        await other.remove({ id }, 0);
        expect(await store.settle(claim, { result: 'sent', at: 5 })).toBe(false);
        expect(await store.find(id)).toBeUndefined();
      });
    });

    it('gives a message of two kinds a delivery of each, which end independently', async ({
      place,
      store,
    }) => {
      const both = await place.open(DELIVERY_KINDS);
      const id = await saveMessage(both, {}, 10);
      const claim = await store.claim(request({ now: 10 }));
      if (claim) await store.settle(claim, { result: 'sent', at: 11 });
      expect(await store.claim(request({ now: 10 }))).toBeUndefined();
      const of = DELIVERY_KINDS.find((one) => one !== kind);
      expect(await store.claim(request({ kind: of, now: 10 }))).toMatchObject({ message: { id } });
      expect(await both.list({ kind, state: 'sent' }, ALL)).toMatchObject({ total: 1 });
      expect(await both.list({ kind, state: 'sending' }, ALL)).toMatchObject({ total: 0 });
      const purge = () => store.purge({ receivedBefore: 20, states: ['sent'], now: 12, limit: 10 });
      expect(await purge()).toBe(0);
      expect(await store.retry(id, 1e6, kind)).toBe(false);
      expect(await store.retry(id, 1e6)).toBe(true);
      const rest = await store.claim(request({ kind: of, now: 1e6 }));
      if (rest) await store.settle(rest, { result: 'sent', at: 1e6 });
      expect(await purge()).toBe(1);
      await both.close();
    });

    it('moves waiting or held deliveries of another kind to its own, but none twice', async ({
      place,
      store,
    }) => {
      const others = await place.open(DELIVERY_KINDS.filter((one) => one !== kind));
      const both = await place.open(DELIVERY_KINDS);
      const waits = await saveMessage(others);
      const held = await saveMessage(others, { heldReason: 'trap' });
      const hasBoth = await saveMessage(both);
      expect(await store.reassign()).toBe(2);
      expect(await deliveryOf(waits, store)).toMatchObject({ kind, state: 'waiting' });
      expect(await deliveryOf(held, store)).toMatchObject({ kind, state: 'held' });
      expect((await store.find(hasBoth))?.deliveries).toHaveLength(2);
      await others.close();
      await both.close();
    });
  });
}
