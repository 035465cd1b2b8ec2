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
    logRequest(log, {
      method: c.req.method,
      path: c.req.path,
      status,
      ms: now() - start,
      bytes: length === null ? undefined : Number(length),
    });
  });
}

interface RequestFacts {
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number | undefined;
}

export function logRequest(log: Log, { path, ms, ...facts }: RequestFacts) {
  log[facts.status >= 500 ? 'error' : 'info']('request', {
    ...facts,
    path: path.slice(0, LONGEST_PATH),
    ms: Math.round(ms),
  });
}
