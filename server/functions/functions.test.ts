import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { recordedLog } from '../../tests/fixtures/store/recorded-log.ts';
import { sqliteStore } from '../../tests/fixtures/store/stores.ts';
import type { MessageStore } from '../store/store.ts';
import type { ClientEnv } from '../middleware/client-address.ts';
import { createFunctions, KEY_LOOKUPS, type FunctionOptions } from './functions.ts';
import { createRepetition } from './send-contact-email/repetition.ts';

const URL = 'http://site.test/functions/v1/send-contact-email';

describe('send-contact-email', () => {
  let store: MessageStore;

  beforeEach(() => {
    store = sqliteStore();
    return () => store.close();
  });

  it('answers success after the message is stored', async () => {
    const response = await post(contactMessage(), { 'Content-Type': 'Application/JSON ; charset=utf-8' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { ok, id } = await response.json();
    expect(ok).toBe(true);
    expect(await store.find(id)).toMatchObject(contactMessage());
  });

  it.each([
    ['the chosen one', { Cookie: 'theme=dark; selectedLanguage=ar', 'Accept-Language': 'de' }, 'ar'],
    ['else the browser’s', { 'Accept-Language': 'xx, pt-BR;q=0.9, en;q=0.1' }, 'pt'],
    ['else the browser’s, Norwegian too', { 'Accept-Language': 'nb-NO, en;q=0.5' }, 'no'],
    ['else English', { Cookie: 'selectedLanguage=tlh' }, 'en'],
    [
      'the page’s, before anything else',
      { 'X-Form-Signals': 'trap=0; language=ja', Cookie: 'selectedLanguage=ar', 'Accept-Language': 'de' },
      'ja',
    ],
    ['no unknown one', { 'X-Form-Signals': 'trap=0; language=tlh', 'Accept-Language': 'de' }, 'de'],
  ])('stores the language of the page: %s', async (_which, headers, language) => {
    await post(contactMessage(), headers);
    expect(await onlyMessage()).toMatchObject({ language });
  });

  it.each([
    ['of this site', 'https://www.site.example/de/contact?utm_source=x', '/de/contact'],
    ['of another site, which is not this one’s page', 'https://blog.example/post', ''],
    ['that is not a page', 'about:client', ''],
  ])('stores the page with the form, without its query: a referrer %s', async (_which, referrer, page) => {
    await post(contactMessage(), { Referer: referrer, Host: 'www.site.example' });
    expect(await onlyMessage()).toMatchObject({ page });
  });

  it('stores how the visitor came, each value on one line', async () => {
    const attribution = 'utm_source=letter%0d%0aBcc%3a%20x%00&referrer=https%3A%2F%2Fnews.example%2Fa';
    await post(contactMessage(), { 'X-Form-Signals': `trap=0; attribution=${attribution}` });
    expect(await onlyMessage()).toMatchObject({
      attribution: { utm_source: 'letter Bcc: x', referrer: 'https://news.example/a' },
    });
  });

  it.each([
    ['a key with spaces', 400, { 'Idempotency-Key': 'two words' }],
    ['a key too long', 400, { 'Idempotency-Key': 'x'.repeat(201) }],
    ['a form', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['text', 415, { 'Content-Type': 'text/plain' }],
  ])('refuses %s with %i', async (_what, status, headers) => {
    await expectRefusal(await post(contactMessage(), headers), status);
  });

  it.each(['', '{', 'null', '7', '"text"', '[]', '[{}]', '\u0000', '['.repeat(60_000)])(
    'refuses a body that is not a JSON object with 400: %.20s',
    async (body) => {
      await expectRefusal(await mounted().request(URL, call(body)), 400);
    },
  );

  it('refuses a body over 64 KiB with 413, whether its length is announced or not', async () => {
    const body = JSON.stringify(contactMessage({ message: 'x'.repeat(64 * 1024) }));
    await expectRefusal(await mounted().request(URL, call(body)), 413);
    const announced = call(body, { 'Content-Length': String(body.length) });
    await expectRefusal(await mounted().request(URL, announced), 413);
  });

  it('names each faulty field and what it should be', async () => {
    const response = await post({
      ...contactMessage(),
      firstName: '',
      lastName: ['x'],
      email: 'ada@',
      companyType: 'club',
      message: 'x'.repeat(5001),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      fields: {
        firstName: 'firstName is required.',
        lastName: 'lastName must be a text.',
        email: 'email must be an email address.',
        companyType: 'companyType must be empty, public, private or pre-ipo.',
        message: 'message is longer than 5000 characters.',
      },
      problems: {
        firstName: 'required',
        lastName: 'wrong-type',
        email: 'email',
        companyType: 'company-type',
        message: 'too-long',
      },
    });
  });

  it('answers 404 in JSON for a function that does not exist', async () => {
    await expectRefusal(await mounted().request('/functions/v1/send-money', { method: 'POST' }), 404);
  });

  it('answers a repeat beyond the limit as the first time', async () => {
    const first = await post(contactMessage(), { 'Idempotency-Key': 'key' });
    const full = mounted({ limit: async (c) => c.json({ error: 'slowly' }, 429) });
    const again = (key: string, message = contactMessage()) =>
      full.request(URL, call(JSON.stringify(message), { 'Idempotency-Key': key }));
    expect(await (await again('key')).json()).toEqual(await first.json());
    expect((await again('key', contactMessage({ message: 'Another' }))).status).toBe(422);
    expect((await again('new')).status).toBe(429);
  });

  it('looks up only so many keys of a client that is beyond the limit', async () => {
    const findByKey = vi.fn(store.findByKey);
    const full = mounted({ limit: async (c) => c.json({ error: 'slowly' }, 429) }, { ...store, findByKey });
    for (let key = 0; key < KEY_LOOKUPS.count + 5; key += 1) {
      const headers = { 'Idempotency-Key': `made-up-${key}` };
      expect((await full.request(URL, call('{}', headers))).status).toBe(429);
    }
    expect(findByKey).toHaveBeenCalledTimes(KEY_LOOKUPS.count);
  });

  it("applies the server's limit to calls only", async () => {
    const app = mounted({ limit: async (c) => c.json({ error: 'slowly' }, 429) });
    await expectRefusal(await app.request(URL, call()), 429);
    expect((await app.request(URL, { method: 'OPTIONS' })).status).toBe(204);
    expect((await app.request(URL)).status).toBe(405);
    expect((await store.summary()).mail.waiting).toBe(0);
  });

  describe('called from a page of another site', () => {
    const preflight = { method: 'OPTIONS', headers: { Origin: 'https://other.example' } };

    it('gives no permission by default', async () => {
      const response = await mounted().request(URL, preflight);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    });

    it('gives permission to the allowed sites, for all headers of the client', async () => {
      const app = mounted({ allowedOrigins: ['https://other.example'] });
      const { headers } = await app.request(URL, preflight);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('https://other.example');
      expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
      expect(headers.get('Access-Control-Allow-Headers')?.split(',')).toEqual(
        expect.arrayContaining(
          `authorization x-client-info apikey content-type x-retry-count x-region traceparent tracestate baggage
           idempotency-key x-form-signals`.split(/\s+/),
        ),
      );
      const answer = await app.request(URL, call(undefined, preflight.headers));
      expect(answer.headers.get('Access-Control-Expose-Headers')?.split(',')).toEqual([
        'Retry-After',
        'x-relay-error',
      ]);
      expect(answer.headers.get('Vary')).toContain('Origin');
    });
  });

  function mounted(options?: FunctionOptions, messages = store) {
    const services = {
      store: messages,
      repetition: createRepetition(),
      wake: vi.fn(),
      log: recordedLog().log,
      now: () => 1000,
    };
    const app = new Hono<ClientEnv>();
    app.use(async (c, next) => {
      c.set('client', { address: '192.0.2.1', protocol: 'https' });
      await next();
    });
    return app.route('/functions/v1', createFunctions(services, options));
  }

  function post(message: unknown, headers?: Record<string, string>) {
    return mounted().request(URL, call(JSON.stringify(message), headers));
  }

  function call(body = JSON.stringify(contactMessage()), headers: Record<string, string> = {}) {
    return { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } };
  }

  async function onlyMessage() {
    const { messages } = await store.list({}, { limit: 2, offset: 0 });
    expect(messages).toHaveLength(1);
    return messages[0];
  }

  async function expectRefusal(response: Response, status: number) {
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\S/) });
  }
});
