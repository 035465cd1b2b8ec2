import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactMessage, VISITOR_WORDS } from '../tests/fixtures/store/contact-message.ts';
import { openSite, type OpenSite } from '../tests/fixtures/site/open-site.ts';

const TOKEN = 'a-long-random-word';
const OPERATOR = { Authorization: `Bearer ${TOKEN}` };

describe('the site', () => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite({
      PUBLIC_URL: 'https://www.site.example',
      METRICS_TOKEN: TOKEN,
      ALLOWED_ORIGINS: 'https://other.example',
    });
    return () => site.stop();
  });

  it('sets no cookie', async () => {
    for (const path of ['/', '/contact', '/de/pricing', '/healthz']) {
      expect((await site.fetch(path)).headers.getSetCookie()).toEqual([]);
    }
  });

  it('checks its script against the build', async () => {
    const html = await (await site.fetch('/')).text();
    const { integrity, href } = JSON.parse(/\{"rel":"modulepreload".+?\}/.exec(html)?.[0] ?? '');
    const script = Buffer.from(await (await site.fetch(href)).arrayBuffer());
    expect(integrity).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  });

  it('serves metrics to its operator and a 404 to everybody else', async () => {
    await site.fetch('/about');
    const text = await (await metrics(OPERATOR)).text();
    expect(text).toMatch(/^site_http_requests_total\{route="page",status="2xx"\} [1-9]/m);
    const outside = await metrics({ 'X-Forwarded-For': '192.0.2.1' });
    expect(outside.status).toBe(404);
    expect(await outside.text()).toContain('<!DOCTYPE html>');
    const headers = { 'X-Forwarded-For': '192.0.2.1', ...OPERATOR };
    expect((await metrics(headers)).status).toBe(200);
  });

  it("keeps visitors' data out of the log and the metrics", async () => {
    await site.fetch('/contact?email=ada@analytical.example', {
      method: 'POST',
      headers: { 'User-Agent': 'Analytical/1.0', 'X-Forwarded-For': '192.0.2.77' },
      body: new URLSearchParams({ ...contactMessage() }),
    });
    const body = new URLSearchParams({ ...contactMessage({ email: 'ada at analytical' }) });
    expect((await site.fetch('/contact', { method: 'POST', body })).status).toBe(400);
    const told = JSON.stringify(site.log) + (await (await metrics(OPERATOR)).text());
    expect(told).toContain('message.accepted');
    expect(told).not.toMatch(VISITOR_WORDS);
    expect(told).not.toContain('192.0.2');
  });

  it('has no /admin unless a setting turns it on, and no page ever gets its policy', async () => {
    for (const path of ['/admin', '/admin/config.yml', '/admin/decap-cms.js'])
      expect((await site.fetch(path)).status).toBe(404);
    for (const path of ['/', '/admin'])
      expect((await site.fetch(path)).headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await (await site.fetch('/sitemap.xml')).text()).not.toContain('/admin');
  });

  async function metrics(headers: Record<string, string>) {
    return site.fetch('/metrics', { headers });
  }
});

it("counts requests by the visitor's address and writes the address nowhere", async () => {
  const site = await openSite({ TRUST_PROXY: '127.0.0.1', CONTACT_LIMIT: '1/3600', METRICS_TOKEN: TOKEN });
  const headers = { 'X-Forwarded-For': '192.0.2.77', 'User-Agent': 'Mozilla/5.0 Firefox/150.0' };
  const body = new URLSearchParams({ ...contactMessage() });
  const send = () => site.fetch('/contact', { method: 'POST', headers, body });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  const view = { path: '/faq', language: 'en', referrer: 'news.example' };
  const counted = await site.fetch('/insights', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/plain', Origin: site.url },
    body: JSON.stringify(view),
  });
  expect(counted.status).toBe(204);
  const metrics = await (await site.fetch('/metrics', { headers: OPERATOR })).text();
  await site.stop();
  for (const kept of ['news.example', 'ada@analytical.example']) expect(site.stored()).toContain(kept);
  for (const written of [site.stored(), JSON.stringify(site.log), metrics])
    expect(written).not.toContain('192.0.2.77');
});
