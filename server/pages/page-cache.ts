import type { FinishedPage } from './finished-page.ts';

interface PageCacheOptions {
  /** Bytes that the kept pages may take together. */
  limit: number;
  /** Is told of each look whether the page was there, or on its way. */
  onLookup?: (kept: boolean) => void;
}

/**
 * Finished pages by path and language, for one version of the content: the first page asked for after an edit
 * empties the cache. Requests that come while a page is being rendered wait for that one rendering. When
 * the pages outgrow the limit, those longest unused go.
 */
export class PageCache {
  readonly #limit: number;
  readonly #onLookup: (kept: boolean) => void;
  readonly #pages = new Map<string, FinishedPage>();
  readonly #underWay = new Map<string, Promise<FinishedPage>>();
  #version = '';
  #size = 0;

  constructor({ limit, onLookup = () => {} }: PageCacheOptions) {
    this.#limit = limit;
    this.#onLookup = onLookup;
  }

  async get(key: string, version: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    if (version !== this.#version) this.#clear(version);
    const kept = this.#pages.get(key);
    const waiting = this.#underWay.get(key);
    this.#onLookup(kept !== undefined || waiting !== undefined);
    if (kept) {
      this.#pages.delete(key);
      this.#pages.set(key, kept);
      return kept;
    }
    if (waiting) return waiting;
    const rendering = render();
    this.#underWay.set(key, rendering);
    try {
      const page = await rendering;
      if (page.status === 200 && version === this.#version) this.#keep(key, page);
      return page;
    } finally {
      if (this.#underWay.get(key) === rendering) this.#underWay.delete(key);
    }
  }

  #keep(key: string, page: FinishedPage) {
    this.#pages.set(key, page);
    this.#size += page.size;
    for (const [oldest, { size }] of this.#pages) {
      if (this.#size <= this.#limit) break;
      this.#pages.delete(oldest);
      this.#size -= size;
    }
  }

  #clear(version: string) {
    this.#version = version;
    this.#pages.clear();
    this.#underWay.clear();
    this.#size = 0;
  }
}
