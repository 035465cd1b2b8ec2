import type { MiddlewareHandler } from 'hono';
import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { canonicalPath } from '../../rendering/page-path.ts';
import { routeAt } from '../../app/routes.ts';

/**
 * One page has one URL: `/CoNtAcT`, `/contact/` and `/%63ontact` lead to `/contact` by 308, which keeps method, body and
 * query. Other paths are left alone.
 */
export function canonicalUrl(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    if (canonical === pathname || !routeAt(parseLocalizedPath(canonical).path)) return next();
    return c.body(null, 308, { Location: canonical + search, 'Cache-Control': 'no-cache' });
  };
}
