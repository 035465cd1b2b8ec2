import type { MiddlewareHandler } from 'hono';

/** Characters of the longest path that is read; the site's own have fewer than a hundred. */
export const LONGEST_PATH = 1024;

/**
 * Refuses paths beyond reason with 414 before anything looks at them, and with 400 those whose escapes are no text,
 * such as `/%` and `/%E0%A4%A`.
 */
export function requestTarget(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    if (pathname.length > LONGEST_PATH) return c.text('This address is too long.', 414);
    return isText(pathname) ? next() : c.text('This address is not written correctly.', 400);
  };
}

/** The result is used: bundlers drop a call of `decodeURIComponent` whose result is not. */
function isText(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
