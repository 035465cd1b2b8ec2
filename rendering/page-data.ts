import type { Posted } from '../app/contact/posted.ts';
import type { ContentPieces } from './page-content.tsx';
import { addressIn } from '../app/language/address.ts';
import type { LanguageCode } from '../app/language/languages.ts';
import type { Phrases } from '../app/language/dictionary.ts';
import type { SiteData } from '../app/shell/site-data.ts';

/** What the server has rendered a page from, and a browser needs beside its document to hydrate it. */
export interface PageData {
  site: SiteData;
  content: ContentPieces;
  /** What the page says in its language, from the English; absent in English. */
  phrases?: Phrases;
  /** The outcome of a form, when the page answers one. */
  posted?: Posted;
  /** The page has failed, and this is all that visitors are told. */
  error?: string;
}

/** The paths of page data begin with it. */
export const PAGE_DATA_PATH = '/page-data';

/** Query that asks for the phrases alone, for a client navigation. */
export const PHRASES_ONLY = 'phrases';

/**
 * Where the data of a page is.
 * @param query the hash that the data must have, or {@link PHRASES_ONLY}
 */
export function pageDataUrl(code: LanguageCode, path: string, query: string): string {
  return `${PAGE_DATA_PATH}${addressIn(code, path)}?${query}`;
}

const ID = 'page-data';

/** The end of a document, a data block, which no browser runs: the data of the page, or its URL. */
export function pageDataScript(data: PageData | string): string {
  // "<" would let a text end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Undefined when the content was edited after the document was sent: the page's data is another now. */
export async function readPageData(): Promise<PageData | undefined> {
  const data: PageData | string = JSON.parse(document.getElementById(ID)?.textContent ?? '');
  if (typeof data !== 'string') return data;
  const response = await fetch(data);
  if (!response.ok) throw new Error(`Failed to load ${data}: ${response.status}`);
  return response.status === NO_CONTENT ? undefined : response.json();
}

const NO_CONTENT = 204;
