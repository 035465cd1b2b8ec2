import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';
import { Metrics } from './metrics.ts';
import { createStoreState } from './store-state.ts';

const TOKEN = 'a-long-random-word';
const OPERATOR = { Authorization: `Bearer ${TOKEN}` };
const SUMMARY = { waiting: 0, sending: 0, sent: 1, failed: 0, held: 0 };

describe('GET /metrics', () => {
  it('answers requests with the token, from any address and through any proxy', async () => {
    const headers = { ...OPERATOR, 'X-Forwarded-For': '192.0.2.1' };
    const response = await ask({ peer: '192.0.2.1', headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('site_messages{state="sent"} 1');
  });

  it.each([`Bearer ${TOKEN}x`, 'Bearer ', TOKEN, `bearer ${TOKEN}`, 'Bearer undefined', ''])(
    'is not there for who sends another: %s',
    async (Authorization) => {
      expect((await ask({ headers: { Authorization } })).status).toBe(404);
    },
  );

  it('is 404 without the token also from this machine, since a proxy may ask for anybody', async () => {
    expect((await ask({})).status).toBe(404);
  });

  it('is 404 for everybody when no token is set', async () => {
    expect((await ask({ token: undefined })).status).toBe(404);
    const headers = { Authorization: 'Bearer undefined' };
    expect((await ask({ headers, token: undefined })).status).toBe(404);
  });

  it('reports when no message can be stored, with the reason in the log only', async () => {
    const lines: string[] = [];
    const probe = () => Promise.reject(new Error('disk gone'));
    const response = await ask({ headers: OPERATOR, probe, lines });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('site_store_up 0');
    expect(JSON.parse(lines.join())).toMatchObject({ level: 'error', error: { message: 'disk gone' } });
  });
});

interface Asked {
  peer?: string;
  headers?: Record<string, string>;
  token?: string;
  probe?: () => Promise<void>;
  lines?: string[];
}

async function ask(asked: Asked) {
  const { peer, headers, token, probe, lines } = {
    peer: '127.0.0.1',
    headers: {},
    token: TOKEN,
    probe: async () => {},
    lines: [],
    ...asked,
  };
  const app = new Hono<ClientEnv>();
  const now = () => 0;
  const log = createLog((line) => lines.push(line));
  const services = {
    metrics: new Metrics(),
    storeState: createStoreState({ store: { probe, summary: async () => SUMMARY }, log, now }),
    now,
    settings: { metricsToken: token },
  };
  app.get('/metrics', metricsEndpoint(services));
  app.all('*', (c) => c.text('no such page', 404));
  return app.request(
    'http://localhost/metrics',
    { headers },
    { incoming: { socket: { remoteAddress: peer } } },
  );
}
