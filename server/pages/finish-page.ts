import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { phrasesAddress } from '../../app/language/phrases-path.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { deferHydration } from './defer-hydration.ts';
import { FinishedPage } from './finished-page.ts';
import type { Rendered } from './page-renderer.ts';

interface FinishOptions {
  /** The hash of each of the build's scripts by its address. */
  integrity: ReadonlyMap<string, string>;
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

/** Makes of what React Router has answered a page that can be kept and sent as it is. */
export async function finishPage(
  { response, heard }: Rendered,
  { pathname, language, integrity, ...policy }: FinishOptions,
): Promise<FinishedPage> {
  const { status, headers } = response;
  const body = await response.text();
  const address = readAddress(pathname);
  headers.set('Vary', address.language ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  headers.set('Cache-Control', CACHE_CONTROL);
  if (!headers.get('content-type')?.startsWith('text/html')) return new FinishedPage(body, status, headers);
  const html = deferHydration(body, {
    data: language === DEFAULT_LANGUAGE ? [] : [phrasesAddress(language, address.path)],
    integrity,
  });
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, policy));
  return new FinishedPage(html, status, headers, heard);
}
