import type { MiddlewareHandler } from 'hono';
import { canonicalPath, localizePath, parseLocalizedPath } from '../../site/language/paths/localized-path.ts';
import { DEFAULT_LANGUAGE } from '../../site/language/languages.ts';

/**
 * Redirects old addresses of pages to the new ones for good (301), in the language of the address.
 * @param redirectsOf the old paths without a language, and where their pages are
 */
export function redirects(redirectsOf: () => ReadonlyMap<string, string>): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const { language = DEFAULT_LANGUAGE, path } = parseLocalizedPath(canonicalPath(pathname));
    const target = redirectsOf().get(path);
    if (target === undefined) return next();
    const location = localizePath(language, target) + search;
    return c.body(null, 301, { Location: location, 'Cache-Control': 'no-cache' });
  };
}
