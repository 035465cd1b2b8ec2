import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outcome } from './messages/store.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { hasToken } from './operator.ts';
import type { StoreState } from './store-state.ts';

/** Kinds of requests, by path. */
const ROUTES = ['page', 'asset', 'data', 'function', 'health'] as const;

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'];
const MAIL_OUTCOMES: Outcome['result'][] = ['sent', 'deferred', 'returned', 'failed'];

/** Upper bounds of the histogram's buckets in seconds, the defaults of Prometheus' own clients. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsServices {
  storeState: StoreState;
  /** The time in Unix milliseconds. */
  now(): number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counts of this process since its start, and the state of the store when it is asked. No label contains anything that a
 * visitor sent.
 */
export function createMetrics({ storeState, now }: MetricsServices) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Requests, by kind of path and of status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time until an answer was ready.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const mailAttempts = new Counter({
    name: 'site_mail_attempts_total',
    help: 'Attempts to mail a message, by how they ended.',
    labelNames: ['outcome'],
    registers,
  });
  const pageLookups = new Counter({
    name: 'site_page_cache_lookups_total',
    help: 'Lookups of finished pages in memory.',
    labelNames: ['result'],
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'site_store_up',
      help: 'Whether a message can be stored.',
      registers: [],
      async collect() {
        this.set((await storeState.isWritable()) ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_store_disk_full',
      help: 'Whether the disk of the store is full.',
      registers: [],
      async collect() {
        this.set((await storeState.isFull()) ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_messages',
      help: 'Messages in the store, by the state of their delivery.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset();
        const { oldestWaitingAt: _, ...counts } = (await storeState.summary()) ?? {};
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'site_oldest_waiting_message_age_seconds',
      help: 'Age of the oldest message not yet delivered; 0: none.',
      registers: [],
      async collect() {
        const summary = await storeState.summary();
        const { oldestWaitingAt = now() } = summary ?? {};
        if (summary) this.set(Math.max(0, Math.round((now() - oldestWaitingAt) / 1000)));
        else this.remove();
      },
    }),
  );
  // Otherwise Prometheus' rates miss the first event of each series.
  for (const route of ROUTES) {
    durations.zero({ route });
    for (const status of STATUS_CLASSES) requests.inc({ route, status }, 0);
  }
  for (const outcome of MAIL_OUTCOMES) mailAttempts.inc({ outcome }, 0);
  for (const result of ['hit', 'miss']) pageLookups.inc({ result }, 0);

  return {
    /** @param seconds until the response was ready */
    countRequest(path: string, status: number, seconds: number) {
      const route = routeOf(path);
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, seconds);
    },
    countMailAttempt: (outcome: Outcome['result']) => mailAttempts.inc({ outcome }),
    countPageLookup: (isHit: boolean) => pageLookups.inc({ result: isHit ? 'hit' : 'miss' }),
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
  };
}

/** Paths themselves are not labels: anybody can make up any number of them. */
function routeOf(path: string): (typeof ROUTES)[number] {
  if (path === '/healthz' || path === '/metrics') return 'health';
  if (path.startsWith('/functions/')) return 'function';
  if (path === '/insights' || path.startsWith('/data/')) return 'data';
  // Files have an extension, pages have none.
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page';
}

/** @param clock milliseconds of a monotonic clock */
export function requestMetrics(
  { countRequest }: Pick<Metrics, 'countRequest'>,
  clock = () => performance.now(),
) {
  return createMiddleware(async (c, next) => {
    const start = clock();
    await next();
    countRequest(c.req.path, c.res.status, (clock() - start) / 1000);
  });
}

/** `GET /metrics` for requests with METRICS_TOKEN. All others, from this machine too, get the 404 page. */
export function metricsEndpoint(
  { text }: Pick<Metrics, 'text'>,
  { metricsToken }: { metricsToken?: string },
) {
  return createMiddleware<ClientEnv>(async (c, next) => {
    if (!hasToken(c, metricsToken)) return next();
    return c.body(await text(), 200, {
      'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
      'Cache-Control': 'no-store',
    });
  });
}
