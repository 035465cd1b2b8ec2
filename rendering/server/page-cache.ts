import { LRUCache } from 'lru-cache';
import { sizeOf, type CachedAnswer } from './cached-response.ts';
import { compressBetter } from './compression.ts';

interface PageCacheOptions {
  /** Bytes that the cached answers may take together. */
  maxBytes: number;
  /** Called at each look with whether the answer was there, or on its way. */
  onLookup?: (isHit: boolean) => void;
}

/** Answers that wait for their smallest edition; one more is left as it is until it is asked for again. */
export const MOST_WAITING = 64;

/**
 * Finished answers of one version of the content: the first look after an edit empties the cache. Looks that come while
 * an answer is being made wait for that one. Beyond the limit the longest unused go. What is asked for twice is
 * compressed better in the background, one answer at a time.
 */
export class PageCache {
  readonly #answers: LRUCache<string, CachedAnswer>;
  readonly #pending = new Map<string, Promise<CachedAnswer>>();
  readonly #onLookup: (isHit: boolean) => void;
  readonly #waiting = new Set<string>();
  #version = '';
  #isCompressing = false;
  #isClosed = false;

  constructor({ maxBytes, onLookup = () => {} }: PageCacheOptions) {
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#onLookup = onLookup;
  }

  /** Bytes that the cached answers take together. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** @param make is called when there is none; its answer is kept, unless it is a server error */
  async get(key: string, version: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    if (version !== this.#version) this.#clear(version);
    const cached = this.#answers.get(key);
    const pending = this.#pending.get(key);
    this.#onLookup(cached !== undefined || pending !== undefined);
    if (cached) {
      if (!cached.isSmallest) this.#improve(key);
      return cached;
    }
    return pending ?? this.#make(key, version, make);
  }

  /** Keeps what was made beside another answer. */
  set(key: string, version: string, answer: CachedAnswer): void {
    if (version === this.#version && answer.status < 500) this.#answers.set(key, answer);
  }

  /** Forgets all answers, such as after a change of the code in development. */
  clear(): void {
    this.#clear('');
  }

  /** Drops the work that waits; what is under way ends within a fifth of a second. */
  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
  }

  async #make(key: string, version: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const making = make();
    this.#pending.set(key, making);
    try {
      const answer = await making;
      this.set(key, version, answer);
      return answer;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  #clear(version: string) {
    this.#version = version;
    this.#answers.clear();
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
      // Evicted or edited since: then nobody needs it.
      const answer = this.#answers.peek(key);
      if (answer && !answer.isSmallest) {
        const body = await compressBetter(answer.body).catch(() => answer.body);
        if (this.#answers.peek(key) === answer) this.#answers.set(key, { ...answer, body, isSmallest: true });
      }
      this.#waiting.delete(key);
    }
    this.#isCompressing = false;
  }
}
