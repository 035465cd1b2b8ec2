import { LRUCache } from 'lru-cache';
import { encodingFor, recode, send, sizeOf, type CachedResponse } from './response/cached-response.ts';
import { createQueue } from './queue.ts';

/**
 * The responses that the site keeps, all of one version of the content. Concurrent requests for a missing one share one
 * render. The least recently used are evicted. A response that is requested twice is compressed better in the
 * background, one at a time.
 */
export class PageCache {
  readonly #responses: LRUCache<string, CachedResponse, () => Promise<CachedResponse>>;
  readonly #improved = new WeakSet<CachedResponse>();
  readonly #oneByOne = createQueue();
  #version = '';

  /** @param options.maxBytes limit of all responses together */
  constructor({ maxBytes }: { maxBytes: number }) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // Those who wait get the response that was begun before the cache was emptied; it is not kept.
      ignoreFetchAbort: true,
    });
  }

  /** Bytes that the cached responses take together. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /**
   * Sends the response of a key, in the encoding that the request prefers.
   * @param make called on a miss; its response is cached unless it is a server error
   */
  async respond(
    request: Request,
    key: string,
    version: string,
    make: () => Promise<CachedResponse>,
  ): Promise<Response> {
    if (version !== this.#version) this.clear();
    this.#version = version;
    const answer = await this.#get(key, make);
    const encoding = encodingFor(request);
    if (encoding === answer.encoding) return send(request, answer);
    return send(request, await this.#get(`${encoding} ${key}`, () => recode(answer, encoding)));
  }

  /** Empties the cache, such as after a code change in development. */
  clear(): void {
    this.#responses.clear();
  }

  async #get(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const status: LRUCache.Status<string, CachedResponse> = {};
    const response = await this.#responses.forceFetch(key, { context: make, status });
    if (response.status >= 500) this.#responses.delete(key);
    else if (status.fetch === 'hit' && response.encoding === 'br') this.#improve(key, response);
    return response;
  }

  #improve(key: string, response: CachedResponse) {
    if (this.#improved.has(response)) return;
    this.#improved.add(response);
    void this.#oneByOne(async () => {
      // It may have been evicted meanwhile.
      if (this.#responses.peek(key) !== response) return;
      const better = await recode(response, 'br');
      this.#improved.add(better);
      if (this.#responses.peek(key) === response) this.#responses.set(key, better);
    });
  }
}
