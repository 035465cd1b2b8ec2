import { deliverNext, OPERATOR_PAUSE_MS, type DeliveryServices, type PendingOutcome } from './deliver.ts';

export interface OutboxWorker {
  /** A message was saved: mail it now instead of at the next poll. */
  wake(): void;
  /** Finishes the current mail, or aborts it after a while, and starts no other. */
  stop(): Promise<void>;
}

/** How often to look for due retries, released messages and expired leases. */
const POLL_MS = 5000;

/** Milliseconds for the current mail after a stop: process managers kill after 30 seconds, some after 10. */
const FINISH_MS = 15_000;

/** After the store fails the worker waits one second, doubled with each further failure up to this. */
const LONGEST_BACK_OFF_MS = 60_000;

/** Starts mailing what the store holds, one message at a time, until it is stopped. */
export function startOutboxWorker(services: DeliveryServices): OutboxWorker {
  const stopping = new AbortController();
  let pausing = false;
  let wakeSignal = Promise.withResolvers<void>();
  const running = work();
  return {
    wake() {
      // The mail server that refused us will refuse the new message too.
      if (!pausing) wakeSignal.resolve();
    },
    async stop() {
      stopping.abort();
      wakeSignal.resolve();
      const tooLong = setTimeout(() => services.mailer.close(), FINISH_MS);
      await running;
      clearTimeout(tooLong);
    },
  };

  async function work() {
    const pending: PendingOutcome = {};
    let storeFaults = 0;
    while (!stopping.signal.aborted) {
      // Replaced before polling, so that a message saved during the poll is not missed.
      wakeSignal = Promise.withResolvers();
      try {
        const step = await deliverNext(services, pending);
        storeFaults = 0;
        if (step === 'idle') await rest(POLL_MS);
        if (step === 'refused') await pause(OPERATOR_PAUSE_MS);
      } catch (error) {
        const backOff = Math.min(1000 * 2 ** storeFaults, LONGEST_BACK_OFF_MS);
        storeFaults += 1;
        services.log.error('outbox.store-failed', { error, backOffSeconds: backOff / 1000 });
        await pause(backOff);
      }
    }
  }

  async function pause(ms: number) {
    pausing = true;
    // Also forget a wake-up from during the attempt.
    wakeSignal = Promise.withResolvers();
    await rest(ms);
    pausing = false;
  }

  async function rest(ms: number) {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(wakeSignal.resolve, ms);
    await wakeSignal.promise;
    clearTimeout(timer);
  }
}
