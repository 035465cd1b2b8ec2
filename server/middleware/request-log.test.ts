import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { requestLog } from './request-log.ts';

it('writes one line a request', async () => {
  const { app, entries } = logged();
  await app.request('/page');
  expect(entries).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      event: 'request',
      method: 'GET',
      path: '/page',
      status: 200,
      ms: 8,
      bytes: 5,
    },
  ]);
});

it('writes requests that fail as errors', async () => {
  const { app, entries } = logged();
  app.onError((_error, c) => c.text('sorry', 500));
  await app.request('/broken');
  await app.request('/nowhere');
  expect(entries).toMatchObject([
    { level: 'error', status: 500 },
    { level: 'info', status: 404 },
  ]);
});

it('cuts very long paths', async () => {
  const { app, entries } = logged();
  await app.request(`/${'x'.repeat(5000)}`);
  expect(entries[0]?.path).toHaveLength(200);
});

function logged() {
  const { log, entries } = recordedLog();
  const times = [10, 18, 20, 30];
  const app = new Hono();
  app.use(requestLog({ log, now: () => times.shift() ?? 0 }));
  app.get('/page', (c) => c.text('hello', 200, { 'Content-Length': '5' }));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  return { app, entries };
}
