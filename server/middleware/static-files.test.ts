import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { staticFiles } from './static-files.ts';

const root = temporaryFolder();
mkdirSync(join(root, 'assets'));
mkdirSync(join(root, 'cards'));
writeFileSync(join(root, 'assets/entry-abc.js'), 'export {}');
writeFileSync(join(root, 'assets/entry-abc.js.br'), brotliCompressSync('export {}'));
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, 'cards/home.png'), 'picture');

const app = new Hono().use(staticFiles({ root })).get('*', (c) => c.text('page'));

test.each([
  ['a hashed file is cached forever', '/assets/entry-abc.js', 'public, max-age=31536000, immutable'],
  ['a file without a hash in its name is cached for a day', '/favicon.svg', 'public, max-age=86400'],
])('%s: %s', async (_what, path, cached) => {
  expect((await app.request(path)).headers.get('cache-control')).toBe(cached);
});

test('a browser that knows brotli gets the file as the build compressed it, with Vary', async () => {
  const plain = await app.request('/assets/entry-abc.js');
  const compressed = await app.request('/assets/entry-abc.js', { headers: { 'accept-encoding': 'br' } });
  for (const { headers } of [plain, compressed]) {
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-type')).toContain('javascript');
  }
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe('export {}');
});

test('a browser that has the file gets 304, any other gets the whole file', async () => {
  const { headers } = await app.request('/favicon.svg');
  const ask = (since: string) => app.request('/favicon.svg', { headers: { 'If-Modified-Since': since } });
  const again = await ask(headers.get('last-modified') ?? '');
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('cache-control')).toBe('public, max-age=86400');
  const first = await ask('Thu, 01 Jan 1970 00:00:00 GMT');
  expect([first.status, await first.text()]).toEqual([200, '<svg/>']);
});

test('a page without its own card has that of the home page', async () => {
  expect(await (await app.request('/cards/our-team.png')).text()).toBe('picture');
  expect(await (await app.request('/cards/.hidden.png')).text()).toBe('page');
});

test('an unknown hashed file is 404, not a page', async () => {
  expect((await app.request('/assets/entry-old.js')).status).toBe(404);
});

test('other sites may show only the cards', async () => {
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('cross-origin-resource-policy');
  expect(await policyOf('/cards/home.png')).toBe('cross-origin');
  expect(await policyOf('/favicon.svg')).toBeNull();
  expect(await policyOf('/assets/entry-abc.js')).toBeNull();
});

describe('beside other releases', () => {
  const releases = temporaryFolder();
  const own = addRelease('20261102T0800Z-bbbbbbb', { 'assets/entry-new.js': 'new' });
  addRelease('20261101T0800Z-aaaaaaa', {
    'assets/entry-old.js': 'old',
    'assets/entry-old.js.br': brotliCompressSync('old'),
    'favicon.svg': '<svg/>',
  });
  const site = new Hono().use(staticFiles({ root: own, releases })).get('*', (c) => c.text('page'));

  it('serves their hashed files, compressed and cached forever, to pages that came from them', async () => {
    const response = await site.request('/assets/entry-old.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('old');
  });

  it('serves those of a release that is unpacked after the start', async () => {
    const tooEarly = await site.request('/assets/entry-later.js');
    expect(tooEarly.status).toBe(404);
    // A proxy must ask again.
    expect(tooEarly.headers.get('cache-control')).toBe('no-store');
    addRelease('20261103T0800Z-ccccccc', { 'assets/entry-later.js': 'later' });
    expect(await (await site.request('/assets/entry-later.js')).text()).toBe('later');
  });

  it.each([
    '/assets/folder',
    '/assets/entry-old.js.br',
    '/assets/..%2ffavicon.svg',
    '/assets/%7Bentry-old.js,x%7D',
  ])('serves no other files of theirs: %s', async (path) => {
    expect((await site.request(path)).status).toBe(404);
  });

  it('serves no files of an unfinished release', async () => {
    addRelease('.20261104T0800Z-ddddddd', { 'assets/entry-half.js': 'ha' });
    expect((await site.request('/assets/entry-half.js')).status).toBe(404);
  });

  function addRelease(version: string, files: Record<string, string | Buffer>): string {
    const client = join(releases, version, 'build/client');
    mkdirSync(join(client, 'assets/folder'), { recursive: true });
    for (const [name, content] of Object.entries(files)) writeFileSync(join(client, name), content);
    return client;
  }
});
