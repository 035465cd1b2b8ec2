import { beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../tests/fixtures/raw-connection.ts';
import { startSite, type Site } from '../tests/fixtures/site.ts';

describe('the site behind a proxy on the same machine', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
    return () => site.stop();
  });

  // What nginx up to 1.29.6 sends for `proxy_pass http://127.0.0.1:3000` and nothing else.
  it.each([
    ['that sends nothing of its own', ''],
    ['that says for whom it asks', 'X-Forwarded-For: 192.0.2.1\r\n'],
  ])('tells nobody metrics or counts through a proxy %s', async (_which, header) => {
    expect(await throughProxy('/metrics', header)).toMatch(/^HTTP\/1\.[01] 404 /);
    const health = await throughProxy('/healthz', header);
    expect(health).toMatch(/^HTTP\/1\.[01] 200 /);
    expect(health).toMatch(/\r\n\r\n\{"status":"ok"\}$/);
  });

  it("shows no metrics through a proxy whose requests look like the operator's", async () => {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  });

  async function throughProxy(path: string, header: string): Promise<string> {
    const { host, port } = new URL(site.url);
    const request = `GET ${path} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n${header}\r\n`;
    return (await sendRaw(Number(port), request)).answer;
  }
});
