import { createMiddleware } from 'hono/factory';
import type { Log } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';

/** Only scanners send longer paths. */
const LONGEST_PATH = 200;

interface RequestLogOptions {
  log: Log;
  metrics?: Pick<Metrics, 'countRequest'>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Counts each request and logs one line for it: method, path, status, milliseconds, and bytes when known. Never the visitor's query,
 * headers, body or address.
 */
export function requestLog({ log, metrics, now = () => performance.now() }: RequestLogOptions) {
  return createMiddleware(async (c, next) => {
    const start = now();
    await next();
    const { status, headers } = c.res;
    const ms = now() - start;
    metrics?.countRequest(c.req.path, status, ms / 1000);
    const length = headers.get('Content-Length');
    log[status >= 500 ? 'error' : 'info']('request', {
      method: c.req.method,
      status,
      bytes: length === null ? undefined : Number(length),
      path: c.req.path.slice(0, LONGEST_PATH),
      ms: Math.round(ms),
    });
  });
}
