import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { recordedLog } from '../tests/fixtures/recorded-log.ts';
import { health } from './health.ts';
import type { MessageStore } from './store/store.ts';
import type { ClientEnv } from './middleware/client-address.ts';
import { createStoreState } from './store-state.ts';

const COUNTS = { waiting: 2, sending: 0, sent: 40, failed: 1, held: 3 };
const VERSION = '20261122T1459Z-da1b779';
const OUTSIDE = { peer: '192.0.2.1' };

describe('GET /healthz', () => {
  it('is ok when a message can be stored, and shows outsiders no more', async () => {
    const response = await ask(OUTSIDE);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('shows the operator the release, and how many messages are in each state', async () => {
    const summary = async () => ({ ...COUNTS, oldestWaitingAt: 10_000 });
    expect(await (await ask({ summary })).json()).toEqual({
      status: 'ok',
      version: VERSION,
      messages: { ...COUNTS, oldestWaitingSeconds: 50 },
      content: [],
    });
  });

  it('is degraded, still 200, for the operator only, while a content file or a translation is not shown as it is', async () => {
    const faults = async () => ['content/home.json:3:20 is not valid JSON: a comma is missing before this'];
    for (const broken of [{ faults }, { translationFaults: faults }]) {
      const told = await ask(broken);
      expect(told.status).toBe(200);
      expect(await told.json()).toMatchObject({ status: 'degraded', content: await faults() });
      expect(await (await ask({ ...OUTSIDE, ...broken })).json()).toEqual({ status: 'ok' });
    }
  });

  it('is failing when no message can be stored, with the reason in the log only', async () => {
    const told = recordedLog();
    const probe = () => Promise.reject(new Error('disk full'));
    const response = await ask({ ...OUTSIDE, probe, told });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'failing' });
    expect(told.entries).toMatchObject([{ level: 'error', error: { message: 'disk full' } }]);
  });

  it.each([
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be had', () => Promise.reject(new Error('no page'))],
  ])('is failing when the page that a visitor asks for %s', async (_how, page) => {
    const response = await ask({ ...OUTSIDE, page });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'failing' });
  });

  it('is soon failing when the store does not answer', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const asking = ask({ probe: never, summary: never });
    await vi.advanceTimersByTimeAsync(2000);
    const response = await asking;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'failing',
      version: VERSION,
      messages: null,
      content: [],
    });
    vi.useRealTimers();
  });

  it('answers within two seconds when the files of content and languages are slow, and later says what is wrong', async () => {
    vi.useFakeTimers();
    const parsed = Promise.withResolvers<string[]>();
    const askSite = createSite({ translationFaults: () => parsed.promise });
    const first = askSite();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await (await first).json()).toMatchObject({
      status: 'ok',
      messages: { ...COUNTS, oldestWaitingSeconds: null },
      content: null,
    });
    parsed.resolve(['content/languages/de.po:7: other placeholders']);
    await vi.advanceTimersByTimeAsync(0);
    const content = ['content/languages/de.po:7: other placeholders'];
    expect(await (await askSite()).json()).toMatchObject({ status: 'degraded', content });
    vi.useRealTimers();
  });
});

type SiteOptions = Partial<Pick<MessageStore, 'probe' | 'summary'>> & {
  faults?: () => Promise<string[]>;
  translationFaults?: () => Promise<string[]>;
  page?: () => Promise<Response>;
  told?: ReturnType<typeof recordedLog>;
};

async function ask({ peer, ...site }: SiteOptions & { peer?: string }) {
  return createSite(site)(peer);
}

function createSite({
  probe = async () => {},
  summary = async () => COUNTS,
  faults = async () => [],
  translationFaults = async () => [],
  page = async () => new Response(''),
  told: { log } = recordedLog(),
}: SiteOptions) {
  const now = () => 60_000;
  const storeState = createStoreState({ store: { probe, summary }, log, now });
  const app = new Hono<ClientEnv>();
  const [content, languages] = [{ faults }, { faults: translationFaults }];
  const settings = { metricsToken: undefined };
  const services = { storeState, content, languages, now, settings, version: VERSION };
  app.get('/healthz', health(services, page));
  return async (peer = '127.0.0.1') => {
    const incoming = { httpVersion: '1.1', socket: { remoteAddress: peer } };
    return app.request('http://localhost/healthz', {}, { incoming });
  };
}
