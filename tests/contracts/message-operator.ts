import { describe, expect } from 'vitest';
import {
  DELIVERY_STATES,
  type DeliveryKind,
  type DeliveryState,
  type StoredMessage,
} from '../../server/store/store.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { ALL, DAY, storeTest, type StorePlace } from './store-place.ts';

/** Reading, releasing, retrying and deleting, by the operator. */
export function describeOperator(createPlace: () => Promise<StorePlace>, kind: DeliveryKind): void {
  describe('in the hands of the operator', () => {
    const { it, request, claimed, deliveryOf } = storeTest(createPlace, kind);

    it('keeps a held message with its reason, and hands it out once it is released', async ({ store }) => {
      const id = await saveMessage(store, { heldReason: 'too-fast' });
      expect(await store.find(id)).toMatchObject({ heldReason: 'too-fast', deliveries: [{ state: 'held' }] });
      expect(await store.claim(request({ now: 1e15 }))).toBeUndefined();
      expect(await store.release(id, 700)).toBe(true);
      expect(await store.find(id)).toMatchObject({
        heldReason: 'too-fast',
        deliveries: [{ nextAttemptAt: 700 }],
      });
      expect(await store.claim(request({ now: 700 }))).toMatchObject({ message: { id } });
      expect(await store.release(await saveMessage(store), 0)).toBe(false);
      expect(await store.release('nobody', 0)).toBe(false);
    });

    describe('retrying', () => {
      it('makes a failed delivery due again, with its schedule from the start', async ({ store }) => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'failed', error: '550 unknown' });
        expect(await store.retry(id, 900)).toBe(true);
        expect(await deliveryOf(id, store)).toEqual({
          kind,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: 900,
          lastError: '550 unknown',
        });
      });

      it('makes a waiting delivery due now', async ({ store }) => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'deferred', nextAttemptAt: 5000, error: '450 busy' });
        await store.retry(id, 10);
        expect(await store.claim(request({ now: 10 }))).toMatchObject({ message: { id } });
      });

      it.for<[why: string, now: number]>([
        ['has run out', 60],
        ['is impossible: the clock was set back since', 60 - 366 * DAY],
      ])('takes over what a worker left behind, when its lease %s', async ([_why, now], { store }) => {
        const { id } = await claimed(store);
        expect(await store.retry(id, now)).toBe(true);
        expect(await deliveryOf(id, store)).toEqual({
          kind,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: now,
        });
      });

      it('does not change a delivery that is being sent, was sent, or is held', async ({ store }) => {
        const { id, claim } = await claimed(store);
        expect(await store.retry(id, 0)).toBe(false);
        await store.settle(claim, { result: 'sent', at: 0 });
        expect(await store.retry(id, 0)).toBe(false);
        expect(await store.retry(await saveMessage(store, { heldReason: 'trap' }), 0)).toBe(false);
      });
    });

    describe('the operator', () => {
      it('reads the messages newest first, page by page', async ({ store }) => {
        const ids: string[] = [];
        for (let now = 0; now < 5; now += 1) ids.unshift(await saveMessage(store, {}, now));
        const page = await store.list({}, { limit: 2, offset: 2 });
        expect(page.total).toBe(5);
        expect(page.messages.map(({ id }) => id)).toEqual(ids.slice(2, 4));
        expect(await store.list({}, { limit: 2, offset: 6 })).toEqual({ messages: [], total: 5 });
      });

      it('reads all one by one, newest first, however many there are, even with equal times', async ({
        store,
      }) => {
        const saved: string[] = [];
        while (saved.length < 501) saved.push(await saveMessage(store, {}, 7));
        saved.unshift(await saveMessage(store, { heldReason: 'trap' }, 8));
        const read = await idsOf(store.all({}));
        expect(read).toHaveLength(saved.length);
        expect(new Set(read)).toEqual(new Set(saved));
        expect(read[0]).toBe(saved[0]);
        expect(await idsOf(store.all({ state: 'held' }))).toEqual(saved.slice(0, 1));
      });

      it('makes deliveries in progress due when no other server is running', async ({ store, other }) => {
        const { id } = await claimed(store);
        expect(await other.reclaim()).toBe(1);
        expect(await other.claim(request())).toMatchObject({ message: { id }, delivery: { attempts: 2 } });
      });

      it('makes the deliveries of one worker due', async ({ store, other }) => {
        const { id, claim } = await claimed(store);
        const whose = { kind: claim.delivery.kind, worker: claim.lease.worker };
        expect(await other.reclaim({ ...whose, worker: 'another' })).toBe(0);
        expect(await other.reclaim(whose)).toBe(1);
        expect(await other.claim(request())).toMatchObject({ message: { id } });
      });

      it('reads those of one state or one address', async ({ store }) => {
        const held = await saveMessage(store, { heldReason: 'trap' });
        const bob = await saveMessage(store, { message: contactMessage({ email: 'Bob@example.com' }) });
        expect(await store.list({ state: 'held' }, ALL)).toMatchObject({
          total: 1,
          messages: [{ id: held }],
        });
        expect(await store.list({ email: 'bob@EXAMPLE.com' }, ALL)).toMatchObject({
          total: 1,
          messages: [{ id: bob }],
        });
        expect(await store.list({ state: 'held', email: 'bob@example.com' }, ALL)).toMatchObject({
          total: 0,
        });
      });

      it('deletes one message, or all of an address, ignoring case', async ({ store, other }) => {
        const save = (email: string, heldReason?: 'trap') =>
          saveMessage(store, { message: contactMessage({ email }), heldReason });
        const id = await save('ada@example.com');
        expect([await store.remove({ id }, 0), await store.remove({ id }, 0)]).toEqual([1, 0]);
        await save('Ada@Example.com');
        await save('ada@example.com', 'trap');
        const kept = await save('bada@example.com');
        const gone = await store.find((await store.list({ state: 'held' }, ALL)).messages[0]?.id ?? '');
        expect(await store.remove({ email: 'ADA@example.com' }, 0)).toBe(2);
        expect(await other.removed()).toHaveLength(3);
        expect(await other.removed()).toContain(gone?.id);
        expect(gone && (await other.take(gone))).toBe(false);
        expect(await store.list({}, ALL)).toMatchObject({ total: 1, messages: [{ id: kept }] });
      });

      it('purges old messages in the named states', async ({ store }) => {
        const { claim } = await claimed(store);
        await store.settle(claim, { result: 'sent', at: 0 });
        await saveMessage(store, { heldReason: 'trap' }, 100);
        await saveMessage(store, {}, 100);
        const purge = (receivedBefore: number, states: readonly DeliveryState[]) =>
          store.purge({ receivedBefore, states, now: 200, limit: 10 });
        expect(await purge(100, ['sent', 'held'])).toBe(1);
        expect(await purge(101, ['sent', 'held'])).toBe(1);
        expect(await purge(101, [])).toBe(0);
        expect(await purge(101, DELIVERY_STATES)).toBe(1);
        expect(await store.list({}, ALL)).toMatchObject({ total: 0 });
      });

      it.for<[why: string, now: number]>([
        ['whose lease has run out', 60],
        ['whose lease is impossible', 60 - 366 * DAY],
      ])('purges with what waits what a worker left behind, %s', async ([_why, now], { store }) => {
        await claimed(store);
        const purge = (states: readonly DeliveryState[], at: number) =>
          store.purge({ receivedBefore: 101, states, now: at, limit: 10 });
        expect(await purge(['sent'], now)).toBe(0);
        expect(await purge(['waiting'], 59)).toBe(0);
        expect(await purge(['waiting'], now)).toBe(1);
      });

      it('purges no more than the limit, oldest first', async ({ store }) => {
        const [third, first, second] = [
          await saveMessage(store, {}, 30),
          await saveMessage(store, {}, 10),
          await saveMessage(store, {}, 20),
        ];
        const old = { receivedBefore: 100, states: DELIVERY_STATES, now: 200, limit: 2 };
        expect(await store.purge(old)).toBe(2);
        expect(await store.find(first)).toBeUndefined();
        expect(await store.find(second)).toBeUndefined();
        expect(await store.find(third)).toBeDefined();
        expect(await store.purge(old)).toBe(1);
      });

      it('counts messages by state, and returns the time of the oldest waiting one', async ({ store }) => {
        expect((await store.summary())[kind]).toEqual({
          waiting: 0,
          sending: 0,
          sent: 0,
          failed: 0,
          held: 0,
        });
        await saveMessage(store, { heldReason: 'trap' }, 5);
        await saveMessage(store, {}, 10);
        await saveMessage(store, {}, 20);
        const claim = await store.claim(request({ now: 30 }));
        expect((await store.summary())[kind]).toEqual({
          waiting: 1,
          sending: 1,
          sent: 0,
          failed: 0,
          held: 1,
          oldestWaitingAt: 10,
        });
        if (claim) await store.settle(claim, { result: 'sent', at: 31 });
        expect((await store.summary())[kind]).toMatchObject({ sending: 0, sent: 1, oldestWaitingAt: 20 });
      });
    });
  });
}

async function idsOf(messages: AsyncIterable<StoredMessage>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of messages) ids.push(id);
  return ids;
}
