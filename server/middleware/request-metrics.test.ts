import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';
import { requestMetrics } from './request-metrics.ts';

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
])('%s counts as %s', async (path, route) => {
  const { ask, counted } = counting();
  await ask(path);
  expect(await counted()).toContain(`site_http_requests_total{route="${route}",status="2xx"} 1`);
  expect(await counted()).toContain(`site_http_request_duration_seconds_sum{route="${route}"} 0.25`);
});

it('counts failed requests by the status of their response', async () => {
  const { ask, counted } = counting();
  await ask('/broken');
  expect(await counted()).toContain('site_http_requests_total{route="page",status="5xx"} 1');
});

it('uses nothing that a visitor sends as a label', async () => {
  const { ask, counted } = counting();
  const names = async () => (await counted()).match(/^site_[^ ]+/gm);
  const before = await names();
  await ask('/ada@analytical.example?email=ada', { method: 'POST', headers: { 'User-Agent': 'Ada' } });
  await ask('/%F0%9F%9A%80/"}{x="1', { method: 'PROPFIND' });
  expect(await names()).toEqual(before);
});

function counting() {
  const metrics = new Metrics();
  const times = [1000, 1250, 2000, 2250];
  const app = new Hono();
  app.use(requestMetrics({ metrics, now: () => times.shift() ?? 0 }));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.all('*', (c) => c.text('answer'));
  app.onError((_error, c) => c.text('sorry', 500));
  return {
    ask: async (path: string, init?: RequestInit) => app.request(path, init),
    counted: () => metrics.text({ isUp: true }, 0),
  };
}
