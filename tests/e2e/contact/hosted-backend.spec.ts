import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { MANIFEST_FILE } from '../../../server/process/home-folder.ts';
import { startHostedBackend } from '../../fixtures/services/hosted-backend.ts';
import { startSite, type Site } from '../../fixtures/site/site.ts';
import { fillIn, open, send } from '../steps.ts';
import { expect, test } from '../test.ts';

const SESSION = { access_token: 'a.e30.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3600 };

// The stand-in answers the handshake of the WebSocket as any other call.
test.use({ expectedErrors: /^WebSocket connection to|status of 500/ });
// All tests share one site.
test.describe.configure({ mode: 'default' });

let backend: Awaited<ReturnType<typeof startHostedBackend>>;
let own: Site;
test.beforeAll(async () => {
  backend = await startHostedBackend();
  own = await startSite({ BACKEND_URL: backend.url, BACKEND_KEY: 'sb_publishable_project' });
});
test.afterEach(({ page }) => page.goto('about:blank'));
test.afterAll(async () => {
  await own.stop();
  await backend.close();
});

test('a page may use the hosted backend’s client under the site’s policy, and nothing is stored', async ({
  page,
}) => {
  backend.answerWith(200, { ...SESSION, user: { id: 'user-1' } });
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
    { script: `/${manifest['site/backend/client.ts']?.file}`, url: backend.url },
  );
  expect(found).toEqual({ error: null, stored: [] });
  await expect
    .poll(() => backend.calls.map(({ path }) => path))
    .toContainEqual(expect.stringContaining('/realtime/v1/websocket'));
});

test('the contact form goes from the browser to the hosted backend, and visitors read its failures', async ({
  page,
}) => {
  await open(page, `${own.url}/contact`);
  await fillIn(page);
  backend.answerWith(500);
  await send(page);
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  backend.answerWith(200);
  await send(page);
  await expect(page.getByText('Message Sent!')).toBeVisible();
  const called = {
    path: '/functions/v1/send-contact-email',
    body: expect.objectContaining({ firstName: 'Ada' }),
  };
  const sent = backend.calls.filter(({ path }) => path === called.path);
  expect(sent).toEqual([expect.objectContaining(called), expect.objectContaining(called)]);
});
