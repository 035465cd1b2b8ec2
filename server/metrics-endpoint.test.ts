import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { Metrics } from './metrics.ts';

const TOKEN = 'a-long-random-word';
const SUMMARY = { waiting: 0, sending: 0, sent: 1, failed: 0, held: 0 };

describe('GET /metrics', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'answers who asks from this machine: %s',
    async (peer) => {
      const response = await ask({ peer });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain('site_messages{state="sent"} 1');
    },
  );

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'does not take a proxy on this machine for the operator: %s',
    async (name) => {
      expect((await ask({ peer: '127.0.0.1', headers: { [name]: '192.0.2.1' } })).status).toBe(404);
    },
  );

  it.each(['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1', undefined])(
    'is not there for anybody else: %s',
    async (peer) => {
      expect((await ask({ peer })).status).toBe(404);
    },
  );

  it.each(['127.0.0.1:3000', 'localhost', '[::1]:3000', 'LOCALHOST:3000'])(
    'knows this machine by its own names: %s',
    async (Host) => {
      expect((await ask({ peer: '127.0.0.1', headers: { Host } })).status).toBe(200);
    },
  );

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.0.2.1'])(
    'is not there for a page of another site that calls this machine by its own name: %s',
    async (Host) => {
      expect((await ask({ peer: '127.0.0.1', headers: { Host } })).status).toBe(404);
    },
  );

  it('asks for the token from this machine too, once one is set', async () => {
    expect((await ask({ peer: '127.0.0.1', token: TOKEN })).status).toBe(404);
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await ask({ peer: '127.0.0.1', headers, token: TOKEN })).status).toBe(200);
  });

  it('answers who sends the token, from wherever and through whatever', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '192.0.2.1' };
    expect((await ask({ peer: '192.0.2.1', headers, token: TOKEN })).status).toBe(200);
  });

  it.each([`Bearer ${TOKEN}x`, 'Bearer ', TOKEN, `bearer ${TOKEN}`, 'Bearer undefined', ''])(
    'is not there for who sends another: %s',
    async (Authorization) => {
      expect((await ask({ peer: '192.0.2.1', headers: { Authorization }, token: TOKEN })).status).toBe(404);
    },
  );

  it('has no token that opens when none is set', async () => {
    const headers = { Authorization: 'Bearer undefined' };
    expect((await ask({ peer: '192.0.2.1', headers })).status).toBe(404);
  });

  it('says so, and keeps the reason for the log, while the store does not answer', async () => {
    const lines: string[] = [];
    const summary = () => Promise.reject(new Error('disk gone'));
    const response = await ask({ peer: '::1', summary, lines });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('site_store_up 0');
    expect(JSON.parse(lines.join())).toMatchObject({ level: 'error', error: { message: 'disk gone' } });
  });
});

async function ask({
  peer,
  headers = {},
  token,
  summary = async () => SUMMARY,
  lines = [],
}: {
  peer: string | undefined;
  headers?: Record<string, string>;
  token?: string;
  summary?: () => Promise<typeof SUMMARY>;
  lines?: string[];
}) {
  const app = new Hono<ClientEnv>();
  const services = {
    metrics: new Metrics(),
    store: { summary },
    log: createLog((line) => lines.push(line)),
    now: () => 0,
    settings: { metricsToken: token },
  };
  app.get('/metrics', metricsEndpoint(services));
  app.all('*', (c) => c.text('no such page', 404));
  const url = `http://${headers.Host ?? 'localhost'}/metrics`;
  return app.request(url, { headers }, { incoming: { socket: { remoteAddress: peer } } });
}
