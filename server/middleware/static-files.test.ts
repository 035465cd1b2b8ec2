import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'static-'));
mkdirSync(join(root, 'assets'));
mkdirSync(join(root, '.vite'));
mkdirSync(join(root, 'cards'));
writeFileSync(join(root, 'assets/entry-abc.js'), 'export {}');
writeFileSync(join(root, 'assets/entry-abc.js.br'), brotliCompressSync('export {}'));
writeFileSync(join(root, 'favicon.svg'), '<svg/>');
writeFileSync(join(root, '.vite/manifest.json'), '{}');
writeFileSync(join(root, 'cards/home.png'), 'picture');
writeFileSync(join(root, '.env'), 'SECRET=1');
writeFileSync(join(root, '../outside.txt'), 'secret');

const app = new Hono().use(staticFiles({ root })).get('*', (c) => c.text('page'));

test('a hashed file is kept for ever', async () => {
  const response = await app.request('/assets/entry-abc.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test('a browser that knows brotli gets the file as the build compressed it', async () => {
  const response = await app.request('/assets/entry-abc.js', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('export {}');
});

test('a file without a hash in its name is asked about again after a day', async () => {
  expect((await app.request('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
});

test('a hashed file that is gone is not found, rather than a page', async () => {
  expect((await app.request('/assets/entry-old.js')).status).toBe(404);
});

test.each(['/assets/entry-abc.js.map', '/assets/%00', '/assets/entry-abc.js%00.png'])(
  '%s is not found',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);

test('other sites may show the cards, and nothing else', async () => {
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('cross-origin-resource-policy');
  expect(await policyOf('/cards/home.png')).toBe('cross-origin');
  expect(await policyOf('/favicon.svg')).toBeNull();
  expect(await policyOf('/assets/entry-abc.js')).toBeNull();
});

test.each([
  '/.env',
  '/%2eenv',
  '/assets/.env',
  '/assets/..%2f.env',
  '/assets/%2e%2e%2f.env',
  '/assets/..%5c.env',
  '/.vite/manifest.json',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/',
])('%s is left to the pages', async (path) => {
  expect(await (await app.request(path)).text()).toBe('page');
});
