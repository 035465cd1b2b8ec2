import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SITE_PAGES } from '../tests/fixtures/site-pages.ts';
import { contactMessage } from '../tests/fixtures/contact-message.ts';
import { headerValue } from '../tests/fixtures/arbitrary.ts';
import { askRaw, sendRaw } from '../tests/fixtures/raw-connection.ts';
import { startSite, type Site } from '../tests/fixtures/site.ts';

/** Longer than any answer takes on a busy machine, shorter than the server's own limits. */
const HANGS_MS = 8000;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'QUERY'];

const PATHS = [
  ...SITE_PAGES.map(({ path }) => path),
  '/de',
  '/ar/contact',
  '/data/home.json',
  '/data/__proto__',
  '/data/languages/de.json',
  '/data/languages/constructor.json',
  '/documents/legal/compliance.json',
  '/page-data/en/pricing.json',
  '/functions/v1/send-contact-email',
  '/functions/v1/constructor',
  '/insights',
  '/insights/views.js',
  '/healthz',
  '/metrics',
  '/sitemap.xml',
  '/robots.txt',
  '/intel/feed.xml',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/assets/none.js',
  '/.well-known/security.txt',
  '/speculation-rules.json/x',
  '/nothing-here',
];

const path = fc.tuple(
  fc.constantFrom(...PATHS),
  fc.oneof(fc.constant(''), fc.constantFrom('/', '//', '/..', '%2f', '%00', '/constructor', '.')),
  fc.oneof(
    fc.constant(''),
    fc.constantFrom('?', '?tag=AI', '?q=%', '?tag[]=1', '?__proto__=1', `?${'a=b&'.repeat(500)}`),
    headerValue.map((text) => `?${text.replaceAll(' ', '+')}`),
  ),
);

const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Accept-Encoding',
      'Accept-Language',
      'Authorization',
      'Cookie',
      'Content-Type',
      'Expect',
      'If-Match',
      'If-Modified-Since',
      'If-None-Match',
      'If-Range',
      'Idempotency-Key',
      'Origin',
      'Range',
      'Referer',
      'Sec-GPC',
      'TE',
      'Upgrade',
      'X-Form-Signals',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
    ),
    fc.oneof(
      headerValue,
      fc.constantFrom(
        '*',
        'W/"x"',
        'bytes=0-0,5-1,-1',
        'bytes=99999999999999999999-',
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
        '100-continue',
        'websocket',
        'selectedLanguage=de',
        'br;q=0, gzip;q=0, *',
        'Thu, 99 Foo 2026',
      ),
    ),
  ),
);

const body = fc.oneof(
  fc.constant(''),
  fc.constantFrom('{}', '[]', 'null', '{"__proto__":{}}', '{"type":"view","path":"/%","language":"en"}'),
  fc.constant(JSON.stringify(contactMessage())),
  fc.constant(new URLSearchParams({ ...contactMessage() }).toString()),
  fc.constant('--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nhello\r\n--x--\r\n'),
  fc.string({ maxLength: 300 }),
);

describe('the whole surface of the site', { timeout: 120_000 }, () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '127.0.0.1', CONTACT_LIMIT: '100000/1' });
    return () => site.stop();
  });

  it('answers every request in time, and none with 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        path,
        fc.array(header, { maxLength: 5 }),
        body,
        async (method, [start, middle, query], fields, text) => {
          const length = `Content-Length: ${Buffer.byteLength(text, 'latin1')}`;
          const headers = [length, ...fields.map(([name, value]) => `${name}: ${value}`)];
          const asked = askRaw(site.url, `${method} ${start}${middle}${query}`, { headers, body: text });
          const { answer } = await inTime(asked);
          const statuses = Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) =>
            Number(status),
          );
          expect(statuses.at(-1)).toBeGreaterThanOrEqual(200);
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never answers one visitor with what another sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('ada', 'grace', 'alan'), fc.boolean()), {
          minLength: 2,
          maxLength: 6,
        }),
        async (visitors) => {
          const answers = await Promise.all(
            visitors.map(async ([name, isPost], index) => {
              const secret = `${name}-${index}-${Math.random().toString(36).slice(2)}`;
              const form = new URLSearchParams({ firstName: secret, message: secret }).toString();
              const { answer } = isPost
                ? await inTime(
                    askRaw(site.url, 'POST /contact', {
                      headers: [
                        'Content-Type: application/x-www-form-urlencoded',
                        `Content-Length: ${form.length}`,
                      ],
                      body: form,
                    }),
                  )
                : await inTime(askRaw(site.url, `GET /intel?tag=${secret}`));
              return { secret, answer };
            }),
          );
          const secrets = answers.map(({ secret }) => secret);
          for (const { secret, answer } of answers)
            expect(secrets.filter((one) => answer.includes(one))).toEqual([secret]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('keeps the order of requests that are sent without waiting', async () => {
    const port = Number(new URL(site.url).port);
    const ask = (target: string, last = false) =>
      `GET ${target} HTTP/1.1\r\nHost: site.example\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    const { answer } = await sendRaw(
      port,
      ask('/intel?tag=first-of-three') + ask('/robots.txt') + ask('/intel?tag=third-of-three', true),
    );
    const all = await inTime(answer);
    expect(all.indexOf('first-of-three')).toBeLessThan(all.indexOf('User-agent: *'));
    expect(all.indexOf('User-agent: *')).toBeLessThan(all.indexOf('third-of-three'));
  });

  it('has logged no error of its own', () => {
    expect(site.log.filter(({ level }) => level === 'error' || level === 'alarm')).toEqual([]);
  });
});

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer')), HANGS_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
