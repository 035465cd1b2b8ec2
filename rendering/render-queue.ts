/** Renders that may wait; each takes about ten milliseconds, compressed. */
export const MOST_RENDERINGS = 200;

/** The part of the time in which the server may make what has endlessly many answers, such as searches. */
export const RENDERING_SHARE = 0.1;

/** Milliseconds that a quiet server has saved up for it. */
export const SAVED_MS = 150;

/** The queue is full: the client gets 503 and should retry. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** For whom something is rendered. */
export interface Turn {
  /** Of the client, whose other renders wait for those of other networks. */
  network: string;
  /** Aborted when the client is gone: then it is not rendered. */
  signal?: AbortSignal;
}

/**
 * Runs a render when it is its turn. Without a turn it is a page that is kept and rendered once: it goes first, whatever
 * time is left.
 * @throws {BusyError} when too many wait, this network's most of all
 */
export type Enqueue = <Result>(render: () => Promise<Result>, turn?: Turn) => Promise<Result>;

interface Waiting {
  run: () => Promise<void>;
  refuse: (error: BusyError) => void;
  signal?: AbortSignal;
}

interface QueueOptions {
  limit?: number;
  /** In place of `RENDERING_SHARE`. */
  share?: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Renders one page at a time and yields to other work in between. All take their time from one budget, which
 * grows by `RENDERING_SHARE` of the time; when it is used up, searches wait. Networks take turns. What counts is how long a
 * render took: with its compression on another thread, and on a busy machine with what others have waited for.
 */
export function createRenderQueue({
  limit = MOST_RENDERINGS,
  share = RENDERING_SHARE,
  now = () => performance.now(),
}: QueueOptions = {}): Enqueue {
  const pages: Waiting[] = [];
  const searches = new Map<string, Waiting[]>();
  let waiting = 0;
  let isRendering = false;
  let timer: NodeJS.Timeout | undefined;
  let saved = SAVED_MS;
  let savedAt = now();

  return function enqueue(render, { network, signal }: Partial<Turn> = {}) {
    if (waiting >= limit && !refuseLongest(network)) return Promise.reject(busy());
    waiting += 1;
    return new Promise((resolve, reject) => {
      const run = () => render().then(resolve, reject);
      lineOf(network).push({ run, refuse: reject, signal });
      next();
    });
  };

  function lineOf(network: string | undefined): Waiting[] {
    if (network === undefined) return pages;
    const line = searches.get(network) ?? [];
    searches.set(network, line);
    return line;
  }

  /** Makes room by refusing the newest of the network that has the most waiting. False when that is this one. */
  function refuseLongest(network: string | undefined): boolean {
    const own = network === undefined ? 0 : (searches.get(network)?.length ?? 0) + 1;
    const [longest] = [...searches.values()].toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length <= own) return false;
    longest.pop()?.refuse(busy());
    waiting -= 1;
    return true;
  }

  function next() {
    if (isRendering) return;
    const chosen = pages.shift() ?? (isBudgetLeft() ? nextSearch() : undefined);
    if (!chosen) return;
    if (chosen.signal?.aborted) {
      waiting -= 1;
      chosen.refuse(new GoneError('The client has left'));
      next();
      return;
    }
    isRendering = true;
    const before = now();
    void chosen.run().finally(() => {
      waiting -= 1;
      // Many new pages, as after an edit, must not make searches wait for minutes.
      saved = Math.max(-SAVED_MS, saved - (now() - before));
      setImmediate(() => {
        isRendering = false;
        next();
      });
    });
  }

  /** The first in line of the network whose turn it is, which then goes to the end. */
  function nextSearch(): Waiting | undefined {
    const [turn] = searches;
    if (!turn) return undefined;
    const [network, line] = turn;
    const [first, ...others] = line;
    searches.delete(network);
    if (others.length > 0) searches.set(network, others);
    return first;
  }

  /** Looks again as soon as there is some. */
  function isBudgetLeft(): boolean {
    const time = now();
    saved = Math.min(SAVED_MS, saved + (time - savedAt) * share);
    savedAt = time;
    if (saved > 0) return true;
    if (searches.size > 0) {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          next();
        },
        Math.ceil(-saved / share) + 1,
      );
    }
    return false;
  }
}

/** The client for whom it was to be rendered has left: others who wait for the same may take its place. */
export class GoneError extends BusyError {
  override name = 'GoneError';
}

function busy(): BusyError {
  return new BusyError('Too many pages are being rendered');
}
