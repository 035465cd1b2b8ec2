/** Renderings that wait at a time; each takes some ten milliseconds. */
export const MOST_RENDERINGS = 200;

/** Too many pages are being rendered: the client should come back. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Renders one page at a time, and lets whatever else the process has to do come first in between: a flood of pages that
 * are in no cache must not be felt by those who ask for pages that are.
 */
export function createRenderQueue(limit = MOST_RENDERINGS) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** @throws {BusyError} when too many wait already */
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
