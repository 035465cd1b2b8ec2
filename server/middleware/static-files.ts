import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Where the build puts what browsers load. */
export const BROWSER_BUILD = 'build/client';

interface StaticOptions {
  /** Folder of the browser's build. */
  root: string;
}

/** Files whose name changes with their content never need to be asked for again. */
const HASHED = 'public, max-age=31536000, immutable';

/** The others (icons, manifest) may be a day old. */
const NAMED = 'public, max-age=86400';

/** Pictures for other sites to show beside a link to ours; everything else is for our own pages. */
const FOR_OTHER_SITES = '/cards/';

/**
 * The files of the build, as brotli or gzip where the build has made them. Dot files are nobody's business.
 * A file that is not there is left to the handlers behind, except a hashed one: its page is out of date.
 */
export function staticFiles({ root }: StaticOptions): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const { path } = c.req;
    if (path.endsWith('/') || path.includes('/.')) return next();
    const hashed = path.startsWith('/assets/');
    const file = await files(c, async () => {
      if (hashed) c.res = c.text('Not found', 404);
      else await next();
    });
    file?.headers.set('Cache-Control', hashed ? HASHED : NAMED);
    if (path.startsWith(FOR_OTHER_SITES)) file?.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return file;
  };
}
