import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../site/content/fault.ts';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { health } from './health.ts';
import type { MessageStore } from '../store/store.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { createStoreState } from './store-state.ts';

const NONE = { waiting: 0, sending: 0, sent: 0, failed: 0, held: 0 };
const COUNTS = { waiting: 2, sending: 0, sent: 40, failed: 1, held: 3 };
const VERSION = '20261122T1459Z-da1b779';
const OUTSIDE = { peer: '192.0.2.1' };

describe('GET /healthz', () => {
  it('is ok when a message can be stored, and tells outsiders nothing else', async () => {
    const response = await ask(OUTSIDE);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('shows the operator the release, and how many deliveries of all kinds are in each state', async () => {
    const webhook = { waiting: 2, sending: 0, sent: 30, failed: 0, held: 0, oldestWaitingAt: 10_000 };
    const summary = async () => ({ mail: { ...COUNTS, oldestWaitingAt: 20_000 }, webhook });
    expect(await (await ask({ summary })).json()).toEqual({
      status: 'ok',
      version: VERSION,
      store: null,
      messages: {
        ...COUNTS,
        waiting: COUNTS.waiting + 2,
        sent: COUNTS.sent + 30,
        oldestWaitingSeconds: 50,
      },
      contentAgeSeconds: null,
      content: [],
    });
  });

  it('is degraded, still 200, for the operator only, while a content file or a translation has a fault', async () => {
    const faults = [{ file: 'home.json', at: '3:20', says: 'is not valid JSON: a comma is missing' }];
    const told = await ask({ faults });
    expect(told.status).toBe(200);
    const content = ['content/home.json:3:20 is not valid JSON: a comma is missing'];
    expect(await told.json()).toMatchObject({ status: 'degraded', content });
    expect(await (await ask({ ...OUTSIDE, faults })).json()).toEqual({ status: 'ok' });
  });

  it('is failing when no message can be stored, with the reason for the operator only', async () => {
    const told = recordedLog();
    const probe = () => Promise.reject(new Error('disk full'));
    const response = await ask({ ...OUTSIDE, probe, told });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'failing' });
    expect(told.entries).toMatchObject([{ level: 'alarm', error: { message: 'disk full' } }]);
    expect(await (await ask({ probe })).json()).toMatchObject({ store: 'disk full' });
  });

  it.each([
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be had', () => Promise.reject(new Error('no page'))],
  ])('is failing when the page that a visitor asks for %s', async (_how, page) => {
    const response = await ask({ ...OUTSIDE, page });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'failing' });
  });

  it('fails soon when the store does not answer', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const asking = ask({ probe: never, summary: never });
    await vi.advanceTimersByTimeAsync(2000);
    const response = await asking;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'failing',
      version: VERSION,
      store: 'No answer within 1500 ms',
      messages: null,
      contentAgeSeconds: null,
      content: [],
    });
  });
});

type SiteOptions = Partial<Pick<MessageStore, 'probe' | 'summary'>> & {
  faults?: readonly Fault[];
  page?: () => Promise<Response>;
  told?: ReturnType<typeof recordedLog>;
};

async function ask({ peer, ...site }: SiteOptions & { peer?: string }) {
  return createSite(site)(peer);
}

function createSite({
  probe = async () => {},
  summary = async () => ({ mail: COUNTS, webhook: NONE }),
  faults = [],
  page = async () => new Response(''),
  told: { log } = recordedLog(),
}: SiteOptions) {
  const now = () => 60_000;
  const storeState = createStoreState({ store: { probe, summary }, log, now });
  const app = new Hono<ClientEnv>();
  const content = { current: () => ({ faults: () => faults }) };
  const settings = { metricsToken: undefined, contentDir: 'content' };
  const services = { storeState, content, now, settings, version: VERSION };
  app.get('/healthz', health(services, page));
  return async (peer = '127.0.0.1') => {
    const incoming = { httpVersion: '1.1', socket: { remoteAddress: peer } };
    return app.request('http://localhost/healthz', {}, { incoming });
  };
}
