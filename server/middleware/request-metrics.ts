import { createMiddleware } from 'hono/factory';
import type { Metrics, RouteClass } from '../metrics.ts';

/** @param now milliseconds of a monotonic clock */
export function requestMetrics({
  metrics,
  now = () => performance.now(),
}: {
  metrics: Pick<Metrics, 'countRequest'>;
  now?: () => number;
}) {
  return createMiddleware(async (c, next) => {
    const start = now();
    await next();
    metrics.countRequest(routeClass(c.req.path), c.res.status, (now() - start) / 1000);
  });
}

/** Paths themselves are not labels: anybody can make up any number of them. */
function routeClass(path: string): RouteClass {
  if (path === '/healthz' || path === '/metrics') return 'health';
  if (path.startsWith('/functions/')) return 'function';
  if (path === '/insights' || path.startsWith('/data/')) return 'data';
  // Files have an extension, pages have none.
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page';
}
