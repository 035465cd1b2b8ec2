import { createMiddleware } from 'hono/factory';
import type { Log } from '../log.ts';

/** Longer paths are nobody's but a scanner's. */
const LONGEST_PATH = 200;

/**
 * Logs one line a request when its answer is ready: method, path, status, milliseconds, and bytes when their
 * number is known by then. Never the query, headers, body or address of the visitor.
 * @param now milliseconds of a clock that only goes forward
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
