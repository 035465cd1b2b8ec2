import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { headerValue, hostileForm, hostileHeaders } from '../tests/fixtures/arbitrary.ts';
import { askRaw } from '../tests/fixtures/raw-connection.ts';
import { startSite, type Site } from '../tests/fixtures/site.ts';

/** Enough to meet each kind of nonsense; more would only make the tests slow. */
const RUNS = { numRuns: 100 };

describe('the site, sent random requests,', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '127.0.0.1', CONTACT_LIMIT: '1000/1' });
    return () => site.stop();
  });

  it.each(['/contact', '/de/about', '/data/home.json', '/favicon.svg', '/metrics', '/sitemap.xml'])(
    'answers %s with headers that are nonsense, and without a fault of its own',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(hostileHeaders, async (fields) => {
          const headers = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
          const { status } = await askRaw(site.url, `GET ${path}`, { headers });
          expect([200, 206, 304, 404, 416]).toContain(status);
        }),
        RUNS,
      );
    },
  );

  it('treats a random form as one that is not filled in', async () => {
    await fc.assert(
      fc.asyncProperty(hostileForm, fc.boolean(), async (fields, inParts) => {
        const form = inParts ? new FormData() : new URLSearchParams();
        for (const [name, value] of fields) form.append(name, value);
        const response = await fetch(`${site.url}/contact`, { method: 'POST', body: form });
        expect([200, 400]).toContain(response.status);
        await response.body?.cancel();
      }),
      RUNS,
    );
  });

  it('fails for no path, and redirects to no other site', async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%09',
      '/contact/',
      '/CONTACT',
      'evil.example',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%',
      '%E0%A4%A',
      'de',
      'data',
      'assets',
    );
    const path = fc.array(
      fc.oneof(
        piece,
        headerValue.map((text) => text.replaceAll(' ', '')),
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(path, async (parts) => {
        const target = `/${parts.join('')}`;
        const { status, answer } = await askRaw(site.url, `GET ${target}`);
        expect([200, 301, 302, 308, 400, 404]).toContain(status);
        const [, location = '/'] = /^location: (.*)\r$/im.exec(answer) ?? [];
        expect(URL.parse(location, `${site.url}/`)?.origin).toBe(site.url);
        // Links of the page go to the site or to other sites by their whole URL.
        const links = Array.from(
          answer.matchAll(/\s(?:href|action|src)="([/\\][^"]*)"/gi),
          ([, link = '']) => link,
        );
        for (const link of links) expect(URL.parse(link, `${site.url}/`)?.origin).toBe(site.url);
      }),
      RUNS,
    );
  });

  it('has logged no error of its own', () => {
    expect(site.log.filter(({ event }) => event === 'request')).not.toEqual([]);
    expect(site.log.filter(({ level }) => level === 'error' || level === 'alarm')).toEqual([]);
  });
});
