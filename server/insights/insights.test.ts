import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { sqliteInsights } from '../../tests/fixtures/store/stores.ts';
import { requestLog } from '../middleware/request-log.ts';
import { BEACON_BYTES, insightsEndpoint, privacySignal } from './endpoint.ts';
import type { InsightsRow, InsightsStore } from '../store/insights.ts';
import { collectSums, MOST_REFERRERS, OTHER } from './sums.ts';

const ORIGIN = 'https://www.site.example';
const VIEW = { path: '/faq', language: 'en', referrer: 'news.example' };
const SPEED = { path: '/', language: 'en', values: { LCP: 2500, INP: 201, CLS: 0.26, TTFB: 1e12 } };
const DAY = '2026-11-21';

it('adds a page view to the sums of its day, and the site that led to it', async () => {
  const { send, counted } = started();
  for (const _ of ['one', 'two']) expect((await send(VIEW)).status).toBe(204);
  const labels = { day: DAY, bucket: 0, count: 2 };
  expect(await counted()).toEqual([
    { ...labels, metric: 'referrer', label: 'news.example', language: '' },
    { ...labels, metric: 'view', label: '/faq', language: 'en' },
  ]);
});

it('adds the vitals of a page to the sums of its day, by how good they are', async () => {
  const { send, counted } = started();
  expect((await send(SPEED)).status).toBe(204);
  expect((await counted()).map(({ metric, bucket }) => [metric, bucket])).toEqual([
    ['CLS', 2],
    ['INP', 1],
    ['LCP', 0],
    ['TTFB', 2],
  ]);
});

it.each([
  ['/de/pricing', 'en', '/pricing', 'de'],
  ['/pricing', 'fr', '/pricing', 'fr'],
  ['/%', 'en', OTHER, 'en'],
  ['/wp-login.php', 'en', OTHER, 'en'],
  ['/xx/pricing', 'en', OTHER, 'en'],
])('counts %s read in %s under a page and a language of the site', async (path, language, label, counts) => {
  const { send, counted } = started();
  await send({ path, language });
  expect(await counted()).toMatchObject([{ metric: 'view', label, language: counts }]);
});

it('keeps what genuine visitors report, however many forged reports came before', async () => {
  const { send, counted } = started();
  const values = { LCP: 9000, INP: 9000, CLS: 9, FCP: 9000, TTFB: 9000 };
  for (let index = 0; index < 400; index += 1) {
    await send({ path: `/forged-${index}`, language: 'de', values });
    await send({ path: '/faq', language: 'fr', referrer: `forged-${index}.example` });
  }
  await send({ path: '/no/pricing', language: 'no', values: { LCP: 900, CLS: 0 } });
  const rows = await counted();
  for (const metric of ['LCP', 'CLS'])
    expect(rows).toContainEqual({ day: DAY, metric, label: '/pricing', language: 'no', bucket: 0, count: 1 });
  const referrers = rows.filter(({ metric }) => metric === 'referrer');
  expect(referrers).toHaveLength(MOST_REFERRERS + 1);
  // The row that says that the day's list is incomplete.
  expect(referrers).toContainEqual(expect.objectContaining({ label: OTHER, count: 400 - MOST_REFERRERS }));
  expect(rows.length).toBeLessThan(MOST_REFERRERS + 20);
});

it('keeps the counts that the store could not save, and saves them when it is closed', async () => {
  const store = sqliteInsights();
  let failures = 2;
  const { send, counted, entries } = started({
    ...store,
    add: async (rows) => {
      if ((failures -= 1) >= 0) throw new Error('disk gone');
      await store.add(rows);
    },
  });
  await send(VIEW);
  await counted();
  expect(entries).toContainEqual(expect.objectContaining({ event: 'insights.not-stored' }));
  await send(VIEW);
  failures = 0;
  expect(await counted()).toContainEqual(expect.objectContaining({ metric: 'view', count: 2 }));
});

