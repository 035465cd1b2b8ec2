import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryWorld, SENT } from '../../tests/fixtures/store/delivery-world.ts';
import type { MessageStore } from '../store/store.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import type { Attempt } from './channel.ts';

const REFUSED: Attempt = {
  deliveredTo: [],
  fault: { verdict: 'operator', code: 'EAUTH 535', error: '535 no' },
};

describe('the delivery worker', () => {
  let { store, services, send, save, entries } = deliveryWorld();
  let stop: () => Promise<void>;

  beforeEach(() => {
    vi.useFakeTimers();
    ({ store, services, send, save, entries } = deliveryWorld());
    services.now = Date.now;
  });

  afterEach(async () => {
    await stop();
    await store.close();
  });

  it('mails what was waiting when it started, and then polls every five seconds', async () => {
    await save();
    await started();
    expect(send).toHaveBeenCalledTimes(1);
    await save();
    await vi.advanceTimersByTimeAsync(4999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('mails at once when it is woken', async () => {
    const worker = await started();
    await save();
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('notices a message that was saved during a poll that found nothing', async () => {
    let worker: ReturnType<typeof startDeliveryWorker> | undefined;
    const claim = vi.fn(store.claim).mockImplementationOnce(async () => {
      await save();
      worker?.wake();
      return undefined;
    });
    worker = startDeliveryWorker({
      ...services,
      store: { ...store, claim: (request) => Promise.resolve().then(() => claim(request)) },
    });
    ({ stop } = worker);
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('never mails two at once', async () => {
    await save();
    await save();
    const slow = slowAttempt();
    const worker = await started();
    await vi.advanceTimersByTimeAsync(60_000);
    worker.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    slow.resolve(SENT);
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('when stopped finishes the current mail and starts no other', async () => {
    await save();
    await save();
    const slow = slowAttempt();
    const worker = await started();
    const stopped = worker.stop();
    slow.resolve(SENT);
    await stopped;
    expect(await store.summary()).toMatchObject({ mail: { sent: 1, waiting: 1 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('when stopped aborts a current mail that takes longer than fifteen seconds', async () => {
    const id = await save();
    const slow = slowAttempt();
    const close = () =>
      slow.resolve({ deliveredTo: [], fault: { verdict: 'later', code: 'EABORT', error: 'given up' } });
    const worker = await started({ ...services, channel: { ...services.channel, close } });
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await store.find(id)).toMatchObject({ deliveries: [{ state: 'sending' }] });
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(await store.find(id)).toMatchObject({ deliveries: [{ state: 'waiting' }] });
  });

  it('stops at once when it is idle or pausing', async () => {
    await (await started()).stop();
    await save();
    send.mockResolvedValue(REFUSED);
    await (await started()).stop();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('pauses for fifteen minutes after the server refused it, new messages or not', async () => {
    await save();
    const attempt = slowAttempt();
    const worker = await started();
    await save();
    worker.wake();
    attempt.resolve(REFUSED);
    await vi.advanceTimersByTimeAsync(60_000);
    await save();
    worker.wake();
    await vi.advanceTimersByTimeAsync(14 * 60_000 - 1);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('survives a failing store, trying less and less often, down to once a minute', async () => {
    const claim = vi.fn<MessageStore['claim']>().mockRejectedValue(new Error('disk full'));
    await started({ ...services, store: { ...store, claim } });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(entries.map(({ backOffSeconds }) => backOffSeconds).slice(0, 8)).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60,
    ]);

    await save();
    claim.mockImplementation(store.claim);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('starts again with a pause of a second when the store worked between two failures', async () => {
    const claim = vi.fn(store.claim);
    await started({ ...services, store: { ...store, claim } });
    for (let failures = 0; failures < 2; failures += 1) {
      claim.mockRejectedValueOnce(new Error('disk full'));
      await vi.advanceTimersByTimeAsync(6000);
    }
    expect(entries.map(({ backOffSeconds }) => backOffSeconds)).toEqual([1, 1]);
  });

  it('records what it mailed once the store is back, before it mails another, and mails nothing twice', async () => {
    await save();
    await save();
    const settle = vi.fn(store.settle).mockRejectedValueOnce(new Error('disk full'));
    settle.mockRejectedValueOnce(new Error('disk full'));
    await started({ ...services, store: { ...store, settle } });
    await vi.advanceTimersByTimeAsync(2999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    expect(await store.summary()).toMatchObject({ mail: { sent: 2, sending: 0 } });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  /** The next mail, which takes until it is resolved. */
  function slowAttempt() {
    const slow = Promise.withResolvers<Attempt>();
    send.mockImplementationOnce(() => slow.promise);
    return slow;
  }

  /** A worker that has polled the store once. It is stopped after the test. */
  async function started(by = services) {
    const worker = startDeliveryWorker(by);
    stop = worker.stop;
    await vi.advanceTimersByTimeAsync(0);
    return worker;
  }
});
