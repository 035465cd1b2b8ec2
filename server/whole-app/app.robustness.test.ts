import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { askRaw, sendRaw } from '../../tests/fixtures/services/raw-connection.ts';
import { startSite, type Site } from '../../tests/fixtures/site/site.ts';

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const FUNCTION = 'POST /functions/v1/send-contact-email';

describe('the site, asked for unknown things', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ PUBLIC_URL: 'https://www.site.example' });
    return () => site.stop();
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.vite/manifest.json',
    '/.well-known/../.env',
    '/assets/.hidden',
    '/assets/entry.js.map',
    '/server/app.ts',
    '/package.json',
    '/data/../package.json',
    '/data/..%2f..%2fpackage.json',
    '/../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/cards/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/%00',
    '/about%00.html',
    '/assets/%00.js',
    '/assets/..%5c.env',
    '/assets/*',
    '/assets/',
  ])('answers 404: %.60s', async (path) => {
    const { status, answer } = await askRaw(site.url, `GET ${path}`);
    expect(status).toBe(404);
    expect(answer).not.toMatch(/root:x:|forthright-website|createRequestHandler/);
  });

  it.each(['x', '/', '/a', '%41', '%E2%82%AC'])('refuses a path of 15 KB of "%s" with 414', async (part) => {
    const { status } = await askRaw(site.url, `GET /${part.repeat(15_000 / part.length)}`);
    expect(status).toBe(414);
  });

  it('serves and names no source maps', async () => {
    const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts.slice(0, 5)) {
      expect((await fetch(`${site.url}/assets/${name}.map`)).status).toBe(404);
      expect(await (await fetch(`${site.url}/assets/${name}`)).text()).not.toContain('sourceMappingURL');
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
    'refuses the method %s and names the allowed ones, if the address exists',
    async (method) => {
      expect(await allowedTo(`${method} /about`)).toBe('get, head');
      expect(await allowedTo(`${method} /contact`)).toBe('get, head, post');
      expect(await allowedTo(`${method} /insights`)).toBe('post');
      expect(await allowedTo(`${method} /nothing-here`)).toBe('404');
    },
  );

  it.each([
    ['get, head', '/pricing /de/pricing /sitemap.xml /intel/feed.xml /favicon.svg /healthz /data/home.json'],
    ['get, head', '/data/languages/de.json /.well-known/security.txt /speculation-rules.json'],
    ['get, head', '/tools/filing-dates/reports.ics /assets/SCRIPT'],
    ['404', '/nothing-here /de/nothing /data/none.json /assets/none.js /metrics /.well-known/none'],
  ])('takes no post where there is no form, and says %s: %s', async (allowed, paths) => {
    const script = readdirSync('build/client/assets').find((name) => name.endsWith('.js')) ?? '';
    for (const path of paths.replace('SCRIPT', script).split(' '))
      for (const type of [FORM, 'Content-Type: application/json', 'X-None: x'])
        expect([path, await allowedTo(`POST ${path}`, [type, 'Origin: https://other.example'])]).toEqual([
          path,
          allowed,
        ]);
  });

  it.each([
    ['/%', 'text/html'],
    ['/de/%E0%A4%A', 'text/html'],
    ['/assets/%', 'text/plain'],
    ['/data/%', 'application/json'],
    ['/.well-known/%', 'text/html'],
    ['/tools/filing-dates/%.ics', 'text/html'],
  ])('answers 404, in the usual form, to an address with invalid escapes: %s', async (path, type) => {
    const { status, answer } = await askRaw(site.url, `GET ${path}`, {});
    expect(status).toBe(404);
    expect(answer.toLowerCase()).toContain(`\r\ncontent-type: ${type}`);
  });

  it.each([
    ['text', 415, 'Content-Type: text/plain', 'firstName=Ada'],
    ['JSON', 415, 'Content-Type: application/json', '{"firstName":"Ada"}'],
    ['nothing named', 415, 'X-None: x', 'firstName=Ada'],
    ['parts without a boundary', 400, 'Content-Type: multipart/form-data', 'hello'],
    ['a body without parts', 400, 'Content-Type: multipart/form-data; boundary=x', 'hello'],
    ['broken escapes', 400, FORM, 'firstName=%E0%A4%A&=&%&email=%00'],
    ['a wrong answer to every question', 400, FORM, 'companyType=club&email=ada&message=&intent=?'],
    ['more than fits', 413, FORM, `message=${'x'.repeat(70_000)}`],
  ])('refuses a form of %s with %i', async (_what, status, type, body) => {
    const headers = [type, `Content-Length: ${body.length}`];
    expect((await askRaw(site.url, 'POST /contact', { headers, body })).status).toBe(status);
  });

  it('accepts a multipart form, and a chunked one', async () => {
    const fields = { ...contactMessage() };
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.set(name, value);
    expect((await fetch(`${site.url}/contact`, { method: 'POST', body: parts })).status).toBe(200);
    const body = new URLSearchParams(fields).toString();
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const headers = [FORM, 'Transfer-Encoding: chunked'];
    expect((await askRaw(site.url, 'POST /contact', { headers, body: chunks })).status).toBe(200);
  });

  it.each([
    ['whose page hides its address', ['Origin: null', 'Sec-Fetch-Site: same-origin'], 200],
    ['with the default port', ['Origin: http://www.site.example'], 200],
    ['behind an https proxy', ['Origin: https://www.site.example'], 200],
    ['of another site', ['Origin: https://other.example'], 403],
    ['of a sandboxed page', ['Origin: null', 'Sec-Fetch-Site: cross-site'], 403],
    ['of a page that browsers of old hide', ['Origin: null'], 403],
  ])('accepts only its own forms: one %s', async (_which, headers, status) => {
    const body = 'intent=prefill';
    const length = `Content-Length: ${body.length}`;
    const answer = await askRaw(site.url, 'POST /contact', { headers: [FORM, length, ...headers], body });
    expect(answer.status).toBe(status);
  });

  it('never mixes up the words of visitors who post at the same moment', async () => {
    const secrets = ['ada', 'grace', 'alan', 'mary'].map((name) => `${name}-secret`);
    const answers = secrets.map(async (secret, index) => {
      const form = { method: 'POST', body: new URLSearchParams({ message: secret }) };
      const asked = index % 2 ? fetch(`${site.url}/contact`, form) : fetch(`${site.url}/intel?tag=${secret}`);
      const html = await (await asked).text();
      return secrets.filter((one) => html.includes(one));
    });
    expect(await Promise.all(answers)).toEqual(secrets.map((secret) => [secret]));
  });

  it('survives clients that disconnect at any moment', async () => {
    const port = Number(new URL(site.url).port);
    const headOf = (type: string) =>
      `Host: www.site.example\r\nContent-Type: ${type}\r\nContent-Length: 500\r\n\r\n{"firstName"`;
    const head = headOf('application/json');
    for (const line of [
      'GET / HTTP/1.1\r\nHost',
      `POST /contact HTTP/1.1\r\n${head}`,
      `POST /contact HTTP/1.1\r\n${headOf('application/x-www-form-urlencoded')}`,
      `POST /insights HTTP/1.1\r\n${headOf('text/plain')}`,
      `${FUNCTION} HTTP/1.1\r\n${head}`,
    ]) {
      const { socket, answer } = await sendRaw(port, line);
      socket.destroy();
      await answer;
      const half = await sendRaw(port, line);
      half.socket.end();
      expect(await half.answer).not.toMatch(/^HTTP\/1\.1 [25]/);
    }
    await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
  });

  it('has logged no error of its own', () => {
    expect(site.log.filter(({ event }) => event === 'request')).not.toEqual([]);
    // On a busy machine the store may take longer than health waits for it.
    const own = site.log.filter(
      ({ event, path }) => !String(event).startsWith('store.not-') && path !== '/healthz',
    );
    expect(own.filter(({ level }) => level === 'error' || level === 'alarm')).toEqual([]);
  });

  /** The allowed methods in a refusal, or its status when it is not 405. */
  async function allowedTo(line: string, headers: string[] = []) {
    const { status, answer } = await askRaw(site.url, line, { headers });
    const [, allow] = /\r\nallow: (.+)\r\n/i.exec(answer) ?? [];
    return status === 405 ? allow?.toLowerCase() : String(status);
  }
});
