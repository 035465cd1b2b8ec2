import { beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const SUMMARY = { waiting: 2, sending: 1, sent: 40, failed: 3, held: 4 };

describe('the metrics', () => {
  let metrics: Metrics;

  beforeEach(() => {
    metrics = new Metrics();
  });

  it('count messages by state, and have the age of the oldest that waits', async () => {
    const lines = linesOf(
      await metrics.text({ isUp: true, summary: { ...SUMMARY, oldestWaitingAt: 10_000 } }, 70_500),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_store_up 1',
        'site_messages{state="waiting"} 2',
        'site_messages{state="sending"} 1',
        'site_messages{state="sent"} 40',
        'site_messages{state="failed"} 3',
        'site_messages{state="held"} 4',
        'site_oldest_waiting_message_age_seconds 61',
      ]),
    );
  });

  it('have age 0 when none waits, and when the clock was set back', async () => {
    const age = 'site_oldest_waiting_message_age_seconds 0';
    expect(linesOf(await metrics.text({ isUp: true, summary: SUMMARY }, 70_000))).toContain(age);
    const ahead = { ...SUMMARY, oldestWaitingAt: 90_000 };
    expect(linesOf(await metrics.text({ isUp: true, summary: ahead }, 70_000))).toContain(age);
  });

  it('omit the messages while the store does not answer', async () => {
    const text = await metrics.text({ isUp: false }, 0);
    expect(linesOf(text)).toContain('site_store_up 0');
    expect(text).not.toMatch(/site_messages|oldest_waiting/);
  });

  it('count attempts and pages, each kind from zero', async () => {
    metrics.countMailAttempt('sent');
    metrics.countMailAttempt('sent');
    metrics.countMailAttempt('deferred');
    metrics.countPageLookup(false);
    metrics.countPageLookup(true);
    metrics.countPageLookup(true);
    expect(linesOf(await metrics.text({ isUp: false }, 0))).toEqual(
      expect.arrayContaining([
        'site_mail_attempts_total{outcome="sent"} 2',
        'site_mail_attempts_total{outcome="deferred"} 1',
        'site_mail_attempts_total{outcome="returned"} 0',
        'site_mail_attempts_total{outcome="failed"} 0',
        'site_page_cache_lookups_total{result="hit"} 2',
        'site_page_cache_lookups_total{result="miss"} 1',
      ]),
    );
  });

  it('count requests by kind and status, with cumulative buckets of their durations', async () => {
    metrics.countRequest('page', 200, 0.005);
    metrics.countRequest('page', 304, 0.2);
    metrics.countRequest('page', 404, 60);
    expect(linesOf(await metrics.text({ isUp: false }, 0))).toEqual(
      expect.arrayContaining([
        'site_http_requests_total{route="page",status="2xx"} 1',
        'site_http_requests_total{route="page",status="3xx"} 1',
        'site_http_requests_total{route="page",status="4xx"} 1',
        'site_http_requests_total{route="page",status="5xx"} 0',
        'site_http_request_duration_seconds_bucket{le="0.005",route="page"} 1',
        'site_http_request_duration_seconds_bucket{le="0.1",route="page"} 1',
        'site_http_request_duration_seconds_bucket{le="0.25",route="page"} 2',
        'site_http_request_duration_seconds_bucket{le="10",route="page"} 2',
        'site_http_request_duration_seconds_bucket{le="+Inf",route="page"} 3',
        'site_http_request_duration_seconds_sum{route="page"} 60.205',
        'site_http_request_duration_seconds_count{route="page"} 3',
      ]),
    );
  });

  function linesOf(text: string) {
    return text.trimEnd().split('\n');
  }
});
