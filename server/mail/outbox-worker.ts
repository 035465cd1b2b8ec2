import { deliverNext, OPERATOR_PAUSE_MS, type DeliveryServices, type PendingOutcome } from './deliver.ts';

export interface OutboxWorker {
  /** Says that a message was saved: it is mailed now and not at the next look. */
  wake(): void;
  /** Finishes the current mail, or aborts it after a while, and starts no other. */
  stop(): Promise<void>;
}

/** How often to look for what has become due: retries, released messages, leases that ran out. */
const POLL_MS = 5000;

/** How long the current mail may take after a stop: process managers kill after 30 seconds, some after 10. */
const FINISH_MS = 15_000;

/** After a fault of the store: a second, doubled with every further one up to this. */
const LONGEST_BACK_OFF_MS = 60_000;

/** Starts mailing what the store holds, one message at a time, until it is stopped. */
export function startOutboxWorker(services: DeliveryServices): OutboxWorker {
  const stopping = new AbortController();
  let pausing = false;
  let wakeSignal = Promise.withResolvers<void>();
  const running = work();
  return {
    wake() {
      // A new message is no reason to knock again where we were just turned away.
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
      // Hung up before looking, so that a message saved while we look is not slept over.
      wakeSignal = Promise.withResolvers();
      try {
        const step = await deliverNext(services, pending);
        storeFaults = 0;
        if (step === 'idle') await rest(POLL_MS);
        if (step === 'turned-away') await pause(OPERATOR_PAUSE_MS);
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
    // A wake-up that came during the attempt does not count either.
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
