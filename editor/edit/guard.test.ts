import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listening } from '../../tests/fixtures/site/listening.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { guard } from './guard.ts';

const ORIGIN = 'http://127.0.0.1:3001';

let folder: string;
let call: (action: string, params: object, origin?: string) => Promise<Response>;

beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'articles'));
  const backend = await listening(createServer(getRequestListener(decapServer(folder).fetch)));
  const front = guard({ contentDir: folder, origin: ORIGIN, backend: backend.url });
  call = async (action, params, origin = ORIGIN) =>
    front.request('/api/v1', {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ branch: 'master', action, params }),
    });
  onTestFinished(backend.close);
});

test.each([
  ['faq.json', '{\n  "hero" {} }', 'faq.json:2:10 is not valid JSON: a colon is missing before this'],
  ['faq.json', '', 'faq.json:1:1 is not valid JSON'],
  ['faq.json', '["a list"]', 'faq.json:1:1 is not an object'],
  ['faq.json', Buffer.from('{\n "a": "\xff" }', 'latin1'), 'faq.json:2:8 is not UTF-8'],
  ['articles/one.md', '---\ntitle: One: two\n---\nText', 'articles/one.md:2:'],
  ['articles/one.md', '---\ntitle: One\n\nText', 'articles/one.md:1:1 the front matter has no end'],
  ['articles/one.md', 'Text alone', 'articles/one.md:1:1 there is no front matter'],
])('%s with %j is neither opened nor saved, and the message says where', async (path, broken, fault) => {
  const file = join(folder, path);
  writeFileSync(file, broken);
  const before = readFileSync(file);
  const dataFiles = [{ path, slug: 'x', raw: '{}' }];
  for (const [action, params] of [
    ['getEntry', { path }],
    ['persistEntry', { dataFiles, assets: [] }],
    ['persistEntry', { entry: dataFiles[0], assets: [] }],
    ['deleteFiles', { paths: [path] }],
  ] as const) {
    const answer = await call(action, params);
    expect([answer.status, await answer.json()]).toEqual([409, { error: expect.stringContaining(fault) }]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  }
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that breaks after it was opened is not saved over, until it is fixed', async () => {
  const file = join(folder, 'faq.json');
  writeFileSync(file, '\uFEFF{ "items": [] }');
  expect(await (await call('getEntry', { path: 'faq.json' })).json()).toMatchObject({
    data: expect.stringContaining('"items"'),
  });
  const save = () => call('persistEntry', { dataFiles: [{ path: 'faq.json', raw: '{ "items": [1] }' }] });
  writeFileSync(file, '{ "items": [');
  expect((await save()).status).toBe(409);
  expect(readFileSync(file, 'utf8')).toBe('{ "items": [');
  writeFileSync(file, '{ "items": [2] }');
  expect((await save()).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe('{ "items": [1] }');
});

test('a new file and a picture are saved', async () => {
  const dataFiles = [{ path: 'articles/new.md', raw: '---\ntitle: New\n---\n' }];
  expect((await call('persistEntry', { dataFiles })).status).toBe(200);
  expect(readFileSync(join(folder, 'articles/new.md'), 'utf8')).toContain('title: New');
  writeFileSync(join(folder, 'chart.png'), Buffer.from([0xff, 0xfe]));
  expect((await call('getMediaFile', { path: 'chart.png' })).status).toBe(200);
});

test('no other page of the browser may call', async () => {
  const answer = await call('getEntry', { path: 'faq.json' }, 'http://evil.example:3002');
  expect(answer.status).toBe(403);
});

/** As much of decap-server as saves and reads entries. The browser test has the whole. */
function decapServer(root: string) {
  return new Hono().post('*', async (c) => {
    const { params } = await c.req.json<{ params: { path?: string; dataFiles?: SavedFile[] } }>();
    for (const { path, raw } of params.dataFiles ?? []) writeFileSync(join(root, path), raw);
    return c.json({ data: params.path ? readFileSync(join(root, params.path), 'utf8') : null });
  });
}

interface SavedFile {
  path: string;
  raw: string;
}
