import type { Posted } from './contact/posted.ts';
import type { ContentPieces } from './content/page-content.tsx';
import type { SiteData } from './shell/site-data.ts';

/** What the server has painted a page with: a browser needs it before it can take the page over. */
export interface Painted {
  site: SiteData;
  content: ContentPieces;
  /** What came of a form, when the page answers one. */
  posted?: Posted;
  /** The page has failed, and this is all that visitors are told. */
  error?: string;
}

const ID = 'painted';

/** Above the addresses of what pages are painted with. */
export const PAINTED_PATH = '/painted';

/**
 * The end of a document, a data block, which no browser runs: what the page is painted with or, where that would
 * stand in the way of its text, the address of it.
 */
export function paintedScript(painted: Painted | string): string {
  // "<" would let a text end the script.
  const json = JSON.stringify(painted).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Undefined when the page has changed in the moment since it was sent, and is another by now. */
export async function readPainted(): Promise<Painted | undefined> {
  const told: Painted | string = JSON.parse(document.getElementById(ID)?.textContent ?? '');
  if (typeof told !== 'string') return told;
  const response = await fetch(told);
  if (!response.ok) throw new Error(`Failed to load ${told}: ${response.status}`);
  return response.status === NO_CONTENT ? undefined : response.json();
}

const NO_CONTENT = 204;
