import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';
import { prometheusText } from './prometheus-text.ts';
import { sumMetrics } from './sum.ts';

it('adds what processes have counted, sample by sample', () => {
  const [one, two] = [new Metrics(), new Metrics()];
  one.countRequest('page', 200, 0.25);
  two.countRequest('page', 200, 0.5);
  two.countRequest('asset', 404, 0.5);
  const text = prometheusText(sumMetrics([one.measured(), [], two.measured()]));
  expect(text).toContain('site_http_requests_total{route="page",status="2xx"} 2\n');
  expect(text).toContain('site_http_requests_total{route="asset",status="4xx"} 1\n');
  expect(text).toContain('site_http_requests_total{route="data",status="2xx"} 0\n');
  expect(text).toContain('site_http_request_duration_seconds_bucket{route="page",le="0.25"} 1\n');
  expect(text).toContain('site_http_request_duration_seconds_sum{route="page"} 0.75\n');
  expect(text.match(/^# HELP process_resident_memory_bytes/gm)).toHaveLength(1);
});
