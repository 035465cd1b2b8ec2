import type { Posted } from '../app/contact/posted.ts';
import type { ContentPieces } from './page-content.tsx';
import { isLanguageCode, type LanguageCode } from '../app/language/languages.ts';
import type { Phrases } from '../app/language/dictionary.ts';
import type { SiteData } from '../app/shell/site-data.ts';
import { inlineJson } from './inline-json.ts';

/** What the browser needs beside the document to hydrate a page: everything that it was rendered from. */
export interface PageData {
  site: SiteData;
  content: ContentPieces;
  /** The translated phrases of the page, by their English; absent in English. */
  phrases?: Phrases;
  /** The query that the page was rendered with, if any. */
  search?: string;
  /** The outcome of a posted form. */
  posted?: Posted;
  /** Set when the content has no page at this path. */
  notFound?: boolean;
  /** Set when the page failed: the message for visitors. */
  error?: string;
}

/** Prefix of all page data URLs. */
export const PAGE_DATA_PATH = '/page-data';

/** In place of the hash: only the phrases, for a client navigation. */
export const PHRASES_ONLY = 'phrases';

/**
 * URL of the data of a page, such as `/page-data/de/about.HASH.json`. A name of its own for each version, so that a static
 * host can serve it from a file.
 * @param version the hash that the data must have, or {@link PHRASES_ONLY}
 */
export function pageDataUrl(code: LanguageCode, path: string, version: string): string {
  return `${PAGE_DATA_PATH}/${code}${path === '/' ? '/index' : path}.${version}.json`;
}

/** What a page data URL asks for; undefined for any other path. */
export function parsePageDataUrl(
  pathname: string,
): { code: LanguageCode; path: string; version: string } | undefined {
  const [, code, path = '', version = ''] =
    /^\/page-data\/([a-z]+)(\/[^.]+)\.([\w-]+)\.json$/.exec(pathname) ?? [];
  return isLanguageCode(code) ? { code, path: path === '/index' ? '/' : path, version } : undefined;
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
  // The server answers 204. A static host has no such file any more.
  if (response.status === 204 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Failed to load ${data}: ${response.status}`);
  return response.json();
}
