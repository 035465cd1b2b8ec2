import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CERTIFICATE } from '../../tests/fixtures/certificate.ts';
import { askDoctor } from '../../tests/fixtures/doctor.ts';
import { listening } from '../../tests/fixtures/listening.ts';

describe('the doctor on the public address', () => {
  it('finds this site, and warns that it is not https', async () => {
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL: await site(createServer()) });
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringContaining('is not https'),
      expect.stringMatching(/^ok url this site answers at http:/),
      '\n0 errors, 1 warnings',
    ]);
  });

  it('finds this site when it is served as static files', async () => {
    const port = await serve(createServer(), (_request, response) => response.end('{ "branding": {} }'));
    const { lines } = await askDoctor(['url'], { PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(lines[1]).toMatch(/^ok url this site answers at http:/);
  });

  it.each([
    ['another site', 200, {}, 1, 'something other than this site'],
    ['a proxy before the site is started', 502, {}, 0, 'the proxy at'],
    [
      'a redirect',
      301,
      { Location: 'https://www.example.com/' },
      1,
      'redirects to https://www.example.com/:',
    ],
  ])('tells %s from this site', async (_what, status, headers, code, line) => {
    const port = await serve(createServer(), (_request, response) =>
      response.writeHead(status, headers).end(),
    );
    const PUBLIC_URL = `http://127.0.0.1:${port}`;
    const told = await askDoctor(['url'], { PUBLIC_URL });
    expect(told).toMatchObject({
      code,
      lines: [expect.anything(), expect.stringContaining(line), expect.anything()],
    });
  });

  it('only warns while nothing answers', async () => {
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL: 'https://127.0.0.1:1' });
    expect([code, lines[0]]).toEqual([0, expect.stringContaining('cannot be reached')]);
  });

  it('says that browsers refuse the certificate', async () => {
    const PUBLIC_URL = await site(createSecureServer(CERTIFICATE));
    const { code, lines } = await askDoctor(['url'], { PUBLIC_URL });
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(/^error url the certificate of .* is not valid/),
    ]);
  });

  async function site(server: Server) {
    const port = await serve(server, (request, response) => {
      response.end(request.url === '/data/common.json' ? '{"branding":{}}' : '');
    });
    return `${'setSecureContext' in server ? 'https' : 'http'}://127.0.0.1:${port}`;
  }
});

type Server = ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>;

/** Listens on a free port of this machine until the test ends. */
async function serve(server: Server, answer: RequestListener): Promise<number> {
  server.on('request', answer);
  const { port, close } = await listening(server);
  onTestFinished(close);
  return port;
}
