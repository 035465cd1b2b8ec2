import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contactMessage, VISITOR_WORDS } from '../../../tests/fixtures/store/contact-message.ts';
import { deliveryWorld } from '../../../tests/fixtures/store/delivery-world.ts';
import {
  startReceiver,
  WEBHOOK_SECRET,
  type Manner,
  type TestReceiver,
} from '../../../tests/fixtures/services/webhook-receiver.ts';
import { deliverNext } from '../deliver.ts';
import { createWebhook } from './webhook.ts';

const MINUTE = 60_000;

describe('delivering through a webhook', () => {
  let receiver: TestReceiver;
  let { clock, store, services, entries, save, deliveryOf } = deliveryWorld('webhook');

  beforeEach(async () => {
    receiver = await startReceiver();
    ({ clock, store, services, entries, save, deliveryOf } = deliveryWorld('webhook'));
    services.channel = createWebhook({ url: receiver.url, secret: WEBHOOK_SECRET });
    return async () => {
      services.channel.close();
      await store.close();
      await receiver.close();
    };
  });

  it('posts what the visitor wrote, signed, under the message’s ID', async () => {
    const attribution = { utm_source: 'letter' };
    const id = await save({ attribution });
    expect(await deliverNext(services)).toBe('worked');
    expect(receiver.received).toMatchObject([
      {
        id,
        headers: { 'content-type': 'application/json' },
        payload: {
          timestamp: new Date(clock.now).toISOString(),
          data: { ...contactMessage(), id, language: 'en', page: '', attribution },
        },
      },
    ]);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now });
  });

  it.each([200, 201, 202, 204])('counts %i as delivered', async (status) => {
    receiver.answer(status);
    const id = await save();
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
    expect(await deliverNext(services)).toBe('idle');
  });

  it.each<[Manner, string]>([
    [500, '500'],
    [400, '400'],
    [401, '401'],
    [404, '404'],
    [429, '429'],
    [302, '302'],
    ['garbage', 'HTTPParserError'],
    ['dies', 'UND_ERR_SOCKET'],
  ])('tries again, under the same ID, after %s', async (manner, code) => {
    receiver.answer(manner, { location: receiver.url });
    const id = await save();
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + MINUTE });
    expect(entries.at(-1)).toMatchObject({ level: 'warn', event: 'webhook.deferred', code });
    receiver.answer(200);
    clock.now += MINUTE;
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(receiver.received.map((one) => one.id)).toEqual([id, id]);
  });

  it('waits no longer than ten seconds for an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    // The clock of `AbortSignal.timeout` cannot be moved.
    timeout.mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const id = await save();
    await deliverNext(services);
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting' });
    expect(entries.at(-1)).toMatchObject({ code: 'TimeoutError' });
  });

  it('aborts the current attempt when it is closed, and tries again', async () => {
    receiver.answer('late');
    const id = await save();
    const delivering = deliverNext(services);
    await expect.poll(() => receiver.received).toHaveLength(1);
    services.channel.close();
    await delivering;
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting' });
  });

  it('tries again when nobody listens', async () => {
    await receiver.close();
    const id = await save();
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting' });
    expect(entries.at(-1)).toMatchObject({ code: 'ECONNREFUSED' });
    receiver = await startReceiver();
  });

  it('stops and raises the alarm when the receiver is gone for good, and resumes when the operator says so', async () => {
    receiver.answer(410);
    const id = await save();
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', lastError: 'The receiver answered 410' });
    expect(entries.at(-1)).toMatchObject({
      level: 'alarm',
      event: 'webhook.failed',
      fix: expect.stringMatching(/^check WEBHOOK_URL, then .*inbox -- retry/),
    });
    clock.now += 10 * 24 * 60 * MINUTE;
    expect(await deliverNext(services)).toBe('idle');
    receiver.answer(200);
    await store.retry(id, clock.now);
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
  });

  it.each([
    ['seconds', () => '600', 10 * MINUTE],
    ['a date', () => new Date(Date.now() + 20 * MINUTE).toUTCString(), 20 * MINUTE],
    ['a day, cut to one hour', () => '86400', 60 * MINUTE],
    ['less than the schedule, which stays', () => '1', MINUTE],
    ['nonsense, which is ignored', () => 'soon', MINUTE],
  ])('obeys Retry-After: %s', async (_what, retryAfter, pause) => {
    services.now = Date.now;
    const before = Date.now();
    receiver.answer(503, { 'retry-after': retryAfter() });
    const id = await save();
    await deliverNext(services);
    const { nextAttemptAt = 0 } = (await deliveryOf(id)) ?? {};
    // A date has whole seconds.
    expect(nextAttemptAt - before).toBeGreaterThan(pause - 2000);
    expect(nextAttemptAt - Date.now()).toBeLessThanOrEqual(pause);
  });

  it('logs neither what the visitor wrote nor the secret address, whatever the receiver says', async () => {
    for (const manner of [200, 500, 410, 'garbage', 'dies'] as const) {
      receiver.answer(manner);
      await save();
      await deliverNext(services);
    }
    expect(entries).toHaveLength(5);
    expect(JSON.stringify(entries)).not.toMatch(VISITOR_WORDS);
    expect(JSON.stringify(entries)).not.toMatch(/s3cret|whsec_/);
    const { messages } = await store.list({}, { limit: 9, offset: 0 });
    expect(JSON.stringify(messages.map(({ deliveries }) => deliveries))).not.toMatch(VISITOR_WORDS);
  });
});