it.each([
  [{ ...VIEW, path: 'faq' }],
  [{ ...VIEW, path: `/${'x'.repeat(300)}` }],
  [{ ...VIEW, language: 'xx' }],
  [{ ...VIEW, referrer: 'https://news.example/secret?q=1' }],
  [{ ...VIEW, address: '192.0.2.1' }],
  [{ ...SPEED, values: { LCP: -1 } }],
  [{ ...SPEED, values: { LCP: '900' } }],
  [{ ...SPEED, values: { FID: 1 } }],
  ['view'],
])('refuses %j and counts nothing', async (body) => {
  const { send, counted } = started();
  expect((await send(body)).status).toBe(400);
  expect(await counted()).toEqual([]);
});

it('refuses a body that is not JSON, or too large', async () => {
  const { post } = started();
  expect((await post('{"path":')).status).toBe(400);
  expect((await post(JSON.stringify({ ...VIEW, path: 'x'.repeat(BEACON_BYTES) }))).status).toBe(413);
});

it.each([
  ['another site', { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbor', { Origin: 'https://shop.site.example', 'Sec-Fetch-Site': 'same-site' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['an unknown sender', { Origin: '' }],
])('refuses beacons from %s', async (_who, headers) => {
  const { post, counted } = started();
  expect((await post(JSON.stringify(VIEW), headers)).status).toBe(403);
  expect(await counted()).toEqual([]);
});

it('accepts the host that the browser called, whatever PUBLIC_URL says', async () => {
  const { post } = started();
  const headers = { Origin: 'https://preview.example', Host: 'preview.example' };
  expect((await post(JSON.stringify(VIEW), headers)).status).toBe(204);
});

it('logs nothing of what was sent', async () => {
  const { send, entries } = started();
  await send({ ...VIEW, referrer: 'secret.example' });
  await send({ ...VIEW, referrer: 'https://secret.example/' });
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toMatch(/secret|faq/);
});

it('answers Global Privacy Control with an empty script that no cache keeps, and drops reports', async () => {
  const { app, post, counted } = started();
  const response = await app.request('/insights/views.js', { headers: { 'Sec-GPC': '1' } });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('Content-Type')).toContain('text/javascript');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await post(JSON.stringify(VIEW), { 'Sec-GPC': '1' })).status).toBe(204);
  expect(await counted()).toEqual([]);
});

it.each(['0', 'true', ''])('takes no other value for the signal: %s', async (signal) => {
  const { app, post, counted } = started();
  const script = await app.request('/insights/views.js', { headers: { 'Sec-GPC': signal } });
  expect([await script.text(), script.headers.get('Vary')]).toEqual(['measure()', 'Sec-GPC']);
  await post(JSON.stringify(VIEW), { 'Sec-GPC': signal });
  expect(await counted()).toHaveLength(2);
});

function started(store: InsightsStore = sqliteInsights()) {
  const { log, entries } = recordedLog();
  const insights = collectSums(store, log);
  onTestFinished(() => insights.close());
  const content = { current: () => ({ paths: new Set(['/', '/faq', '/pricing', '/contact']) }) };
  const now = () => Date.UTC(2026, 10, 21, 23, 59);
  const app = new Hono();
  app.use(requestLog({ log }));
  app.use('/insights/*', privacySignal());
  app.get('/insights/views.js', (c) => c.text('measure()'));
  app.route('/insights', insightsEndpoint({ insights, content, origin: ORIGIN, now }));
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.request('/insights', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain', Origin: ORIGIN, ...headers },
    });
  return {
    app,
    entries,
    post,
    send: (body: unknown) => post(JSON.stringify(body)),
    /** The rows in the store once the sums have arrived. */
    async counted(): Promise<InsightsRow[]> {
      await insights.close();
      const rows = await store.read({ from: '2000-01-01', to: '2100-01-01' });
      return rows.toSorted((a, b) => (a.metric < b.metric ? -1 : 1));
    },
  };
}
