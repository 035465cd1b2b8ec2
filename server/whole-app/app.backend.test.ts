import { FunctionsClient } from '@supabase/functions-js';
import { parse } from 'node-html-parser';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { startHostedBackend, type HostedBackend } from '../../tests/fixtures/services/hosted-backend.ts';
import { PARSING, shownText } from '../../tests/fixtures/site/rendered-page.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';

describe('the site, pointed at a hosted project', () => {
  let backend: HostedBackend;
  let site: OpenSite;

  beforeAll(async () => {
    backend = await startHostedBackend();
    site = await openSite({ BACKEND_URL: `${backend.url}/`, BACKEND_KEY: 'sb_publishable_other' });
    return async () => {
      await site.stop();
      await backend.close();
    };
  });

  beforeEach(() => {
    backend.calls.length = 0;
    backend.answerWith(200, { ok: true });
  });

  it('lets its pages call the hosted backend and nothing else', async () => {
    const page = await site.fetch('/contact');
    const data = parse(await page.text(), PARSING).querySelector('script[data-props-of="contact-form"]');
    expect(JSON.parse(data?.rawText ?? '')).toMatchObject({
      props: { backend: { url: backend.url, key: 'sb_publishable_other' } },
    });
    expect(page.headers.get('content-security-policy')?.split('; ')).toContain(
      `connect-src 'self' ${backend.url} ${backend.url.replace('http', 'ws')}`,
    );
  });

  it('forwards a form posted without JavaScript, as the client would send it', async () => {
    const response = await post(contactMessage());
    expect(response.status).toBe(200);
    expect(shownText(await response.text())).toContain('Message Sent!');
    expect(backend.calls).toMatchObject([
      {
        path: '/functions/v1/send-contact-email',
        headers: { apikey: 'sb_publishable_other', 'content-type': 'application/json' },
        body: contactMessage(),
      },
    ]);
    // A hosted project's answer to a preflight would not let a browser send these.
    expect(backend.calls[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(backend.calls[0]?.headers).not.toHaveProperty('x-form-signals');
    // Nothing is stored here.
    await expect.poll(counts).toMatchObject({ waiting: 0, sent: 0, held: 0, failed: 0 });
  });

  it('does not forward a message that fell into the trap, and holds it here', async () => {
    const trapped = { ...contactMessage(), fax_extension: '1' };
    const response = await post(trapped);
    expect(response.status).toBe(200);
    expect(shownText(await response.text())).toContain('Message Sent!');
    expect(backend.calls).toEqual([]);
    await expect.poll(counts).toMatchObject({ waiting: 0, held: 1 });
  });

  it('says what is missing without asking the backend', async () => {
    expect((await post(contactMessage({ email: '' }))).status).toBe(400);
    expect(backend.calls).toEqual([]);
  });

  it.each([400, 429, 500])(
    'never says that a message was sent when the backend answers %i',
    async (status) => {
      backend.answerWith(status, { error: 'no' });
      const response = await post(contactMessage());
      expect(response.status).toBe(503);
      const html = await response.text();
      expect(shownText(html)).not.toContain('Message Sent!');
      expect(shownText(html)).toContain('Failed to send message. Please try again.');
      expect(html).toContain('ada@analytical.example');
    },
  );

  it('counts only messages that the backend accepted toward the ceiling', async () => {
    const limited = await openSite({ BACKEND_URL: backend.url, CONTACT_CEILING: '1/60' });
    const statuses = [];
    for (const status of [500, 200, 200]) {
      backend.answerWith(status, {});
      statuses.push((await post(contactMessage({ message: `${statuses.length}` }), limited)).status);
    }
    expect(statuses).toEqual([503, 200, 429]);
    await limited.stop();
  });

  it('still answers calls of its own function, for visitors with an older page open', async () => {
    const client = new FunctionsClient(`${site.url}/functions/v1`, { customFetch: site.fetch });
    const { data, error } = await client.invoke('send-contact-email', { body: contactMessage() });
    expect(error).toBeNull();
    expect(data).toMatchObject({ ok: true });
  });

  async function counts() {
    return (await (await site.fetch('/healthz')).json()).messages;
  }

  async function post(message: Record<string, string>, at = site) {
    return at.fetch('/contact', { method: 'POST', body: new URLSearchParams(message) });
  }
});
