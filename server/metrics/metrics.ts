import type { MessageSummary, Outcome } from '../messages/store.ts';
import { prometheusText, type Metric } from './prometheus-text.ts';
import { Durations, Tally } from './tally.ts';

/** What a request asked for, as far as its path tells. */
export const ROUTE_CLASSES = ['page', 'asset', 'data', 'function', 'health'] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'];
const MAIL_OUTCOMES: Outcome['result'][] = ['sent', 'deferred', 'returned', 'failed'];

/** What `GET /metrics` answers. */
export interface MetricsText {
  /**
   * All of it as Prometheus reads it.
   * @param summary where the messages stand; undefined when the store does not answer
   * @param now Unix milliseconds
   */
  text(summary: MessageSummary | undefined, now: number): string | Promise<string>;
}

/**
 * What this process has done since it started, in numbers. Their labels are words of this program, so that
 * nothing in them can tell about a visitor.
 */
export class Metrics implements MetricsText {
  readonly #requests = new Tally(
    ROUTE_CLASSES.flatMap((route) => STATUS_CLASSES.map((status) => ({ route, status }))),
  );
  readonly #durations = new Durations('route', ROUTE_CLASSES);
  readonly #mailAttempts = new Tally(MAIL_OUTCOMES.map((outcome) => ({ outcome })));
  readonly #pageLookups = new Tally([{ result: 'hit' }, { result: 'miss' }]);

  /** @param seconds until the answer was ready */
  countRequest(route: RouteClass, status: number, seconds: number): void {
    this.#requests.add({ route, status: `${Math.floor(status / 100)}xx` });
    this.#durations.add(route, seconds);
  }

  countMailAttempt(outcome: Outcome['result']): void {
    this.#mailAttempts.add({ outcome });
  }

  /** @param kept whether the finished page was in memory */
  countPageLookup(kept: boolean): void {
    this.#pageLookups.add({ result: kept ? 'hit' : 'miss' });
  }

  /** What can be added to the same of other processes. */
  measured(): Metric[] {
    return [
      this.#mailAttempts.counter(
        'site_mail_attempts_total',
        'Attempts to mail a message, by how they ended.',
      ),
      this.#requests.counter('site_http_requests_total', 'Requests, by kind of address and of status.'),
      this.#durations.histogram('site_http_request_duration_seconds', 'Time until an answer was ready.'),
      this.#pageLookups.counter('site_page_cache_lookups_total', 'Looks for a finished page in memory.'),
      gauge('process_resident_memory_bytes', 'Memory that the process occupies.', process.memoryUsage.rss()),
    ];
  }

  /** `text` of {@link MetricsText}, of this process alone. */
  text(summary: MessageSummary | undefined, now: number): string {
    return metricsText(this.measured(), summary, now);
  }
}

/** `text` of {@link MetricsText}, of what has been measured. */
export function metricsText(
  measured: readonly Metric[],
  summary: MessageSummary | undefined,
  now: number,
): string {
  return prometheusText([
    gauge('site_store_up', 'Whether the message store answers.', summary ? 1 : 0),
    ...(summary ? messages(summary, now) : []),
    ...measured,
    gauge('process_start_time_seconds', 'When the process started, in Unix seconds.', STARTED_AT),
  ]);
}

const STARTED_AT = Math.round(performance.timeOrigin / 1000);

function messages({ oldestWaitingAt, ...counts }: MessageSummary, now: number): Metric[] {
  const age = oldestWaitingAt === undefined ? 0 : Math.max(0, Math.round((now - oldestWaitingAt) / 1000));
  return [
    {
      name: 'site_messages',
      type: 'gauge',
      help: 'Messages in the store, by the state of their delivery.',
      samples: Object.entries(counts).map(([state, value]) => ({ labels: { state }, value })),
    },
    gauge(
      'site_oldest_waiting_message_age_seconds',
      'Age of the oldest message not yet delivered; 0: none.',
      age,
    ),
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, type: 'gauge', help, samples: [{ value }] };
}
