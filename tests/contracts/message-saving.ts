import { describe, expect } from 'vitest';
import { IDEMPOTENCY_MS, type DeliveryKind, type NewMessage } from '../../server/store/store.ts';
import { contactMessage } from '../fixtures/store/contact-message.ts';
import { saveMessage } from '../fixtures/store/save-message.ts';
import { storedMessage } from '../fixtures/store/stored-message.ts';
import { ALL, storeTest, type StorePlace } from './store-place.ts';

/** A visitor's message is kept once, whole. */
export function describeSaving(createPlace: () => Promise<StorePlace>, kind: DeliveryKind): void {
  describe('with messages of visitors', () => {
    const { it, request } = storeTest(createPlace, kind);

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

    it('imports a message of another store once, unchanged', async ({ store, other }) => {
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
      it('keeps every character, the language and the time beyond its handle, and is due at once', async ({
        place,
        store,
      }) => {
        const message = contactMessage({
          firstName: 'عائشة',
          lastName: `O'Neil "Bob"; drop table messages; --`,
          company: '株式会社 🚀',
          companyType: '',
          message: 'one\r\ntwo\ttabs \\ {"json": true} %s $1 ${x}',
        });
        const attribution = { utm_campaign: `"Früh'ling" 🚀`, referrer: 'https://news.example/a' };
        const written = { message, language: 'ar', page: '/contact', attribution } as const;
        const writing = await place.open([kind]);
        const id = await saveMessage(writing, written, 1000);
        await writing.close();
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

      it('can be probed without storing a message', async ({ store, other }) => {
        await store.probe(0);
        await other.probe(1);
        expect(await store.list({}, ALL)).toEqual({ messages: [], total: 0 });
      });

      it('is rejected, not thrown, when the store cannot be reached', async ({ place }) => {
        const closed = await place.open([kind]);
        await closed.close();
        await expect(closed.save(entry(), 0)).rejects.toThrow();
        await expect(closed.probe(0)).rejects.toThrow();
      });
    });

    describe('an idempotency key', () => {
      const keyed = (text: string) =>
        entry({ message: contactMessage({ message: text }), idempotencyKey: 'key-1' });

      it('answers a repeat like the first, is in conflict with another message, and saves neither', async ({
        store,
        other,
      }) => {
        const id = await saveMessage(store, keyed('hello'), 0);
        expect(await other.save(keyed('hello'), IDEMPOTENCY_MS - 1)).toEqual({ outcome: 'replayed', id });
        expect(await store.save(keyed('goodbye'), 1)).toEqual({ outcome: 'conflict' });
        expect((await store.summary())[kind]).toMatchObject({ waiting: 1 });
      });

      it('saves one of twenty repeats that arrive together', async ({ store, other }) => {
        const results = await Promise.all(
          Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).save(keyed('hello'), index)),
        );
        expect(results.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
        expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(1);
        expect(await store.list({}, { limit: 10, offset: 0 })).toMatchObject({ total: 1 });
      });

      it('finds its message for 24 hours, and is forgotten then', async ({ store, other }) => {
        const id = await saveMessage(store, keyed('hello'), 0);
        expect(await other.findByKey('key-1', IDEMPOTENCY_MS - 1)).toMatchObject({ id });
        expect(await other.findByKey('key-1', IDEMPOTENCY_MS)).toBeUndefined();
        expect(await other.findByKey('key-2', 0)).toBeUndefined();
        expect(await store.save(keyed('goodbye'), IDEMPOTENCY_MS)).toMatchObject({ outcome: 'saved' });
      });

      it('is deleted with its message', async ({ store }) => {
        const id = await saveMessage(store, keyed('hello'), 0);
        await store.remove({ id }, 0);
        expect(await store.save(keyed('hello'), 1)).toMatchObject({ outcome: 'saved' });
      });
    });
  });
}

function entry(fields: Partial<NewMessage> = {}): NewMessage {
  return { message: contactMessage(), language: 'en', ...fields };
}
