import type { CachedResponse } from './cached-response.ts';
import { PageCache } from './page-cache.ts';
import { createRenderQueue, type Enqueue } from './render-queue.ts';

/** Limit in bytes of all answers to searches in memory. */
export const SEARCHES_BYTES = 4 * 1024 * 1024;

/** What has endlessly many answers, such as pages and files that depend on a query. */
export interface Searches {
  /** As `PageCache.get`, from a memory of its own. */
  get: PageCache['get'];
  /** All renders of the site: one budget of processor time. */
  enqueue: Enqueue;
}

export function createSearches(): Searches {
  const cache = new PageCache({ maxBytes: SEARCHES_BYTES });
  return {
    // Better compression of what few ask for again would cost more than it saves.
    get: (key, version, make) => cache.get(key, version, async () => asSmallest(await make())),
    enqueue: createRenderQueue(),
  };
}

function asSmallest(response: CachedResponse): CachedResponse {
  return { ...response, isSmallest: true };
}
