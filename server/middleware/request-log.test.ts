import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { requestLog } from './request-log.ts';

it('writes one line a request', async () => {
  const { app, lines } = logged();
  await app.request('/page');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines.join())).toEqual({
    time: expect.any(String),
    level: 'info',
    event: 'request',
    method: 'GET',
    path: '/page',
    status: 200,
    ms: 8,
    bytes: 5,
  });
});

it('logs nothing about the visitor', async () => {
  const { app, lines } = logged();
  await app.request('/page?email=ada@analytical.example', {
    method: 'POST',
    body: 'my secret',
    headers: { 'X-Forwarded-For': '192.0.2.7', 'User-Agent': 'Analytical Engine' },
  });
  expect(lines.join()).not.toMatch(/analytical|secret|192\.0\.2\.7/i);
});

it('writes requests that fail as errors', async () => {
  const { app, lines } = logged();
  app.onError((_error, c) => c.text('sorry', 500));
  await app.request('/broken');
  await app.request('/nowhere');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', status: 500 },
    { level: 'info', status: 404 },
  ]);
});

it('cuts very long paths', async () => {
  const { app, lines } = logged();
  await app.request(`/${'x'.repeat(5000)}`);
  expect(JSON.parse(lines.join()).path).toHaveLength(200);
});

function logged() {
  const lines: string[] = [];
  const times = [10, 18, 20, 30];
  const app = new Hono();
  const log = createLog((line) => lines.push(line));
  app.use(requestLog({ log, metrics: { countRequest: () => {} }, now: () => times.shift() ?? 0 }));
  app.get('/page', (c) => c.text('hello', 200, { 'Content-Length': '5' }));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  return { app, lines };
}
