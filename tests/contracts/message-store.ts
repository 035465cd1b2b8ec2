import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  IDEMPOTENCY_MS,
  type ClaimRequest,
  type DeliveryKind,
  type DeliveryState,
  type MessageStore,
  type NewMessage,
  type StoredMessage,
} from '../../server/store/store.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { storedMessage } from '../fixtures/store/stored-message.ts';

/** An empty place to keep messages in, which several handles can have open at once. */
export interface StorePlace {
  open(kinds: readonly DeliveryKind[]): Promise<MessageStore>;
  /** Called when every handle is closed. */
  destroy(): Promise<void>;
}

/** What every message store does, whatever its database and the kind of its deliveries. */
export function describeMessageStore(name: string, createPlace: () => Promise<StorePlace>): void {
  describe.each(DELIVERY_KINDS)(`the message store on ${name}, with deliveries by %s`, (kind) => {
    let place: StorePlace;
    let store: MessageStore;
    let other: MessageStore;

    beforeEach(async () => {
      place = await createPlace();
      store = await place.open([kind]);
      other = await place.open([kind]);
    });

    afterEach(async () => {
      await store.close();
      await other.close();
      await place.destroy();
    });

    it('is created once by handles that open it together', async () => {
      const empty = await createPlace();
      const handles = await Promise.all(Array.from({ length: 8 }, () => empty.open([kind])));
      await Promise.all(handles.map((handle) => saveMessage(handle)));
      for (const handle of handles) {
        expect((await handle.summary())[kind]).toMatchObject({ waiting: 8 });
        await handle.close();
      }
      await empty.destroy();
    });

    it('imports a message of another store once, unchanged', async () => {
      const message = storedMessage({
        language: 'ar',
        heldReason: 'links',
        attribution: { utm_source: 'letter' },
        deliveries: [
          {
            kind,
            state: 'waiting',
            attempts: 2,
            firstAttemptAt: 500,
            nextAttemptAt: 9000,
            deliveredTo: ['a@b.example'],
            lastError: '451 later',
          },
        ],
      });
      expect(await store.take(message)).toBe(true);
      expect(await other.take(message)).toBe(false);
      expect(await other.find(message.id)).toEqual(message);
      expect(await store.claim(request({ now: 8999 }))).toBeUndefined();
      expect(await store.claim(request({ now: 9000 }))).toBeDefined();
    });

    describe('saving', () => {
      it('keeps every character, the language and the time beyond its handle, and is due at once', async () => {
        const message = contactMessage({
          firstName: 'عائشة',
          lastName: `O'Neil "Bob"; drop table messages; --`,
          company: '株式会社 🚀',
          companyType: '',
          message: 'one\r\ntwo\ttabs \\ {"json": true} %s $1 ${x}',
        });
        const attribution = { utm_campaign: `"Früh'ling" 🚀`, referrer: 'https://news.example/a' };
        const written = { message, language: 'ar', page: '/contact', attribution } as const;
        const id = await saveMessage(store, written, 1000);
        await store.close();
        store = await place.open([kind]);
        expect(await store.find(id)).toEqual({
          ...message,
          id,
          language: 'ar',
          page: '/contact',
          attribution,
          receivedAt: 1000,
          deliveries: [{ kind, state: 'waiting', attempts: 0, nextAttemptAt: 1000 }],
        });
      });

      it('can be probed without leaving a message', async () => {
        await store.probe(0);
        await other.probe(1);
        expect(await store.list({}, ALL)).toEqual({ messages: [], total: 0 });
      });

      it('is rejected, not thrown, when the store cannot be reached', async () => {
        await store.close();
        await expect(store.save(entry(), 0)).rejects.toThrow();
        await expect(store.probe(0)).rejects.toThrow();
        store = await place.open([kind]);
      });
    });

    describe('an idempotency key', () => {
      const keyed = (text: string) =>
        entry({ message: contactMessage({ message: text }), idempotencyKey: 'key-1' });

      it('answers a repeat like the first, is in conflict with another message, and saves neither', async () => {
        const id = await saveMessage(store, keyed('hello'), 0);
        expect(await other.save(keyed('hello'), IDEMPOTENCY_MS - 1)).toEqual({ outcome: 'replayed', id });
        expect(await store.save(keyed('goodbye'), 1)).toEqual({ outcome: 'conflict' });
        expect((await store.summary())[kind]).toMatchObject({ waiting: 1 });
      });

      it('saves one of twenty that arrive together', async () => {
        const results = await Promise.all(
          Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).save(keyed('hello'), index)),
        );
        expect(results.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
        expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(1);
        expect(await store.list({}, { limit: 10, offset: 0 })).toMatchObject({ total: 1 });
      });

      it('finds its message for 24 hours, and is forgotten then', async () => {
        const id = await saveMessage(store, keyed('hello'), 0);
        expect(await other.findByKey('key-1', IDEMPOTENCY_MS - 1)).toMatchObject({ id });
        expect(await other.findByKey('key-1', IDEMPOTENCY_MS)).toBeUndefined();
        expect(await other.findByKey('key-2', 0)).toBeUndefined();
        expect(await store.save(keyed('goodbye'), IDEMPOTENCY_MS)).toMatchObject({ outcome: 'saved' });
      });

      it('is deleted with its message', async () => {
        const id = await saveMessage(store, keyed('hello'), 0);
        await store.remove({ id }, 0);
        expect(await store.save(keyed('hello'), 1)).toMatchObject({ outcome: 'saved' });
      });
    });

    describe('claiming', () => {
      it('hands out what is due, oldest first', async () => {
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

      it('never hands a delivery to two workers', async () => {
        const saved = await Promise.all(Array.from({ length: 200 }, () => saveMessage(store)));
        const handedOut = await Promise.all([store, other, store, other].map(claimAll));
        expect(handedOut.flat().toSorted()).toEqual(saved.toSorted());
      });

      it('hands a delivery out again when its lease has run out', async () => {
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

    it('hands out deliveries that were claimed, deferred or saved under a clock that was a year ahead', async () => {
      const AHEAD = 366 * DAY;
      const left = await saveMessage(store);
      await store.claim(request({ now: AHEAD }));
      const { id: deferred, claim } = await claimed(store);
      await store.settle(claim, { result: 'deferred', nextAttemptAt: AHEAD, error: '450 busy' });
      const saved = await saveMessage(store, {}, AHEAD);
      expect((await claimAll(other, 0)).toSorted()).toEqual([left, deferred, saved].toSorted());
    });

    describe('settling a claim', () => {
      it('as sent ends the delivery', async () => {
        const { id, claim } = await claimed(store);
        expect(await store.settle(claim, { result: 'sent', at: 5 })).toBe(true);
        expect(await deliveryOf(id)).toEqual({
          kind,
          state: 'sent',
          attempts: 1,
          firstAttemptAt: 0,
          nextAttemptAt: 0,
          sentAt: 5,
        });
        expect(await store.claim(request({ now: 1e15 }))).toBeUndefined();
      });

      it('as deferred keeps it, with the reason, until its next time', async () => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'deferred', nextAttemptAt: 500, error: '450 \0busy' });
        expect(await deliveryOf(id)).toEqual({
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

      it('as deferred or failed remembers who has the mail, also through a retry', async () => {
        const { id, claim } = await claimed(store);
        const deliveredTo = ['sales@forthright.example', 'o"r@forthright.example'];
        await store.settle(claim, { result: 'deferred', nextAttemptAt: 500, error: '450', deliveredTo });
        const second = await store.claim(request({ now: 500 }));
        expect(second).toMatchObject({ delivery: { deliveredTo } });
        if (second) await store.settle(second, { result: 'failed', error: '550' });
        expect(await deliveryOf(id)).toMatchObject({ state: 'failed', deliveredTo });
        await store.retry(id, 600);
        expect(await store.claim(request({ now: 600 }))).toMatchObject({
          delivery: { deliveredTo },
        });
      });

      it('as returned does not count the attempt, and keeps its reason', async () => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'returned', nextAttemptAt: 500, error: '535 no' });
        expect(await deliveryOf(id)).toEqual({
          kind,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: 500,
          lastError: '535 no',
        });
      });

      it('as failed keeps the message and does not try it again', async () => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'failed', error: '550 unknown' });
        expect(await store.find(id)).toMatchObject({
          ...contactMessage(),
          deliveries: [{ state: 'failed', lastError: '550 unknown' }],
        });
        expect(await store.claim(request({ now: 1e15 }))).toBeUndefined();
      });

      it('changes nothing once the lease has passed to another worker', async () => {
        const { id, claim } = await claimed(store);
        await other.claim(request({ now: claim.lease.until, worker: 'second' }));
        expect(await store.settle(claim, { result: 'failed', error: 'too late' })).toBe(false);
        expect(await deliveryOf(id)).toMatchObject({ state: 'sending', lease: { worker: 'second' } });
      });

      it('changes nothing once the same worker has claimed the delivery anew, or the message was deleted', async () => {
        const { id, claim } = await claimed(store);
        await store.claim(request({ now: claim.lease.until }));
        expect(await store.settle(claim, { result: 'failed', error: 'too late' })).toBe(false);
        expect(await deliveryOf(id)).toMatchObject({ state: 'sending' });
        await other.remove({ id }, 0);
        expect(await store.settle(claim, { result: 'sent', at: 5 })).toBe(false);
        expect(await store.find(id)).toBeUndefined();
      });
    });

    it('gives a message of two kinds a delivery of each, which end independently', async () => {
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

    it('moves waiting or held deliveries of another kind to its own, but none twice', async () => {
      const others = await place.open(DELIVERY_KINDS.filter((one) => one !== kind));
      const both = await place.open(DELIVERY_KINDS);
      const waits = await saveMessage(others);
      const held = await saveMessage(others, { heldReason: 'trap' });
      const hasBoth = await saveMessage(both);
      expect(await store.reassign()).toBe(2);
      expect(await deliveryOf(waits)).toMatchObject({ kind, state: 'waiting' });
      expect(await deliveryOf(held)).toMatchObject({ kind, state: 'held' });
      expect((await store.find(hasBoth))?.deliveries).toHaveLength(2);
      await others.close();
      await both.close();
    });

    it('keeps a held message with its reason, and hands it out once it is released', async () => {
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
      it('makes a failed delivery due again, with its schedule from the start', async () => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'failed', error: '550 unknown' });
        expect(await store.retry(id, 900)).toBe(true);
        expect(await deliveryOf(id)).toEqual({
          kind,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: 900,
          lastError: '550 unknown',
        });
      });

      it('makes a waiting delivery due now', async () => {
        const { id, claim } = await claimed(store);
        await store.settle(claim, { result: 'deferred', nextAttemptAt: 5000, error: '450 busy' });
        await store.retry(id, 10);
        expect(await store.claim(request({ now: 10 }))).toMatchObject({ message: { id } });
      });

      it.each([
        ['has run out', 60],
        ['is impossible: the clock was set back since', 60 - 366 * DAY],
      ])('takes over what a worker left behind, when its lease %s', async (_why, now) => {
        const { id } = await claimed(store);
        expect(await store.retry(id, now)).toBe(true);
        expect(await deliveryOf(id)).toEqual({
          kind,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: now,
        });
      });

      it('does not change a delivery that is being sent, was sent, or is held', async () => {
        const { id, claim } = await claimed(store);
        expect(await store.retry(id, 0)).toBe(false);
        await store.settle(claim, { result: 'sent', at: 0 });
        expect(await store.retry(id, 0)).toBe(false);
        expect(await store.retry(await saveMessage(store, { heldReason: 'trap' }), 0)).toBe(false);
      });
    });

    describe('the operator', () => {
      it('reads the messages newest first, page by page', async () => {
        const ids: string[] = [];
        for (let now = 0; now < 5; now += 1) ids.unshift(await saveMessage(store, {}, now));
        const page = await store.list({}, { limit: 2, offset: 2 });
        expect(page.total).toBe(5);
        expect(page.messages.map(({ id }) => id)).toEqual(ids.slice(2, 4));
        expect(await store.list({}, { limit: 2, offset: 6 })).toEqual({ messages: [], total: 5 });
      });

      it('reads all one by one, newest first, however many there are, even with equal times', async () => {
        const saved: string[] = [];
        for (let count = 0; count < 501; count += 1) saved.unshift(await saveMessage(store, {}, 7));
        saved.unshift(await saveMessage(store, { heldReason: 'trap' }, 8));
        const read = await idsOf(store.all({}));
        expect(read).toHaveLength(saved.length);
        expect(new Set(read)).toEqual(new Set(saved));
        expect(read[0]).toBe(saved[0]);
        expect(await idsOf(store.all({ state: 'held' }))).toEqual(saved.slice(0, 1));
      });

      it('makes deliveries in progress due when no other server is running', async () => {
        const { id } = await claimed(store);
        expect(await other.reclaim()).toBe(1);
        expect(await other.claim(request())).toMatchObject({ message: { id }, delivery: { attempts: 2 } });
      });

      it('makes the deliveries of one worker due', async () => {
        const { id, claim } = await claimed(store);
        const whose = { kind: claim.delivery.kind, worker: claim.lease.worker };
        expect(await other.reclaim({ ...whose, worker: 'another' })).toBe(0);
        expect(await other.reclaim(whose)).toBe(1);
        expect(await other.claim(request())).toMatchObject({ message: { id } });
      });

      it('reads those of one state or one address', async () => {
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

      it('deletes one message, or all of an address, ignoring case', async () => {
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

      it('purges old messages in the named states', async () => {
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

      it.each([
        ['whose lease has run out', 60],
        ['whose lease is impossible', 60 - 366 * DAY],
      ])('purges with what waits what a worker left behind, %s', async (_why, now) => {
        await claimed(store);
        const purge = (states: readonly DeliveryState[], at: number) =>
          store.purge({ receivedBefore: 101, states, now: at, limit: 10 });
        expect(await purge(['sent'], now)).toBe(0);
        expect(await purge(['waiting'], 59)).toBe(0);
        expect(await purge(['waiting'], now)).toBe(1);
      });

      it('purges no more than the limit, oldest first', async () => {
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

      it('counts messages by state, and returns the time of the oldest waiting one', async () => {
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

    async function claimed(by: MessageStore) {
      const id = await saveMessage(by);
      const claim = await by.claim(request());
      if (!claim) throw new Error('The saved message was not handed out');
      return { id, claim };
    }

    /** Claims until nothing is due, and answers the ids. */
    async function claimAll(by: MessageStore, index: number): Promise<string[]> {
      const ids: string[] = [];
      for (;;) {
        const claim = await by.claim(request({ worker: `worker ${index}` }));
        if (!claim) return ids;
        ids.push(claim.message.id);
      }
    }

    async function deliveryOf(id: string) {
      return (await store.find(id))?.deliveries[0];
    }

    function request(fields: Partial<ClaimRequest> = {}): ClaimRequest {
      return { kind, now: 0, leaseMs: 60, worker: 'worker', ...fields };
    }
  });
}

const DAY = 24 * 60 * 60 * 1000;

const ALL = { limit: 100, offset: 0 };

function entry(fields: Partial<NewMessage> = {}): NewMessage {
  return { message: contactMessage(), language: 'en', ...fields };
}

async function idsOf(messages: AsyncIterable<StoredMessage>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of messages) ids.push(id);
  return ids;
}
