import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { INSIGHTS } from '../../site/insights/insights-path.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  type DeliveryKind,
  type KindSummary,
  type Outcome,
} from '../store/store.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { hasToken } from './operator.ts';
import type { StoreState } from './store-state.ts';

/** Kinds of requests, by path. */
const ROUTES = ['page', 'asset', 'data', 'function', 'health'] as const;

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'];
const OUTCOMES: Outcome['result'][] = ['sent', 'deferred', 'returned', 'failed'];

export type Metrics = ReturnType<typeof createMetrics>;

interface MetricsOptions {
  storeState: StoreState;
  now(): number;
  /** The secret of those who may read them. */
  token: string;
}

/**
 * Counts of this process since its start, and the state of the store when it is asked. No label contains anything that
 * a visitor sent. The server makes them where METRICS_TOKEN is set: their library takes memory and time at the start.
 * @param services.now the time in Unix milliseconds
 */
export function createMetrics({ storeState, now, token }: MetricsOptions) {
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
    registers,
  });
  const attempts = new Counter({
    name: 'site_delivery_attempts_total',
    help: 'Attempts to deliver a message, by kind and by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  /** Queries of the store, made when the metrics are read. */
  const gauge = (name: string, help: string, labelNames: string[], read: (self: Gauge) => Promise<void>) => {
    const made: Gauge = new Gauge({ name, help, labelNames, registers, collect: () => read(made) });
  };
  gauge('site_store_up', 'Whether a message can be stored.', [], async (up) => {
    up.set((await storeState.isWritable()) ? 1 : 0);
  });
  /** For each kind; absent while the store does not answer. */
  const ofKinds =
    (set: (self: Gauge, kind: DeliveryKind, summary: KindSummary) => void) => async (self: Gauge) => {
      self.reset();
      const summary = await storeState.summary();
      if (summary) for (const kind of DELIVERY_KINDS) set(self, kind, summary[kind]);
    };
  gauge(
    'site_deliveries',
    'Deliveries of the messages in the store, by kind and state.',
    ['kind', 'state'],
    ofKinds((deliveries, kind, summary) => {
      for (const state of DELIVERY_STATES) deliveries.set({ kind, state }, summary[state]);
    }),
  );
  gauge(
    'site_oldest_waiting_message_age_seconds',
    'Age of the oldest message not yet delivered, by kind; 0: none.',
    ['kind'],
    ofKinds((age, kind, { oldestWaitingAt = now() }) => {
      age.set({ kind }, Math.max(0, Math.round((now() - oldestWaitingAt) / 1000)));
    }),
  );
  // Otherwise Prometheus' rates miss the first event of each series.
  for (const route of ROUTES) {
    durations.zero({ route });
    for (const status of STATUS_CLASSES) requests.inc({ route, status }, 0);
  }
  for (const kind of DELIVERY_KINDS) for (const outcome of OUTCOMES) attempts.inc({ kind, outcome }, 0);

  return {
    /** @param seconds until the response was ready */
    countRequest(path: string, status: number, seconds: number) {
      const route = routeOf(path);
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, seconds);
    },
    countAttempt: (kind: DeliveryKind, outcome: Outcome['result']) => attempts.inc({ kind, outcome }),
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
    /** For requests with the token. All others, from this machine too, get the 404 page. */
    endpoint: createMiddleware<ClientEnv>(async (c, next) => {
      if (!hasToken(c, token)) return next();
      return c.body(await registry.metrics(), 200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
      });
    }),
  };
}

/** Paths themselves are not labels: anybody can make up any number of them. */
function routeOf(path: string): (typeof ROUTES)[number] {
  if (path === '/healthz' || path === '/metrics') return 'health';
  if (path.startsWith('/functions/')) return 'function';
  if (path === INSIGHTS || path.startsWith('/data/')) return 'data';
  // Files have an extension, and pages do not.
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'page';
}
