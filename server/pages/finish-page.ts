import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { phrasesAddress } from '../../app/language/phrases-path.ts';
import { bootScript } from './boot-script.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { FinishedPage } from './finished-page.ts';
import type { Rendered } from './page-renderer.ts';
import type { PageScripts } from './page-scripts.ts';

interface FinishOptions {
  scriptsOf: (page: string) => PageScripts | undefined;
  secure: boolean;
  backendOrigin?: string;
  pathname: string;
  language: LanguageCode;
}

/**
 * Pages may be kept by a browser but are asked about each time, since editors change them at any moment;
 * never `no-store`, which would take the back/forward cache away.
 */
const CACHE_CONTROL = 'no-cache';

/** Makes of what the site has answered a page that can be kept and sent as it is. */
export async function finishPage(
  { response, page, heard }: Rendered,
  { pathname, language, scriptsOf, ...policy }: FinishOptions,
): Promise<FinishedPage> {
  const { status, headers } = response;
  const body = await response.text();
  const address = readAddress(pathname);
  headers.set('Vary', address.language ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  headers.set('Cache-Control', CACHE_CONTROL);
  const scripts = page && scriptsOf(page);
  if (!scripts) return new FinishedPage(body, status, headers);
  const data = language === DEFAULT_LANGUAGE ? [] : [phrasesAddress(language, address.path)];
  const html = body.replace(/(?=<\/body><\/html>$)/, () => bootScript(scripts, data));
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, policy));
  return new FinishedPage(html, status, headers, heard);
}
