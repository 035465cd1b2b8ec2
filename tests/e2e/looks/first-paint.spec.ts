import { createServer } from 'node:http';
import { listening } from '../../fixtures/site/listening.ts';
import { expect, test } from '../test.ts';

test('a half-received page is not painted, and loads no icon before the first paint', async ({
  browser,
  site,
}) => {
  const hold = Promise.withResolvers<void>();
  const server = await listening(
    createServer(async ({ url = '' }, response) => {
      const answer = await fetch(site.url + url);
      const body = Buffer.from(await answer.arrayBuffer());
      // This document arrives in two pieces, and the first ends inside the header.
      const half = url === '/about' ? body.indexOf('</nav>') : 0;
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      response.write(body.subarray(0, half));
      if (half > 0) await hold.promise;
      response.end(body.subarray(half));
    }),
  );
  const page = await browser.newPage();
  await page.goto(`${server.url}/about`, { waitUntil: 'commit' });
  // An unpainted page gets no animation frames, so this polls by time.
  await page.waitForFunction(() => document.querySelector('header nav'), { polling: 20 });
  const early = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return performance.getEntriesByType('paint').length;
  });
  expect(early).toBe(0);
  const icon = page.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', 'data:,');
  hold.resolve();
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
  await page.close();
  await server.close();
});
