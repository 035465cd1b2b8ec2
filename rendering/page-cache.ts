import { LRUCache } from 'lru-cache';
import { sizeOf, type CachedResponse } from './cached-response.ts';
import { compressBetter } from './compression.ts';

/** Responses that may wait for better compression; beyond it they stay as they are until the next request. */
export const MOST_WAITING = 64;

/**
 * Responses of one content version: the first lookup after an edit empties the cache. Concurrent lookups of a missing
 * response share one render. The least recently used responses are evicted. A response that is requested twice is
 * compressed better in the background, one at a time.
 */
export class PageCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #pending = new Map<string, Promise<CachedResponse>>();
  readonly #waiting = new Set<string>();
  #version = '';
  #isCompressing = false;
  #isClosed = false;

  /** @param options.maxBytes limit of all responses together */
  constructor({ maxBytes }: { maxBytes: number }) {
    this.#responses = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** Bytes that the cached responses take together. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /** @param make called on a miss; its response is cached unless it is a server error */
  async get(key: string, version: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (version !== this.#version) this.#clear(version);
    const cached = this.#responses.get(key);
    const pending = this.#pending.get(key);
    if (cached) {
      if (!cached.isSmallest) this.#improve(key);
      return cached;
    }
    return pending ?? this.#make(key, version, make);
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

  async #make(key: string, version: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const making = make();
    this.#pending.set(key, making);
    try {
      const response = await making;
      if (version === this.#version && response.status < 500) this.#responses.set(key, response);
      return response;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  #clear(version: string) {
    this.#version = version;
    this.#responses.clear();
    this.#pending.clear();
    this.#waiting.clear();
  }

  #improve(key: string) {
    if (this.#isClosed || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(key);
    if (!this.#isCompressing) void this.#compressWaiting();
  }

  async #compressWaiting() {
    this.#isCompressing = true;
    for (const key of this.#waiting) {
      // Undefined when it was evicted, or the content changed.
      const response = this.#responses.peek(key);
      if (response && !response.isSmallest) {
        const body = await compressBetter(response.body).catch(() => response.body);
        if (this.#responses.peek(key) === response)
          this.#responses.set(key, { ...response, body, isSmallest: true });
      }
      this.#waiting.delete(key);
    }
    this.#isCompressing = false;
  }
}
