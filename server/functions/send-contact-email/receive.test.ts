import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactMessage } from '../../../site/contact/message.ts';
import { contactMessage } from '../../../tests/fixtures/store/contact-message.ts';
import { recordedLog } from '../../../tests/fixtures/store/recorded-log.ts';
import { sqliteStore } from '../../../tests/fixtures/store/stores.ts';
import type { MessageStore } from '../../store/store.ts';
import { StoreBusyError } from '../../store/store-error.ts';
import { createLimit } from '../../middleware/rate-limit.ts';
import {
  readContactMessage,
  receiveContactMessage,
  type ContactMeta,
  type ContactServices,
} from './receive.ts';
import { createRepetition } from './repetition.ts';

describe('a contact message', () => {
  let store: MessageStore;
  let entries: Record<string, unknown>[];
  let services: ContactServices;
  const wake = vi.fn();

  beforeEach(() => {
    store = sqliteStore();
    wake.mockClear();
    const recorded = recordedLog();
    ({ entries } = recorded);
    services = { store, repetition: createRepetition(), wake, log: recorded.log, now: () => 1000 };
    return () => store.close();
  });

  it('is in the store, and due, when it is accepted', async () => {
    const result = await receive(contactMessage(), { language: 'fr' });
    expect(result).toEqual({ outcome: 'accepted', id: expect.any(String), replayed: false });
    expect(await storedMessages()).toMatchObject([
      { ...contactMessage(), language: 'fr', receivedAt: 1000, deliveries: [{ state: 'waiting' }] },
    ]);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('loses only the spaces around its fields and characters that a database cannot store', () => {
    const message = contactMessage({ firstName: '  Ada ', message: 'a\0b\ud800c 🚀' });
    expect(readContactMessage(message)).toMatchObject({
      message: { firstName: 'Ada', message: 'ab\ufffdc 🚀' },
    });
  });

  it('sent twice with one key is stored once and answered alike', async () => {
    const first = await receive(contactMessage(), { idempotencyKey: 'key' });
    expect(await receive(contactMessage(), { idempotencyKey: 'key' })).toEqual({ ...first, replayed: true });
    expect(await storedMessages()).toHaveLength(1);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('sent again beyond the ceiling is answered as the first time', async () => {
    services = { ...services, ceiling: createLimit({ count: 1, seconds: 60 }, () => 0) };
    const first = await receive(contactMessage(), { idempotencyKey: 'key' });
    const save = vi.spyOn(store, 'save');
    expect(await receive(contactMessage(), { idempotencyKey: 'key' })).toEqual({ ...first, replayed: true });
    const another = contactMessage({ message: 'another' });
    expect(await receive(another, { idempotencyKey: 'key' })).toEqual({ outcome: 'conflict' });
    expect(await receive(another, { idempotencyKey: 'other' })).toMatchObject({ outcome: 'limited' });
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['trap', { trap: true, seconds: 60 }, {}],
    ['too-fast', { trap: false, seconds: 0 }, {}],
    ['links', { trap: false, seconds: 60 }, { message: 'https://pills.example' }],
  ])(
    'is accepted and held, and no delivery starts, when it looks automated: %s',
    async (heldReason, signals, words) => {
      expect(await receive(contactMessage(words), { signals })).toMatchObject({ outcome: 'accepted' });
      expect(await storedMessages()).toMatchObject([{ heldReason, deliveries: [{ state: 'held' }] }]);
      expect(wake).not.toHaveBeenCalled();
    },
  );

  it('is held when its text was sent into the trap before, from other addresses', async () => {
    const message = 'We place guest articles on strong sites. '.repeat(5);
    for (const name of ['one', 'two', 'three']) {
      const email = `${name}@pills.example`;
      await receive(contactMessage({ email, message }), { signals: { trap: name !== 'three' } });
    }
    const reasons = (await storedMessages()).map(({ heldReason }) => heldReason);
    expect(reasons.toSorted()).toEqual(['repeated', 'trap', 'trap']);
  });

  it('is refused beyond the ceiling, which counts no repeats, conflicts or failures of the store', async () => {
    services = { ...services, ceiling: createLimit({ count: 2, seconds: 60 }, () => 0) };
    await receive(contactMessage(), { idempotencyKey: 'key' });
    await receive(contactMessage(), { idempotencyKey: 'key' });
    await receive(contactMessage({ message: 'another' }), { idempotencyKey: 'key' });
    const { store: working } = services;
    services = { ...services, store: { ...store, save: () => Promise.reject(new Error('disk full')) } };
    await receive(contactMessage());
    services = { ...services, store: working };
    expect(await receive(contactMessage())).toMatchObject({ outcome: 'accepted' });
    expect(await receive(contactMessage())).toEqual({ outcome: 'limited', retryAfterSeconds: 60 });
    expect(await storedMessages()).toHaveLength(2);
  });

  it.each([
    ['error', new StoreBusyError('200 statements are waiting')],
    ['alarm', new Error('connection lost')],
  ])('is not accepted when the store fails, which is an %s: %s', async (level, reason) => {
    const save = vi.fn().mockRejectedValue(reason);
    services = { ...services, store: { ...store, save } };
    expect(await receive(contactMessage())).toEqual({ outcome: 'unavailable' });
    expect(entries).toMatchObject([{ level, error: { message: reason.message } }]);
    expect(wake).not.toHaveBeenCalled();
  });

  function receive(message: ContactMessage, meta: Partial<ContactMeta> = {}) {
    return receiveContactMessage(services, message, { language: 'en', ...meta });
  }

  async function storedMessages() {
    return (await store.list({}, { limit: 10, offset: 0 })).messages;
  }
});
