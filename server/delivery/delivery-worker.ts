import { repeat } from '../process/repeat.ts';
import { deliverNext, OPERATOR_PAUSE_MS, type DeliveryServices, type Pending } from './deliver.ts';

/** How often to look for due retries, released messages and expired leases. */
const POLL_MS = 5000;

/** Milliseconds for the current attempt after a stop: process managers kill after 30 seconds, some after 10. */
const FINISH_MS = 15_000;

/** After the store fails the worker waits one second, doubled with each further failure up to this. */
const LONGEST_BACK_OFF_MS = 60_000;

/** Starts delivering what the store holds for a channel, one message at a time, until it is stopped. */
export function startDeliveryWorker(services: DeliveryServices) {
  const { log, channel } = services;
  const pending: Pending = {};
  let storeFaults = 0;
  const work = async () => {
    try {
      const step = await deliverNext(services, pending);
      storeFaults = 0;
      // The receiver that refused us will refuse a new message too.
      if (step === 'refused') return { pauseMs: OPERATOR_PAUSE_MS };
      return step === 'idle' ? POLL_MS : 0;
    } catch (error) {
      const backOff = Math.min(1000 * 2 ** storeFaults, LONGEST_BACK_OFF_MS);
      storeFaults += 1;
      log.error(`${channel.kind}.store-failed`, { error, backOffSeconds: backOff / 1000 });
      return { pauseMs: backOff };
    }
  };
  const worker = repeat(work, { everyMs: POLL_MS, name: channel.kind, log });
  return {
    /** A message was saved: deliver it now instead of at the next poll. */
    wake: worker.wake,
    /** Finishes the current attempt, or aborts it after a while, starts no other, and disconnects. */
    async stop() {
      const tooLong = setTimeout(() => channel.close(), FINISH_MS);
      await worker.stop();
      clearTimeout(tooLong);
      channel.close();
    },
  };
}
