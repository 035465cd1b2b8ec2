import type { FinishedPage } from './finished-page.ts';

interface PageCacheOptions {
  /** Bytes that the kept pages may take together. */
  limit: number;
  /** Is told of each look whether the page was there, or on its way. */
  onLookup?: (kept: boolean) => void;
}

interface Kept {
  page: FinishedPage;
  /** Bytes that it took when it was last used. */
  size: number;
}

/**
 * Finished pages by path and language, for one version of the content: the first page asked for after an edit
 * empties the cache. Requests that come while a page is being rendered wait for that one rendering. When
 * the pages outgrow the limit, those longest unused go.
 */
export class PageCache {
  readonly #limit: number;
  readonly #onLookup: (kept: boolean) => void;
  readonly #pages = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<FinishedPage>>();
  #version = '';
  #size = 0;

  constructor({ limit, onLookup = () => {} }: PageCacheOptions) {
    this.#limit = limit;
    this.#onLookup = onLookup;
  }

  /** The page if it is kept; a look that finds nothing does not count, since {@link get} will look again. */
  kept(key: string, version: string): FinishedPage | undefined {
    const kept = version === this.#version ? this.#pages.get(key) : undefined;
    if (!kept) return undefined;
    this.#onLookup(true);
    this.#keep(key, kept.page);
    return kept.page;
  }

  async get(key: string, version: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    if (version !== this.#version) this.#clear(version);
    const kept = this.#pages.get(key);
    const waiting = this.#underWay.get(key);
    this.#onLookup(kept !== undefined || waiting !== undefined);
    if (kept) {
      this.#keep(key, kept.page);
      return kept.page;
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

  /** Makes it the page used last. What it takes is asked each time: it grows with its encodings. */
  #keep(key: string, page: FinishedPage) {
    const { size } = page;
    this.#size += size - (this.#pages.get(key)?.size ?? 0);
    this.#pages.delete(key);
    this.#pages.set(key, { page, size });
    for (const [oldest, kept] of this.#pages) {
      if (this.#size <= this.#limit) break;
      this.#pages.delete(oldest);
      this.#size -= kept.size;
    }
  }

  #clear(version: string) {
    this.#version = version;
    this.#pages.clear();
    this.#underWay.clear();
    this.#size = 0;
  }
}
