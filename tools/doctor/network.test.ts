import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CERTIFICATE } from '../../tests/fixtures/certificate.ts';
import { askDoctor } from '../../tests/fixtures/doctor.ts';
import { startHostedBackend } from '../../tests/fixtures/hosted-backend.ts';
import { portOf } from '../../tests/fixtures/smtp-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the doctor on the port', () => {
  it('says that it is free', async () => {
    const port = await serve(createServer(), () => {});
    expect((await askDoctor(['port'], { PORT: String(port), HOST: '127.0.0.2' })).lines[0]).toContain(
      'is free',
    );
  });

  it.each([
    ['this site', { status: 'ok', messages: {} }, 0, 'ok port this site listens'],
    ['this site with another token', { status: 'ok' }, 0, 'another METRICS_TOKEN'],
    [
      'this site with faults in its content',
      { status: 'degraded', messages: {} },
      0,
      'npm run check:content',
    ],
    ['this site without a store', { status: 'failing' }, 1, 'cannot store messages'],
    ['another program', 'Hello', 1, 'another program listens'],
  ])('asks who has it: %s', async (_who, health, code, line) => {
    const port = await serve(createServer(), (_request, response) => response.end(JSON.stringify(health)));
    const told = await askDoctor(['port'], { PORT: String(port), METRICS_TOKEN: 'a-long-random-word' });
    expect(told).toMatchObject({ code, lines: [expect.stringContaining(line), expect.anything()] });
  });

  it('says that an address is not one of this machine', async () => {
    const { code, lines } = await askDoctor(['port'], { HOST: '192.0.2.1' });
    expect({ code, line: lines[0] }).toEqual({
      code: 1,
      line: expect.stringContaining('HOST is no address'),
    });
  });
});

describe('the doctor on the public address', () => {
  it('finds this site, and warns that it is not https', async () => {
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL: await site(createServer()) });
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringContaining('is not https'),
      expect.stringMatching(/^ok url this site answers at http:/),
      expect.stringMatching(/^ok url the clock agrees/),
      '\nNothing is wrong, 1 warning',
    ]);
  });

  it('finds this site when it is served as static files', async () => {
    const port = await serve(createServer(), (_request, response) => response.end('{ "branding": {} }'));
    const { lines } = await askDoctor(['url'], { PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(lines[1]).toMatch(/^ok url this site answers at http:/);
  });

  it('compares the clocks', async () => {
    const PUBLIC_URL = await site(createServer());
    const { lines } = await askDoctor(['url'], { PUBLIC_URL }, { now: () => Date.now() - 60_000 });
    expect(lines[2]).toMatch(/^warning url .* 60 s behind /);
  });

  it.each([
    ['another site', 200, {}, 1, 'something other than this site'],
    ['a proxy before the site is started', 502, {}, 0, 'the proxy at'],
    [
      'a redirect',
      301,
      { Location: 'https://www.example.com/?a-long-random-word' },
      1,
      'redirects to https://www.example.com/?***:',
    ],
  ])('tells %s from this site, and shows no secret', async (_what, status, headers, code, line) => {
    const port = await serve(createServer(), (_request, response) =>
      response.writeHead(status, headers).end(),
    );
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    const told = await askDoctor(['url'], { PUBLIC_URL, METRICS_TOKEN: 'a-long-random-word' });
    expect(told).toMatchObject({
      code,
      lines: [expect.anything(), expect.stringContaining(line), expect.anything()],
    });
  });

  it('only warns while nothing answers', async () => {
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL: 'https://127.0.0.1:1' });
    expect({ code, line: lines[0] }).toEqual({ code: 0, line: expect.stringContaining('cannot be reached') });
  });

  it('says that browsers refuse the certificate', async () => {
    const PUBLIC_URL = await site(createSecureServer(CERTIFICATE));
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL });
    expect({ code, line: lines[0] }).toEqual({
      code: 1,
      line: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
    });
  });

  it('counts the days that the certificate is valid, and warns before they are over', async () => {
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, CERTIFICATE.cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    const PUBLIC_URL = await site(createSecureServer(CERTIFICATE));
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL });
    expect(code).toBe(0);
    const [, days = ''] =
      /^ok url the certificate of 127\.0\.0\.1 is valid for (\d+) more days$/.exec(lines[0] ?? '') ?? [];
    expect(lines[1]).toMatch(/^ok url this site answers at https:/);
    const now = () => Date.now() + (Number(days) - 3) * DAY_MS;
    const late = await askDoctor(['url'], { PUBLIC_URL }, { now });
    expect(late.lines[0]).toMatch(/^warning url the certificate .* ends in 3 days/);
  });

  async function site(server: ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>) {
    const port = await serve(server, (request, response) => {
      if (request.url === '/data/common.json') response.setHeader('Content-Versions', 'common.json=1');
      response.end('{}');
    });
    return `${'setSecureContext' in server ? 'https' : 'http'}://127.0.0.1:${port}`;
  }
});

describe('the doctor on the hosted backend', () => {
  it('finds its function without sending anything', async () => {
    const backend = await startHostedBackend();
    onTestFinished(() => backend.close());
    const { code, lines } = await askDoctor(['backend'], {
      BACKEND_URL: backend.url,
      BACKEND_KEY: 'another',
    });
    expect({ code, line: lines[0] }).toEqual({
      code: 0,
      line: expect.stringMatching(/^ok backend .* answers$/),
    });
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['has no such function', 404, 'answers 404'],
    ['does not let this site call it', 204, 'add its CORS headers'],
  ])('says that it %s', async (_what, status, line) => {
    const port = await serve(createServer(), (_request, response) => response.writeHead(status).end());
    const { code, lines } = await askDoctor(['backend'], { BACKEND_URL: `http://127.0.0.1:${port}` });
    expect({ code, line: lines[0] }).toEqual({ code: 1, line: expect.stringContaining(line) });
  });

  it('says that it cannot be reached', async () => {
    const { code, lines } = await askDoctor(['backend'], { BACKEND_URL: 'http://127.0.0.1:65535' });
    expect({ code, line: lines[0] }).toEqual({ code: 1, line: expect.stringContaining('ECONNREFUSED') });
  });
});

/** Listens on a free port of this machine until the test ends. */
async function serve(
  server: ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>,
  answer: RequestListener,
): Promise<number> {
  server.on('request', answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server.address());
}
