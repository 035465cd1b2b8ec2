import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import type { KindSummary } from '../store/store.ts';
import { createMetrics } from './metrics.ts';
import { requestLog } from '../middleware/request-log.ts';

const SILENT = recordedLog().log;
const SUMMARY = { waiting: 2, sending: 1, sent: 40, failed: 3, held: 4 };

describe('the metrics', () => {
  it('count messages by state, and show the age of the oldest that waits', async () => {
    const lines = await linesOf(metricsOf({ ...SUMMARY, oldestWaitingAt: 10_000 }, 70_500));
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_store_up 1',
        'site_deliveries{kind="mail",state="waiting"} 2',
        'site_deliveries{kind="mail",state="sending"} 1',
        'site_deliveries{kind="mail",state="sent"} 40',
        'site_deliveries{kind="mail",state="failed"} 3',
        'site_deliveries{kind="mail",state="held"} 4',
        'site_oldest_waiting_message_age_seconds{kind="mail"} 61',
      ]),
    );
  });

  it('have age 0 when no message waits, and when the clock was set back', async () => {
    const age = 'site_oldest_waiting_message_age_seconds{kind="mail"} 0';
    expect(await linesOf(metricsOf(SUMMARY, 70_000))).toContain(age);
    expect(await linesOf(metricsOf({ ...SUMMARY, oldestWaitingAt: 90_000 }, 70_000))).toContain(age);
  });

  it('omit the messages while the store does not answer', async () => {
    const lines = await linesOf(metricsOf(undefined));
    expect(lines).toContain('site_store_up 0');
    expect(lines.filter((line) => /^site_(deliveries|oldest_waiting)/.test(line))).toEqual([]);
  });

  it('count attempts and requests, each kind from zero, with cumulative buckets of durations', async () => {
    const metrics = metricsOf(SUMMARY);
    for (const outcome of ['sent', 'sent', 'deferred'] as const) metrics.countAttempt('mail', outcome);
    metrics.countRequest('/faq', 200, 0.005);
    metrics.countRequest('/', 304, 0.2);
    metrics.countRequest('/nothing', 404, 60);
    const duration = 'site_http_request_duration_seconds';
    expect(await linesOf(metrics)).toEqual(
      expect.arrayContaining([
        'site_delivery_attempts_total{kind="mail",outcome="sent"} 2',
        'site_delivery_attempts_total{kind="mail",outcome="deferred"} 1',
        'site_delivery_attempts_total{kind="mail",outcome="returned"} 0',
        'site_delivery_attempts_total{kind="mail",outcome="failed"} 0',
        'site_http_requests_total{route="page",status="2xx"} 1',
        'site_http_requests_total{route="page",status="3xx"} 1',
        'site_http_requests_total{route="page",status="4xx"} 1',
        'site_http_requests_total{route="page",status="5xx"} 0',
        `${duration}_bucket{le="0.005",route="page"} 1`,
        `${duration}_bucket{le="0.25",route="page"} 2`,
        `${duration}_bucket{le="+Inf",route="page"} 3`,
        `${duration}_sum{route="page"} 60.205`,
        `${duration}_count{route="page"} 3`,
      ]),
    );
  });

  it.each([
    ['/', 'page'],
    ['/de/intel/ai-intelligence-article', 'page'],
    ['/assets/entry-abc.js', 'asset'],
    ['/favicon.ico', 'asset'],
    ['/data/home.json', 'data'],
    ['/insights', 'data'],
    ['/insights/views.js', 'asset'],
    ['/functions/v1/send-contact-email', 'function'],
    ['/healthz', 'health'],
    ['/metrics', 'health'],
  ])('count %s as %s', async (path, route) => {
    const metrics = metricsOf(SUMMARY);
    const times = [1000, 1250];
    const app = new Hono().use(requestLog({ log: SILENT, metrics, now: () => times.shift() ?? 0 }));
    app.all('*', (c) => c.text(''));
    await app.request(path);
    const lines = await linesOf(metrics);
    expect(lines).toContain(`site_http_requests_total{route="${route}",status="2xx"} 1`);
    expect(lines).toContain(`site_http_request_duration_seconds_sum{route="${route}"} 0.25`);
  });

  it('include everything that the shipped alerts query', async () => {
    const rules = readFileSync('deploy/prometheus/forthright.rules.yml', 'utf8');
    const { groups }: { groups: { rules: { expr: string }[] }[] } = parse(rules);
    const expressions = groups.flatMap((group) => group.rules.map(({ expr }) => expr));
    const series = Array.from(expressions.join('\n').matchAll(/\b((?:site|process)_\w+)(?:\{(\w+="\w+"))?/g));
    const lines = await linesOf(metricsOf(SUMMARY));
    for (const [, name = '', label = ''] of series) {
      const found = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
      // `job` is added by Prometheus.
      const labelled = found.filter((line) => label.startsWith('job=') || line.includes(label));
      expect([name, label, labelled]).not.toEqual([name, label, []]);
    }
    expect(series).not.toEqual([]);
  });

  it('count failed requests, and use nothing that a visitor sends as a label', async () => {
    const metrics = metricsOf(SUMMARY);
    const app = new Hono()
      .use(requestLog({ log: SILENT, metrics }))
      .onError((_error, c) => c.text('sorry', 500));
    app.all('*', () => Promise.reject(new Error('broken')));
    const names = async () => (await metrics.text()).match(/^site_[^ ]+/gm);
    const before = await names();
    await app.request('/ada@analytical.example?email=ada', {
      method: 'POST',
      headers: { 'User-Agent': 'Ada' },
    });
    await app.request('/%F0%9F%9A%80/"}{x="1', { method: 'PROPFIND' });
    expect(await names()).toEqual(before);
    expect(await linesOf(metrics)).toContain('site_http_requests_total{route="page",status="5xx"} 1');
  });
});

/** The store's counts of mail deliveries; there are no others. */
function metricsOf(mail: KindSummary | undefined, now = 0) {
  const webhook = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };
  const storeState = {
    isWritable: async () => mail !== undefined,
    fault: () => null,
    summary: async () => mail && { mail, webhook },
  };
  return createMetrics({ storeState, now: () => now, token: 'a-token-of-the-tests' });
}

async function linesOf({ text }: { text(): Promise<string> }) {
  return (await text()).trimEnd().split('\n');
}
