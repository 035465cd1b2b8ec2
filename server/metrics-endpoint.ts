import { createMiddleware } from 'hono/factory';
import type { ClientEnv } from './middleware/client-address.ts';
import { PROMETHEUS_TYPE, type Metrics } from './metrics.ts';
import { hasToken } from './operator.ts';
import type { StoreState } from './store-state.ts';

interface MetricsServices {
  metrics: Metrics;
  storeState: StoreState;
  /** The time in Unix milliseconds. */
  now(): number;
  settings: { metricsToken?: string };
}

/**
 * `GET /metrics` for requests with METRICS_TOKEN. All others, from this machine too, get the 404 page.
 */
export function metricsEndpoint({ metrics, storeState, now, settings }: MetricsServices) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    if (!hasToken(c, settings.metricsToken)) return next();
    const [isUp, summary] = await Promise.all([storeState.isWritable(), storeState.summary()]);
    return c.body(await metrics.text({ isUp, summary }, now()), 200, {
      'Content-Type': PROMETHEUS_TYPE,
      'Cache-Control': 'no-store',
    });
  });
}
