import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ADDRESS_HEADER, NGINX, startNginx, type Nginx } from '../fixtures/services/nginx.ts';
import { startSite, type Site } from '../fixtures/site/site.ts';

/** More requests than may run and wait at once. */
const MANY = 40;

describe.runIf(existsSync(NGINX))('the nginx of deploy/', () => {
  let site: Site;
  let nginx: Nginx;

  beforeAll(async () => {
    site = await startSite({ PUBLIC_URL: 'https://www.forthright.example', TRUST_PROXY: '127.0.0.1' });
    nginx = await startNginx([new URL(site.url).host]);
    return async () => {
      await nginx.stop();
      await site.stop();
    };
  });

  const statusFor = async (address: string, path: string) =>
    (await nginx.ask(path, { headers: { [ADDRESS_HEADER]: address } })).status;

  it.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ])('limits pages that depend on a query for each client: %s', async (client, same, other) => {
    const paths = ['/intel?tag=AI', '/de/support?q=limits', '/tools/filing-dates/reports.csv?end=2026-06-30'];
    const answers = new Set<number>();
    const enough = new AbortController();
    // Again and again, because a busy machine empties the queue before it asks for the next page.
    const asking = Array.from({ length: MANY }, async (_, n) => {
      while (!enough.signal.aborted) answers.add(await statusFor(client, paths[n % 3] ?? ''));
    });
    onTestFinished(async () => {
      enough.abort();
      await Promise.all(asking);
    });
    await expect.poll(() => statusFor(same, '/fr/tools/filing-dates?end=2026-06-30')).toBe(429);
    for (const path of ['/intel', '/pricing?utm_source=mail', '/tools/filing-dates'])
      expect(await statusFor(client, path)).toBe(200);
    expect(await statusFor(other, '/intel?tag=AI')).toBe(200);
    await expect.poll(() => answers).toEqual(new Set([200, 429]));
  });

  it('gives its own answers the security headers, and says when to come again', async () => {
    const large = { method: 'POST', body: 'x'.repeat(200_000) };
    const asked = await Promise.all(
      Array.from({ length: MANY }, () =>
        nginx.ask('/intel?tag=AI', { headers: { [ADDRESS_HEADER]: '192.0.2.3' } }),
      ),
    );
    const refused = asked.find(({ status }) => status === 429);
    expect(refused?.headers['retry-after']).toBe('10');
    const bare = await nginx.ask('/about?x', {
      servername: 'forthright.example',
      headers: { Host: 'forthright.example' },
    });
    expect([bare.status, bare.headers.location]).toEqual([308, 'https://www.forthright.example/about?x']);
    const answers = {
      refused,
      bare,
      large: await nginx.ask('/contact', large),
      page: await nginx.ask('/about'),
    };
    expect(answers.large.status).toBe(413);
    for (const [name, answer] of Object.entries(answers)) {
      expect([name, answer?.headers]).toEqual([
        name,
        expect.objectContaining({
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'referrer-policy': 'strict-origin-when-cross-origin',
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'x-content-type-options': 'nosniff',
        }),
      ]);
      expect(answer?.headers.server ?? 'nginx').toBe('nginx');
    }
  });
});
