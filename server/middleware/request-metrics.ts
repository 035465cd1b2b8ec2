import { createMiddleware } from 'hono/factory';
import { DOCUMENTS_PATH } from '../../app/content/documents.ts';
import { PAGE_DATA_PATH } from '../../rendering/page-data.ts';
import type { Metrics, RouteClass } from '../metrics.ts';

/**
 * Counts each request when its answer is ready, and how long that took.
 * @param now milliseconds of a clock that only goes forward
 */
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

/** Paths themselves stay out of the metrics: anybody can make up as many as they like. */
function routeClass(path: string): RouteClass {
  if (path === '/healthz' || path === '/metrics') return 'health';
  if (path.startsWith('/functions/')) return 'function';
  if (
    path === '/insights' ||
    path.startsWith('/data/') ||
    path.startsWith(`${DOCUMENTS_PATH}/`) ||
    path.startsWith(`${PAGE_DATA_PATH}/`)
  )
    return 'data';
  // A name with an ending is a file's; no page has one.
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page';
}
