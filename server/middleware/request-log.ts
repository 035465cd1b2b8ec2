import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';

/** Only scanners send longer paths. */
const LONGEST_PATH = 200;

/**
 * Logs one line for each request: method, path, status, milliseconds, and bytes when known. Never the visitor's query,
 * headers, body or address.
 * @param now milliseconds of a monotonic clock
 */
export function requestLog({ log, now = () => performance.now() }: { log: Log; now?: () => number }) {
  return createMiddleware(async (c, next) => {
    const start = now();
    await next();
    const { status, headers } = c.res;
    const length = headers.get('Content-Length');
    log[status >= 500 ? 'error' : 'info']('request', {
      method: c.req.method,
      status,
      bytes: length === null ? undefined : Number(length),
      path: c.req.path.slice(0, LONGEST_PATH),
      ms: Math.round(now() - start),
    });
  });
}
