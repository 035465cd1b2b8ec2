import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { afterEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { shownText } from '../../tests/fixtures/site/rendered-page.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { MOST_QUERIES } from '../services.ts';

describe('the limits of the site', () => {
  let site: OpenSite;

  afterEach(() => site.stop());

  it('count the function and the form together, and are not evaded by a forged address', async () => {
    site = await openSite({ CONTACT_LIMIT: '8/3600' });
    expect((await call('198.51.100.1')).status).toBe(200);
    for (const path of ['/contact', '/CONTACT', '/contact/', '/de/contact', '/%63ontact']) {
      expect((await post(path, '198.51.100.2')).status).toBe(200);
    }
    expect((await call('198.51.100.3')).status).toBe(200);
    expect((await post('/contact', '198.51.100.4')).status).toBe(200);

    const refused = await call('198.51.100.5');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('wait') });
    for (const path of ['/contact', '/Contact', '/contact/', '/fr/contact', '/%43ontact']) {
      expect((await post(path, '198.51.100.6')).status).toBe(429);
    }
    await expect.poll(received).toBe(8);
  });

  it('answer a form without JavaScript with the page, advice and Retry-After, without reading the body', async () => {
    site = await openSite({ CONTACT_LIMIT: '1/3600' });
    await post('/contact');
    const refused = await post('/contact');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    const html = await refused.text();
    expect(shownText(html)).not.toContain('Message Sent!');
    expect(shownText(html)).toContain('Go back: what you typed is still there.');
    expect(html).not.toContain('ada@analytical.example');
    expect((await site.fetch('/contact')).status).toBe(200);
  });

  it('have a ceiling for all clients together, which requests beyond a client’s limit do not use up', async () => {
    site = await openSite({ CONTACT_LIMIT: '1/3600', CONTACT_CEILING: '3/1800', TRUST_PROXY: '127.0.0.1' });
    expect((await call('192.0.2.1')).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await call('192.0.2.1')).status).toBe(429);
    expect((await call('192.0.2.2')).status).toBe(200);
    expect((await post('/contact', '192.0.2.3')).status).toBe(200);
    const refused = await call('192.0.2.4');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(1500);
    expect(wait).toBeLessThanOrEqual(1800);
    expect((await post('/contact', '192.0.2.5')).status).toBe(429);
    await expect.poll(received).toBe(3);
  });

  it('are understood by the hosted backend’s own client, even on pages of other sites', async () => {
    const Origin = 'https://other.example';
    site = await openSite({ CONTACT_LIMIT: '1/3600', ALLOWED_ORIGINS: Origin });
    const client = new FunctionsClient(`${site.url}/functions/v1`, {
      headers: { Origin },
      customFetch: site.fetch,
    });
    const invoke = () => client.invoke('send-contact-email', { body: contactMessage() });
    expect((await invoke()).error).toBeNull();
    const { error, response } = await invoke();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(response?.status).toBe(429);
    expect(Number(response?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(response?.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    expect(response?.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it('let a limited number of requests with a query wait, whatever they ask for, while cached pages are served', async () => {
    const kinds = ['/intel?tag=AI', '/de/support?q=limits', '/tools/filing-dates/reports.csv?end=2026-06-30'];
    site = await openSite();
    await site.fetch('/pricing');
    const asked = kinds.map((path) => Array.from({ length: MOST_QUERIES + 30 }, () => site.fetch(path)));
    const page = await Promise.race([site.fetch('/pricing?tag=AI'), Promise.all(asked.flat())]);
    expect(page).toMatchObject({ status: 200 });
    const answers = await Promise.all(asked.map((kind) => Promise.all(kind)));
    const statuses = answers.flat().map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual(MOST_QUERIES);
    // Two queues would answer this many.
    expect(answered).toBeLessThan(2 * MOST_QUERIES);
    for (const kind of answers)
      expect(kind.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('1');
    for (const path of kinds) expect((await site.fetch(path)).status).toBe(200);
  });

  async function call(forwardedFor: string) {
    return site.fetch('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify(contactMessage()),
    });
  }

  let forms = 0;
  async function post(path: string, forwardedFor = '192.0.2.99') {
    // Each is another message, because without JavaScript the same words again are the same message.
    forms += 1;
    return site.fetch(path, {
      method: 'POST',
      headers: { 'X-Forwarded-For': forwardedFor },
      body: new URLSearchParams({ ...contactMessage({ message: `Message ${forms}` }) }),
    });
  }

  async function received() {
    const { messages } = await (await site.fetch('/healthz')).json();
    // Null when the store did not answer in time.
    return messages && messages.waiting + messages.held;
  }
});
