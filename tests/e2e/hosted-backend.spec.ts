import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { MANIFEST_FILE } from '../../server/home-folder.ts';
import { startHostedProject, USER } from '../fixtures/hosted-project.ts';
import { startSite } from '../fixtures/site.ts';
import { open } from './steps.ts';
import { expect, test } from './test.ts';

test('a page may use the hosted backend’s client under the site’s policy, and nothing is stored', async ({
  page,
}) => {
  const project = await startHostedProject();
  const own = await startSite({ BACKEND_URL: project.url, BACKEND_KEY: 'sb_publishable_project' });
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  await open(page, `${own.url}/faq`);
  const found = await page.evaluate(
    async ({ script, backend, user }) => {
      const { backendClient } = await import(script);
      const client = backendClient(backend);
      const { error } = await client.auth.signInWithPassword(user);
      const joined = await new Promise((done) => client.channel('filings').subscribe(done));
      return { error, joined, stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)] };
    },
    {
      script: `/${manifest['app/backend/client.ts']?.file}`,
      backend: { url: project.url, key: 'sb_publishable_project' },
      user: USER,
    },
  );
  expect(found).toEqual({ error: null, joined: 'SUBSCRIBED', stored: [] });
  await page.goto('about:blank');
  await own.stop();
  await project.close();
});
