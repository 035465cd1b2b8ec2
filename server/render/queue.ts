import { setImmediate } from 'node:timers/promises';

/** The queue or the disk is full: the client gets 503 and should retry. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Runs one piece of work at a time, in order, and lets other requests go first between two. One that fails holds up none.
 * @throws {BusyError} when `mostWaiting` wait already
 */
export function createQueue(mostWaiting = Infinity) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** @param signal aborted when the client is gone: then its work is not done */
  return <Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (waiting >= mostWaiting) return Promise.reject(new BusyError('Too many requests are waiting'));
    waiting += 1;
    const result = last.then(() => {
      waiting -= 1;
      if (signal?.aborted) throw new Error('The client has left');
      return work();
    });
    last = result.catch(() => {}).then(() => setImmediate());
    return result;
  };
}
