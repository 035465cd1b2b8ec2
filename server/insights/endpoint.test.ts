import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { recordedLog } from '../../tests/fixtures/recorded-log.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { requestLog } from '../middleware/request-log.ts';
import { BEACON_BYTES, BEACON_CEILING, BEACON_LIMIT, insightsEndpoint, isRobot } from './endpoint.ts';
import type { InsightsRow } from './store.ts';
import { InsightsTally, OTHER } from './tally.ts';

const ORIGIN = 'https://www.site.example';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const VIEW = { type: 'view', path: '/faq', language: 'en', referrer: 'news.example' };
const SPEED = { type: 'speed', path: '/', language: 'en', values: { LCP: 900.4, CLS: 0.02, TTFB: 1e12 } };

it('adds a page view to the totals of its day', async () => {
  const { send, counted } = started();
  expect((await send(VIEW)).status).toBe(204);
  const labels = { day: '2026-11-21', bucket: 0, count: 1 };
  expect(await counted()).toEqual([
    { ...labels, metric: 'view', label: '/faq', language: 'en' },
    { ...labels, metric: 'referrer', label: 'news.example', language: '' },
  ]);
});

it("adds a page's vitals to the totals of its day, by bucket", async () => {
  const { send, counted } = started();
  expect((await send(SPEED)).status).toBe(204);
  expect((await counted())?.map(({ metric, bucket }) => [metric, bucket])).toEqual([
    ['LCP', 0],
    ['CLS', 0],
    ['TTFB', 2],
  ]);
});

it.each([
  ['/de/pricing', 'en', '/pricing', 'de'],
  ['/pricing', 'fr', '/pricing', 'fr'],
  ['/%', 'en', '(other)', 'en'],
  ['/wp-login.php', 'en', OTHER, 'en'],
  ['/xx/pricing', 'en', OTHER, 'en'],
])('counts %s read in %s under a page and a language of the site', async (path, language, route, counts) => {
  const { send, counted } = started();
  await send({ ...VIEW, path, language });
  expect(await counted()).toContainEqual(
    expect.objectContaining({ metric: 'view', label: route, language: counts }),
  );
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
  [{ type: 'click' }],
  ['view'],
])('refuses %j and counts nothing', async (body) => {
  const { send, counted } = started();
  expect((await send(body)).status).toBe(400);
  expect(await counted()).toBeUndefined();
});

it('refuses what is no JSON, too large, or of another type', async () => {
  const { post } = started();
  expect((await post('{"type":')).status).toBe(400);
  expect((await post(JSON.stringify({ ...VIEW, path: 'x'.repeat(BEACON_BYTES) }))).status).toBe(413);
  const json = { 'Content-Type': 'application/json' };
  expect((await post(JSON.stringify(VIEW), json)).status).toBe(415);
});

it.each([
  ['another site', { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour', { Origin: 'https://shop.site.example', 'Sec-Fetch-Site': 'same-site' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['nobody knows whom', { Origin: '' }],
])('refuses beacons from %s', async (_who, headers) => {
  const { post, counted } = started();
  expect((await post(JSON.stringify(VIEW), headers)).status).toBe(403);
  expect(await counted()).toBeUndefined();
});

it('accepts the host that the browser called, whatever PUBLIC_URL says', async () => {
  const { post } = started();
  const headers = { Origin: 'https://preview.example', Host: 'preview.example' };
  expect((await post(JSON.stringify(VIEW), headers)).status).toBe(204);
});

it('answers robots like everybody but does not count them', async () => {
  const { post, counted } = started();
  const headers = {
    'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  expect((await post(JSON.stringify(VIEW), headers)).status).toBe(204);
  expect(await counted()).toBeUndefined();
});

it.each([
  ['one address', BEACON_LIMIT.count, () => '192.0.2.1'],
  ['all addresses together', BEACON_CEILING.count, (index: number) => `192.0.2.${index % 100}`],
] as const)('limits what %s can send', async (_who, count, client) => {
  const { post } = started();
  const statuses = [];
  for (let index = 0; index <= count; index += 1)
    statuses.push((await post(JSON.stringify(VIEW), { 'X-Client': client(index) })).status);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([204]));
  expect(statuses.at(-1)).toBe(429);
});

it('logs nothing of what was sent', async () => {
  const { send, entries } = started();
  await send({ ...VIEW, referrer: 'secret.example' });
  await send({ ...VIEW, referrer: 'https://secret.example/' });
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toMatch(/secret|faq|192\.0\.2|Firefox/);
});

const MOZILLA = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  undefined,
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
  `${MOZILLA} Chrome/150.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
  'Screaming Frog SEO Spider/21.0',
])('takes for a robot: %s', (userAgent) => expect(isRobot(userAgent)).toBe(true));

it.each([
  `${MOZILLA} Chrome/150.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
])('takes for a person: %s', (userAgent) => expect(isRobot(userAgent)).toBe(false));

function started() {
  const tally = new InsightsTally();
  const paths = async () => new Set(['/', '/faq', '/pricing', '/contact']);
  const { log, entries } = recordedLog();
  const now = () => Date.UTC(2026, 10, 21, 23, 59);
  const app = new Hono<ClientEnv>();
  app.use(requestLog({ log, metrics: { countRequest: () => {} } }));
  app.use(async (c, next) => {
    c.set('client', { address: c.req.header('X-Client') ?? '192.0.2.1', protocol: 'https' });
    await next();
  });
  app.route('/insights', insightsEndpoint({ insights: tally, content: { paths }, origin: ORIGIN, now }));
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.request('/insights', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain', Origin: ORIGIN, 'User-Agent': BROWSER, ...headers },
    });
  return {
    entries,
    post,
    send: (body: unknown) => post(JSON.stringify(body)),
    /** What the store would be given now; undefined: nothing. */
    async counted() {
      const added: InsightsRow[] = [];
      await tally.flush({ add: async (rows) => void added.push(...rows) });
      return added.length > 0 ? added : undefined;
    },
  };
}
