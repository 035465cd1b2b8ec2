import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { MANIFEST_FILE } from '../../server/home-folder.ts';
import { startHostedBackend } from '../fixtures/hosted-backend.ts';
import { startSite } from '../fixtures/site.ts';
import { open } from './steps.ts';
import { expect, test } from './test.ts';

const SESSION = { access_token: 'a.e30.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 };

// The stand-in answers the handshake of the WebSocket as any other call.
test.use({ expectedErrors: /^WebSocket connection to/ });

test('a page may use the hosted backend’s client under the site’s policy, and nothing is stored', async ({
  page,
}) => {
  const backend = await startHostedBackend();
  backend.answerWith(200, { ...SESSION, user: { id: 'user-1' } });
  const own = await startSite({ BACKEND_URL: backend.url, BACKEND_KEY: 'sb_publishable_project' });
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  await open(page, `${own.url}/faq`);
  const found = await page.evaluate(
    async ({ script, url }) => {
      const { backendClient } = await import(script);
      const client = backendClient({ url, key: 'sb_publishable_project' });
      client.channel('filings').subscribe();
      const { error } = await client.auth.signInWithPassword({ email: 'a@b.example', password: 'c' });
      return { error, stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)] };
    },
    { script: `/${manifest['app/backend/client.ts']?.file}`, url: backend.url },
  );
  expect(found).toEqual({ error: null, stored: [] });
  await expect
    .poll(() => backend.calls.map(({ path }) => path))
    .toContainEqual(expect.stringContaining('/realtime/v1/websocket'));
  await page.goto('about:blank');
  await own.stop();
  await backend.close();
});
