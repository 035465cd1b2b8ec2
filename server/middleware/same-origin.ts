import type { MiddlewareHandler } from 'hono';

/**
 * Refuses forms that another site's page posts (403). Browsers say where a post comes from; what says nothing is
 * no browser, and nobody's session could be misused: the site has none.
 * @param origin the site's own. Behind a proxy that speaks https it is not the address that this server was called by.
 */
export function sameOrigin(origin: string): MiddlewareHandler {
  const { host } = new URL(origin);
  return async (c, next) => {
    const from = c.req.header('Origin');
    if (from === undefined || hostOf(from) === host || hostOf(from) === c.req.header('Host')) return next();
    return c.text('Forms are taken from this site only.', 403);
  };
}

/** `null` is what a sandboxed or privacy-minded page sends; it has no host. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
