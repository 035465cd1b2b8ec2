import type { CachedResponse } from './cached-response.ts';
import { PageCache } from './page-cache.ts';
import { createRenderQueue, GoneError, type Enqueue } from './render-queue.ts';

/** Limit in bytes of all answers to searches in memory. */
export const SEARCHES_BYTES = 4 * 1024 * 1024;

/** What has endlessly many answers, such as pages and files that depend on a query. */
export type Searches = ReturnType<typeof createSearches>;

/** @param enqueue all renders of the site: one budget of processor time */
export function createSearches(enqueue: Enqueue = createRenderQueue()) {
  const cache = new PageCache({ maxBytes: SEARCHES_BYTES });
  return {
    /**
     * As `PageCache.get`, from a memory of its own. When the client whose turn a shared rendering has is gone, another
     * who waits for it takes its place.
     * @param signal aborted when the client has gone
     */
    async get(
      key: string,
      version: string,
      signal: AbortSignal,
      make: () => Promise<CachedResponse>,
    ): Promise<CachedResponse> {
      for (;;) {
        try {
          // Better compression of what few ask for again would cost more than it saves.
          return await cache.get(key, version, async () => ({ ...(await make()), isSmallest: true }));
        } catch (error) {
          if (!(error instanceof GoneError) || signal.aborted) throw error;
        }
      }
    },
    enqueue,
  };
}
