import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Manifest } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../server/process/home-folder.ts';
import { startHostedBackend, type HostedBackend } from '../../tests/fixtures/services/hosted-backend.ts';
import { backendClient } from './client.ts';

const KEY = 'sb_publishable_project';
const USER = { email: 'ada@analytical.example', password: 'correct horse' };

describe('the generic client', () => {
  let backend: HostedBackend;
  const client = () => backendClient({ url: backend.url, key: KEY });

  beforeAll(async () => {
    backend = await startHostedBackend();
    return () => backend.close();
  });

  test.each<[area: string, path: string, call: (client: SupabaseClient) => PromiseLike<unknown>]>([
    [
      'database',
      '/rest/v1/notes?select=*&author=eq.Ada',
      (all) => all.from('notes').select('*').eq('author', 'Ada'),
    ],
    [
      'files',
      '/storage/v1/object/reports/draft.bin',
      ({ storage }) => storage.from('reports').download('draft.bin'),
    ],
    ['sign-in', '/auth/v1/token?grant_type=password', ({ auth }) => auth.signInWithPassword(USER)],
  ])('%s: the calls go to the hosted project, with its key', async (_, path, call) => {
    backend.calls.length = 0;
    await call(client());
    expect(backend.calls).toMatchObject([{ path: expect.stringContaining(path), headers: { apikey: KEY } }]);
  });

  test('realtime: channels are those of the hosted project', () => {
    const { host } = new URL(backend.url);
    expect(client().realtime.endpointURL()).toMatch(`ws://${host}/realtime/v1/websocket?apikey=${KEY}`);
  });

  test('the same backend gives the same client', () => {
    expect(client()).toBe(client());
    expect(backendClient({ url: backend.url, key: 'sb_publishable_other' })).not.toBe(client());
  });
});

test('without a hosted backend the error names the missing setting', () => {
  expect(() => backendClient({ url: '', key: KEY })).toThrow('BACKEND_URL');
});

describe('in the build', () => {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  const file = manifest['site/backend/client.ts']?.file ?? '';

  test('it is a separate script that works', async () => {
    const built = await import(/* @vite-ignore */ pathToFileURL(resolve('build/client', file)).href);
    expect(() => built.backendClient({ url: '', key: KEY })).toThrow('BACKEND_URL');
    expect(built.backendClient({ url: 'https://project.example', key: KEY }).storage).toBeDefined();
  });

  test('no page loads it, at the start or later', () => {
    const loaded = allFrom('site/main.ts');
    expect(loaded).toContain('site/pages/contact/contact-form.island.tsx');
    expect(loaded).not.toContain('site/backend/client.ts');
  });

  /** A chunk and everything that it imports, statically or on demand. */
  function allFrom(name: string, found = new Set<string>()): Set<string> {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    found.add(name);
    for (const next of [...imports, ...dynamicImports]) if (!found.has(next)) allFrom(next, found);
    return found;
  }
});
