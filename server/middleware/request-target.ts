import type { MiddlewareHandler } from 'hono';

/** Characters. The site's own paths have fewer than a hundred. */
export const LONGEST_PATH = 1024;

/**
 * Refuses very long paths with 414 before anything else reads them, and with 400 those whose escapes are not UTF-8, such
 * as `/%` and `/%E0%A4%A`.
 */
export function requestTarget(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    if (pathname.length > LONGEST_PATH) return c.text('This URL is too long.', 414);
    return isText(pathname) ? next() : c.text('This URL is malformed.', 400);
  };
}

/** Uses the result because bundlers drop calls of `decodeURIComponent` whose result is unused. */
function isText(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
