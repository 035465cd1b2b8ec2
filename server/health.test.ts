import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { health } from './health.ts';
import { createLog } from './log.ts';
import type { MessageSummary } from './messages/store.ts';

const COUNTS = { waiting: 2, sending: 0, sent: 40, failed: 1, held: 3 };

it('is well when the store answers, and says how many messages stand where', async () => {
  const response = await ask(async () => ({ ...COUNTS, oldestWaitingAt: 10_000 }));
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    store: 'ok',
    messages: { ...COUNTS, oldestWaitingSeconds: 50 },
  });
});

it('knows no oldest message when none waits', async () => {
  const response = await ask(async () => ({ ...COUNTS, waiting: 0 }));
  expect(await response.json()).toMatchObject({ messages: { oldestWaitingSeconds: null } });
});

it('is failing when the store does not answer, and keeps the reason for the log', async () => {
  const lines: string[] = [];
  const response = await ask(() => Promise.reject(new Error('disk gone')), lines);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'failing', store: 'does not answer' });
  expect(JSON.parse(lines.join())).toMatchObject({ level: 'error', error: { message: 'disk gone' } });
});

async function ask(summary: () => Promise<MessageSummary>, lines: string[] = []) {
  const log = createLog((line) => lines.push(line));
  const app = new Hono().get('/healthz', health({ store: { summary }, log, now: () => 60_000 }));
  return app.request('/healthz');
}
