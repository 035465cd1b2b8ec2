import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { phrasesAddress } from '../../app/language/phrases-path.ts';
import { PAINTED_PATH, paintedScript } from '../../app/painted.ts';
import { SPECULATION_RULES_PATH } from '../speculation-rules.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { FinishedPage, hashOf } from './finished-page.ts';
import type { Rendered } from './page-renderer.ts';
import type { PageScripts } from './page-scripts.ts';

interface FinishOptions {
  scriptsOf: (page: string) => PageScripts | undefined;
  secure: boolean;
  backendOrigin?: string;
  pathname: string;
  language: LanguageCode;
  /** Whether what the page is painted with can be asked for at an address of its own. */
  isKept: boolean;
}

/**
 * Pages may be kept by a browser but are asked about each time, since editors change them at any moment;
 * never `no-store`, which would take the back/forward cache away.
 */
const CACHE_CONTROL = 'no-cache';

const END = /<\/body><\/html>$/;

/**
 * Where what a page is painted with is found: beside the document it would only delay the text, since nobody needs
 * it before the scripts are here. The hash says what it must be, lest a page be taken over with another content.
 */
function paintedAddress(path: string, json: string): string {
  return `${PAINTED_PATH}${path}?${hashOf(json)}`;
}

/** Makes of what the site has answered a page that can be kept and sent as it is. */
export async function finishPage(
  { response, page, painted, heard }: Rendered,
  { pathname, language, scriptsOf, isKept, ...policy }: FinishOptions,
): Promise<FinishedPage> {
  const { status, headers } = response;
  const body = await response.text();
  const address = readAddress(pathname);
  headers.set('Vary', address.language ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  headers.set('Cache-Control', CACHE_CONTROL);
  const scripts = page && scriptsOf(page);
  if (!scripts || !painted) return new FinishedPage(body, status, headers);
  const data = language === DEFAULT_LANGUAGE ? [] : [phrasesAddress(language, address.path)];
  const json = JSON.stringify(painted);
  const told = isKept && status === 200 ? paintedAddress(address.path, json) : painted;
  if (typeof told === 'string') data.push(told);
  const end = `${paintedScript(told)}${bootScript(scripts, data)}</body></html>`;
  const html = body.replace(END, () => end);
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, policy));
  headers.set('Speculation-Rules', `"${SPECULATION_RULES_PATH}"`);
  return new FinishedPage(html, status, headers, { heard, painted: json });
}
