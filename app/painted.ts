import type { Posted } from './contact/posted.ts';
import type { ContentPieces } from './content/page-content.tsx';
import type { SiteData } from './shell/site-data.ts';

/** What the server has painted a page with, told to the browser at the end of the document. */
export interface Painted {
  site: SiteData;
  content: ContentPieces;
  /** What came of a form, when the page answers one. */
  posted?: Posted;
  /** The page has failed, and this is all that visitors are told. */
  error?: string;
}

const ID = 'painted';

/** React Router's key of the location at which the document was loaded. */
export const FIRST_KEY = 'default';

/** Behind everything that is read: a data block, which no browser runs. */
export function paintedScript(painted: Painted): string {
  // "<" would let a text end the script.
  const json = JSON.stringify(painted).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

export function readPainted(): Painted {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '');
}
