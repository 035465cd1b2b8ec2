/** Renders that may wait; each takes about ten milliseconds. */
export const MOST_RENDERINGS = 200;

/** The queue is full: the client gets 503 and should retry. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Renders one page at a time and yields to other work in between, so that a flood of uncached pages does not slow down
 * cached ones.
 */
export function createRenderQueue(limit = MOST_RENDERINGS) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** @throws {BusyError} when the queue is full */
  return function enqueue<Result>(render: () => Promise<Result>): Promise<Result> {
    if (waiting >= limit) return Promise.reject(new BusyError('Too many pages are being rendered'));
    waiting += 1;
    const result = last.then(render).finally(() => {
      waiting -= 1;
    });
    last = result.then(pause, pause);
    return result;
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
