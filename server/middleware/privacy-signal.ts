import type { MiddlewareHandler } from 'hono';

/**
 * For addresses that measure: whoever sends Global Privacy Control gets scripts without a line in them and is heard
 * with nothing, whatever else the browser says. Only the value `1` counts
 * (https://www.w3.org/TR/gpc/#the-sec-gpc-header-field-for-http-requests).
 */
export function privacySignal(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('Sec-GPC') !== '1') {
      await next();
      c.res.headers.append('Vary', 'Sec-GPC');
      return;
    }
    c.header('Vary', 'Sec-GPC');
    c.header('Cache-Control', 'no-store');
    if (c.req.method === 'POST') return c.body(null, 204);
    return c.body('', 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  };
}
