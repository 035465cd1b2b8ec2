import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MessageSummary, Outcome } from './messages/store.ts';

/** Kinds of requests, by path. */
export const ROUTE_CLASSES = ['page', 'asset', 'data', 'function', 'health'] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'];
const MAIL_OUTCOMES: Outcome['result'][] = ['sent', 'deferred', 'returned', 'failed'];

/** Upper bounds of the histogram's buckets in seconds, the defaults of Prometheus' own clients. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const PROMETHEUS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Counters of this process since its start. No label contains anything that a visitor sent. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter;
  readonly #durations: Histogram;
  readonly #mailAttempts: Counter;
  readonly #pageLookups: Counter;

  constructor() {
    const registers = [this.#registry];
    this.#requests = new Counter({
      name: 'site_http_requests_total',
      help: 'Requests, by kind of path and of status.',
      labelNames: ['route', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'Time until an answer was ready.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    });
    this.#mailAttempts = new Counter({
      name: 'site_mail_attempts_total',
      help: 'Attempts to mail a message, by how they ended.',
      labelNames: ['outcome'],
      registers,
    });
    this.#pageLookups = new Counter({
      name: 'site_page_cache_lookups_total',
      help: 'Lookups of finished pages in memory.',
      labelNames: ['result'],
      registers,
    });
    collectDefaultMetrics({ register: this.#registry });
    this.#startAtZero();
  }

  /** @param seconds until the response was ready */
  countRequest(route: RouteClass, status: number, seconds: number): void {
    this.#requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
    this.#durations.observe({ route }, seconds);
  }

  countMailAttempt(outcome: Outcome['result']): void {
    this.#mailAttempts.inc({ outcome });
  }

  countPageLookup(isHit: boolean): void {
    this.#pageLookups.inc({ result: isHit ? 'hit' : 'miss' });
  }

  /**
   * In Prometheus' text format.
   * @param now Unix milliseconds
   */
  async text(store: StoreFigures, now: number): Promise<string> {
    return `${await messagesText(store, now)}\n${await this.#registry.metrics()}`;
  }

  /** Otherwise Prometheus' rates miss the first event of each series. */
  #startAtZero() {
    for (const route of ROUTE_CLASSES) {
      this.#durations.zero({ route });
      for (const status of STATUS_CLASSES) this.#requests.inc({ route, status }, 0);
    }
    for (const outcome of MAIL_OUTCOMES) this.#mailAttempts.inc({ outcome }, 0);
    for (const result of ['hit', 'miss']) this.#pageLookups.inc({ result }, 0);
  }
}

interface StoreFigures {
  /** Whether a message can be stored. */
  isUp: boolean;
  /** Absent when the store does not answer. */
  summary?: MessageSummary;
}

async function messagesText({ isUp, summary }: StoreFigures, now: number): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const up = new Gauge({ name: 'site_store_up', help: 'Whether a message can be stored.', registers });
  up.set(isUp ? 1 : 0);
  if (!summary) return registry.metrics();
  const { oldestWaitingAt = now, ...counts } = summary;
  const messages = new Gauge({
    name: 'site_messages',
    help: 'Messages in the store, by the state of their delivery.',
    labelNames: ['state'],
    registers,
  });
  for (const [state, count] of Object.entries(counts)) messages.set({ state }, count);
  const age = new Gauge({
    name: 'site_oldest_waiting_message_age_seconds',
    help: 'Age of the oldest message not yet delivered; 0: none.',
    registers,
  });
  age.set(Math.max(0, Math.round((now - oldestWaitingAt) / 1000)));
  return registry.metrics();
}
