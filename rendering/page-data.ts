import type { Posted } from '../app/contact/posted.ts';
import type { ContentPieces } from './page-content.tsx';
import { localizePath } from '../app/language/localized-path.ts';
import type { LanguageCode } from '../app/language/languages.ts';
import type { Phrases } from '../app/language/dictionary.ts';
import type { SiteData } from '../app/shell/site-data.ts';
import { inlineJson } from './inline-json.ts';

/** What the browser needs beside the document to hydrate a page: everything that it was rendered from. */
export interface PageData {
  site: SiteData;
  content: ContentPieces;
  /** The translated phrases of the page, by their English; absent in English. */
  phrases?: Phrases;
  /** The outcome of a posted form. */
  posted?: Posted;
  /** Set when the content has no page at this path. */
  notFound?: boolean;
  /** Set when the page failed: the message for visitors. */
  error?: string;
}

/** Prefix of all page data URLs. */
export const PAGE_DATA_PATH = '/page-data';

/** Query that requests only the phrases, for a client navigation. */
export const PHRASES_ONLY = 'phrases';

/**
 * URL of the data of a page.
 * @param query the hash that the data must have, or {@link PHRASES_ONLY}
 */
export function pageDataUrl(code: LanguageCode, path: string, query: string): string {
  return `${PAGE_DATA_PATH}${localizePath(code, path)}?${query}`;
}

const ID = 'page-data';

/** A data block at the end of the document: the page data itself, or its URL. */
export function pageDataScript(data: PageData | string): string {
  return `<script type="application/json" id="${ID}">${inlineJson(data)}</script>`;
}

/** Undefined when the content has changed since the document was sent. */
export async function readPageData(): Promise<PageData | undefined> {
  const data: PageData | string = JSON.parse(document.getElementById(ID)?.textContent ?? '');
  if (typeof data !== 'string') return data;
  const response = await fetch(data);
  if (!response.ok) throw new Error(`Failed to load ${data}: ${response.status}`);
  return response.status === NO_CONTENT ? undefined : response.json();
}

const NO_CONTENT = 204;
