import type { MiddlewareHandler } from 'hono';

const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * Refuses posts that are not a form (415) or cannot be parsed (400), which a page's action would report as its own
 * error. Use it behind a limit of the body's size.
 */
export function readableForm(): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!FORM_TYPES.has(type)) return c.text('This URL takes forms only.', 415);
    try {
      await c.req.raw.clone().formData();
    } catch {
      return c.text('The form cannot be read.', 400);
    }
    return next();
  };
}
