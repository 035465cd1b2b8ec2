import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { copyContent } from '../../tests/fixtures/content-folder.ts';
import { ALLOWED, openedWindow, ORIGIN } from '../../tests/fixtures/editors-window.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { EditedFolder } from './files/folder.ts';

let window: Awaited<ReturnType<typeof openedWindow>>;

beforeAll(async () => {
  window = await openedWindow(copyContent());
});

test.each([
  ['another name of this machine', { ...ALLOWED, Host: 'evil.example:3001' }],
  ['a page of another site', { ...ALLOWED, Origin: 'http://evil.example' }],
  ['another program of this machine', { Host: ALLOWED.Host, Origin: ORIGIN }],
  ['a wrong key', { ...ALLOWED, Cookie: 'editor=another' }],
  ['a page that hides where it is', { Host: ALLOWED.Host, Cookie: ALLOWED.Cookie }],
])('%s cannot write', async (_who, headers) => {
  const save = await window.opened('home.json');
  expect((await window.call('save', { ...save, values: {} }, headers)).status).toBe(403);
});

test('the address that is printed lets its browser in, and the key does not stay in it', async () => {
  const headers = { Host: ALLOWED.Host };
  expect((await window.app.request(`${ORIGIN}/admin/`, { headers })).status).toBe(403);
  const entered = await window.app.request(`${ORIGIN}/admin/?key=the-secret`, { headers });
  expect([entered.status, entered.headers.get('Location')]).toEqual([302, '/admin/']);
  expect(entered.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Strict/);
});

test.each([
  '../outside.json',
  '.git/config',
  'articles/.hidden.md',
  'schemas/x.sh',
  'media/../../x.png',
  'languages/de.po',
  `articles/${'a'.repeat(251)}.md`,
])('nothing is written to %s', async (file) => {
  const save = { file, isNew: false, version: 'new', values: { title: 'x' } };
  expect((await window.call('save', save)).status).toBe(403);
});

test('a folder that leads elsewhere is not written to', async () => {
  const elsewhere = temporaryFolder();
  const linked = temporaryFolder();
  mkdirSync(join(linked, 'media'));
  symlinkSync(elsewhere, join(linked, 'articles'));
  const folder = new EditedFolder(linked);
  expect(() => folder.put('articles/a.md', 'x')).toThrow(/leads out of the content folder/);
});

test('a search without an answer says that the tool has ended, not that something was not saved', async () => {
  const program = join(import.meta.dirname, 'browser/calls.js');
  const { call }: { call: (path: string) => Promise<unknown> } = await import(program);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(call('search?words=a')).rejects.toThrow(/^npm run edit has ended. Nothing is saved until/);
});

test('each script of the window is served with those that it imports', async () => {
  const addresses = new Set([`${ORIGIN}/admin/editor.js`]);
  for (const address of addresses) {
    const response = await window.app.request(address, { headers: ALLOWED });
    expect([address, response.status]).toEqual([address, 200]);
    for (const [, path = ''] of (await response.text()).matchAll(/ from '(.+\.js)'/g))
      addresses.add(new URL(path, address).href);
  }
  expect(addresses.size).toBeGreaterThan(5);
});
