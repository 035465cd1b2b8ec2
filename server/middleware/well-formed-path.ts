import type { MiddlewareHandler } from 'hono';

/**
 * Refuses with 400 an address whose escapes are no text, such as `/%` and `/%E0%A4%A`: no page has it, and what
 * takes addresses apart further on would complain of each.
 */
export function wellFormedPath(): MiddlewareHandler {
  return async (c, next) => {
    try {
      decodeURIComponent(new URL(c.req.url).pathname);
    } catch {
      return c.text('This address is not written correctly.', 400);
    }
    return next();
  };
}
