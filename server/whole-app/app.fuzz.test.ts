import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_FIELDS } from '../../site/contact/contact-fields.ts';
import { formatSignals } from '../../site/contact/form-signals.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { SITE_PAGES } from '../../tests/fixtures/site/site-pages.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'QUERY'];

const PATHS = words(`
  ${SITE_PAGES.map(({ path }) => path).join(' ')} /de /ar/contact /data/home.json /data/__proto__ /data/languages/de.json
  /data/languages/constructor.json /documents/legal/compliance.json /page-data/en/pricing.json /functions/v1/constructor
  /functions/v1/send-contact-email /insights /insights/views.js /healthz /metrics /sitemap.xml /robots.txt /intel/feed.xml
  /manifest.webmanifest /favicon.svg /assets/none.js /.well-known/security.txt /speculation-rules.json/x /nothing-here
`);

/** Pieces of paths that servers have taken for something else. */
const PIECES = words('/ // \\ .. . %09 /CONTACT evil.example %2e %2f %5c %00 % %E0%A4%A de data');

/** Values of headers that Node lets through: bytes without control characters, spaces inside only. */
const headerValue = fc
  .string({
    unit: fc.mapToConstant(
      { num: 95, build: (index) => String.fromCharCode(0x20 + index) },
      { num: 128, build: (index) => String.fromCharCode(0x80 + index) },
    ),
    maxLength: 300,
  })
  .map((text) => text.trim());

/** Pieces that parsers of these headers look for, in any order. */
const HEADER_PIECES = words(`
  , ; = " % %E0%A4%A * [ ] : :: / \\ -1 999999999999999999999 q=0 q=nan q=1e9 W/ br gzip trap seconds
  1.2.3.4 2001:db8::1 ::ffff:1.2.3.4 selectedLanguage de nb-NO zh-Hant-TW __proto__ constructor
`);
const pieces = fc
  .string({ unit: fc.constantFrom(...HEADER_PIECES, ' ', formatSignals({ trap: true })), maxLength: 30 })
  .map((text) => text.trim());

const HEADERS = words(`
  Idempotency-Key X-Form-Signals Cookie Accept-Language Accept-Encoding If-None-Match Range Origin Authorization
  Forwarded X-Forwarded-For X-Forwarded-Proto X-Forwarded-Host
`);

/** Some of the headers that the server parses, with any content. */
const hostileHeaders = fc.dictionary(fc.constantFrom(...HEADERS), fc.oneof(headerValue, pieces));

/** A text with anything in it that JSON or a form can carry. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\u202e',
    '\r\nBcc: x@evil.example',
    '__proto__',
    "'; drop table messages; --",
  ),
);

/** Messages that are nearly right: a field or two of another kind. */
const nearlyMessage = fc
  .dictionary(
    fc.constantFrom(...CONTACT_FIELDS, '__proto__', 'toString', 'extra'),
    fc.oneof(anyText, fc.jsonValue()),
  )
  .map((fields) => Object.assign(contactMessage(), fields));

/** Bodies of a POST: JSON, nearly JSON, and bytes. */
const hostileBody = fc.oneof(
  nearlyMessage.map((message) => JSON.stringify(message)),
  fc.json(),
  fc.tuple(fc.json(), fc.nat(200)).map(([json, length]) => json.slice(0, length)),
  fc.string({ unit: 'binary' }),
  fc.uint8Array({ maxLength: 300 }),
);

/** Random fields of a posted form. */
const hostileForm = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom(...CONTACT_FIELDS, 'intent', 'name', 'fax_extension'), anyText), anyText),
  { maxLength: 12 },
);

const anyPath = fc.tuple(
  fc.constantFrom('/', ...PATHS),
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(...PIECES),
      headerValue.map((text) => text.replaceAll(' ', '')),
    ),
    maxLength: 6,
  }),
  fc.oneof(
    fc.constant(''),
    fc.constantFrom('?', '?tag=AI', '?q=%', '?tag[]=1', '?__proto__=1', `?${'a=b&'.repeat(500)}`),
    headerValue.map((text) => `?${text.replaceAll(' ', '+')}`),
  ),
);

const TYPES = words(
  'application/json application/x-www-form-urlencoded multipart/form-data;boundary=x text/plain none',
);

const body = fc.oneof(
  fc.constant(''),
  hostileForm.map((fields) => new URLSearchParams(fields).toString()),
  fc.constant('--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nhello\r\n--x--\r\n'),
  hostileBody.map((one) => Buffer.from(one).toString('latin1')),
);

describe('the whole surface of the site, whatever it is sent,', () => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite({ TRUST_PROXY: '127.0.0.1', CONTACT_LIMIT: '100000/1' });
    return () => site.stop();
  });

  it('answers every request without an error of its own, and redirects to no other site', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        anyPath,
        hostileHeaders,
        fc.constantFrom(...TYPES),
        body,
        async (method, parts, fields, type, text) => {
          const response = await site.fetch(site.url + parts.join(''), {
            method,
            headers: { ...fields, 'Content-Type': type },
            redirect: 'manual',
            ...(method !== 'GET' && method !== 'HEAD' && { body: text }),
          });
          expect(response.status).toBeLessThan(500);
          // Links of a page go to the site, or to other sites by their whole URL.
          const links = (await response.text()).matchAll(/\s(?:href|action|src)="([/\\][^"]*)"/g);
          const targets = [
            response.headers.get('Location') ?? '',
            ...Array.from(links, ([, link = '']) => link),
          ];
          const hosts = targets.map((target) => URL.parse(target, site.url)?.origin);
          expect(hosts.filter((host) => host !== site.url)).toEqual([]);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('tells a program in JSON what became of its message, and stores only the messages that it accepted', async () => {
    const stored = async () => {
      const { messages } = await (await site.fetch('/healthz')).json();
      return messages && messages.waiting + messages.held;
    };
    await expect.poll(stored).toEqual(expect.any(Number));
    let expected: number = await stored();
    const accepted = { ok: true, id: expect.any(String) };
    const refused = { error: expect.stringMatching(/\S/) };
    await fc.assert(
      fc.asyncProperty(nearlyMessage, async (message) => {
        const response = await site.fetch('/functions/v1/send-contact-email', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(message),
        });
        expect([200, 400, 413]).toContain(response.status);
        const answer: unknown = await response.json();
        if (response.status === 200) expected += 1;
        expect(answer).toMatchObject(response.status === 200 ? accepted : refused);
      }),
      { numRuns: 1500 },
    );
    await expect.poll(stored).toBe(expected);
  });

  it('has logged no error of its own', () => {
    expect(site.log.filter(({ event }) => event === 'request')).not.toEqual([]);
    // On a busy machine the store may take longer than health waits for it.
    const own = site.log.filter(
      ({ event, path }) => !String(event).startsWith('store.not-') && path !== '/healthz',
    );
    expect(own.filter(({ level }) => level === 'error' || level === 'alarm')).toEqual([]);
  });
});

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
