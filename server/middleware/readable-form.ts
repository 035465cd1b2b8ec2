import type { MiddlewareHandler } from 'hono';

/** What a form without JavaScript is posted as. */
const FORM_TYPES = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * Lets a posted form through when it can be read: 415 for what is no form, 400 for one that is broken. Behind
 * it a page's action would take either for a fault of its own. To be used where the body's size is limited.
 */
export function readableForm(): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!FORM_TYPES.has(type)) return c.text('This address takes forms only.', 415);
    try {
      await c.req.raw.clone().formData();
    } catch {
      return c.text('The form cannot be read.', 400);
    }
    return next();
  };
}
