import { LRUCache } from 'lru-cache';
import { sizeOf, type CachedResponse } from './cached-response.ts';
import { compressBetter } from './compression.ts';
import { createTurns } from './in-turn.ts';

/** Responses that may wait for better compression; beyond it they stay as they are until the next request. */
export const MOST_WAITING = 64;

/**
 * Responses of one content version: the first lookup after an edit empties the cache. Concurrent lookups of a missing
 * response share one render. The least recently used responses are evicted. A response that is requested twice is
 * compressed better in the background, one at a time.
 */
export class PageCache {
  readonly #responses: LRUCache<string, CachedResponse, () => Promise<CachedResponse>>;
  readonly #waiting = new Set<string>();
  readonly #inTurn = createTurns();
  #version = '';
  #isClosed = false;

  /** @param options.maxBytes limit of all responses together */
  constructor({ maxBytes }: { maxBytes: number }) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // Who waits gets what was begun before an edit; it is not kept.
      ignoreFetchAbort: true,
    });
  }

  /** Bytes that the cached responses take together. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /** @param make called on a miss; its response is cached unless it is a server error */
  async get(key: string, version: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (version !== this.#version) this.#clear(version);
    const status: LRUCache.Status<string, CachedResponse> = {};
    const response = await this.#responses.forceFetch(key, { context: make, status });
    if (response.status >= 500 && this.#responses.peek(key) === response) this.#responses.delete(key);
    if (status.fetch === 'hit' && !response.isSmallest) this.#improve(key);
    return response;
  }

  /** Empties the cache, such as after a code change in development. */
  clear(): void {
    this.#clear('');
  }

  /** Drops waiting compressions; a running one ends within 200 ms. */
  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
  }

  #clear(version: string) {
    this.#version = version;
    this.#responses.clear();
    this.#waiting.clear();
  }

  #improve(key: string) {
    if (this.#isClosed || this.#waiting.has(key) || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(key);
    void this.#inTurn(async () => {
      // Undefined when it was evicted, or the content changed.
      const response = this.#waiting.has(key) ? this.#responses.peek(key) : undefined;
      if (response && !response.isSmallest) {
        const body = await compressBetter(response.body).catch(() => response.body);
        if (this.#responses.peek(key) === response)
          this.#responses.set(key, { ...response, body, isSmallest: true });
      }
      this.#waiting.delete(key);
    });
  }
}
