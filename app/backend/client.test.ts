import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Manifest } from 'vite';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MANIFEST_FILE } from '../../server/home-folder.ts';
import {
  ACCESS_TOKEN,
  startHostedProject,
  USER,
  type HostedProject,
} from '../../tests/fixtures/hosted-project.ts';
import { backendClient } from './client.ts';

const KEY = 'sb_publishable_project';

describe('the generic client, against a hosted project', () => {
  let project: HostedProject;
  const client = () => backendClient({ url: project.url, key: KEY });

  beforeAll(async () => {
    project = await startHostedProject();
    return () => project.close();
  });
  afterEach(() => client().auth.signOut({ scope: 'local' }));

  test('database: rows are inserted, and selected by a filter', async () => {
    const notes = client().from('notes');
    expect((await notes.insert([{ author: 'Ada' }, { author: 'Charles' }])).error).toBeNull();
    expect(await notes.select('*').eq('author', 'Ada')).toMatchObject({
      data: [{ author: 'Ada' }],
      error: null,
    });
  });

  test('files: a download equals the upload, and a missing file is an error', async () => {
    const reports = client().storage.from('reports');
    const bytes = new Uint8Array([0, 255, 10, 13]);
    expect((await reports.upload('q3/draft.bin', bytes)).error).toBeNull();
    const { data } = await reports.download('q3/draft.bin');
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(bytes);
    expect((await reports.download('none')).error?.message).toBe('Object not found');
  });

  test('realtime: a subscriber receives the broadcasts of its channel', async () => {
    const received: unknown[] = [];
    const channel = client().channel('filings');
    channel.on('broadcast', { event: 'published' }, ({ payload }) => received.push(payload));
    await new Promise<void>((done) => {
      channel.subscribe((status) => status === 'SUBSCRIBED' && done());
    });
    project.broadcast('filings', 'published', { form: '8-K' });
    await expect.poll(() => received).toEqual([{ form: '8-K' }]);
    expect(await client().removeChannel(channel)).toBe('ok');
  });

  test('sign-in: a wrong password is an error, the right one starts a session for later calls', async () => {
    const { auth } = client();
    expect((await auth.signInWithPassword({ ...USER, password: 'wrong' })).error?.code).toBe(
      'invalid_credentials',
    );
    const { data } = await auth.signInWithPassword(USER);
    expect(data.user?.email).toBe(USER.email);
    await client().from('notes').select();
    expect(project.authorizations.at(-1)).toEqual({
      path: '/rest/v1/notes',
      authorization: `Bearer ${ACCESS_TOKEN}`,
    });
  });

  test('the same backend gives the same client', () => {
    expect(client()).toBe(client());
    expect(backendClient({ url: project.url, key: 'sb_publishable_other' })).not.toBe(client());
  });
});

test('without a hosted backend the error names the missing setting', () => {
  expect(() => backendClient({ url: '', key: KEY })).toThrow('BACKEND_URL');
});

describe('in the build', () => {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  const file = manifest['app/backend/client.ts']?.file ?? '';

  test('it is a separate script that works', async () => {
    const built = await import(/* @vite-ignore */ pathToFileURL(resolve('build/client', file)).href);
    expect(() => built.backendClient({ url: '', key: KEY })).toThrow('BACKEND_URL');
    expect(built.backendClient({ url: 'https://project.example', key: KEY }).storage).toBeDefined();
  });

  test('no page loads it, at the start or later', () => {
    const loaded = allFrom('app/main.ts');
    expect(loaded).toContain('app/islands/contact-form.tsx');
    expect(loaded).not.toContain('app/backend/client.ts');
  });

  /** A chunk and all that it imports, also those that it imports later. */
  function allFrom(name: string, found = new Set<string>()): Set<string> {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    found.add(name);
    for (const next of [...imports, ...dynamicImports]) if (!found.has(next)) allFrom(next, found);
    return found;
  }
});
