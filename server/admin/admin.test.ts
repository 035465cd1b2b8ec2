import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnvironment } from '../settings/settings.ts';
import { admin } from './admin.ts';
import { collections, type Field } from './collections.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let files: string;

beforeAll(() => {
  files = temporaryFolder();
  writeFileSync(join(files, 'decap-cms.js'), 'program();');
});

const GITLAB = {
  ADMIN_BACKEND: 'gitlab',
  ADMIN_REPOSITORY: 'https://git.example/company/content',
  ADMIN_LOGIN: 'app',
};

function site(environment: Record<string, string> = GITLAB, folder = files) {
  const { admin: settings } = parseEnvironment(environment);
  if (!settings) throw new Error('The window is off');
  return new Hono().route('/admin', admin(settings, { secure: true, files: folder }));
}

test('/admin is one page that loads the editor, and search engines must not index it', async () => {
  const page = await site().request('/admin');
  const html = await page.text();
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await site().request(path)).status).toBe(200);
  const slash = await site().request('/admin/');
  expect([slash.status, slash.headers.get('Location')]).toEqual([308, '/admin']);
  const missing = await site().request('/admin/pricing');
  expect([missing.status, await missing.text()]).toEqual([404, 'Not found']);
  const program = await site().request('/admin/decap-cms.js');
  const again = { 'If-Modified-Since': program.headers.get('last-modified') ?? '' };
  expect((await site().request('/admin/decap-cms.js', { headers: again })).status).toBe(304);
});

test('its policy lets it evaluate code and connect to this site and the git host', async () => {
  const policy = (await site().request('/admin')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'unsafe-eval';");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(policy).toContain("connect-src 'self' blob: data: https://git.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each([
  [
    { backend: 'github', repository: 'https://github.com/company/content', login: 'https://auth.example' },
    { repo: 'company/content', branch: 'main', base_url: 'https://auth.example' },
  ],
  [
    { backend: 'gitlab', repository: 'https://git.example/company/content', login: 'app' },
    { repo: 'company/content', base_url: 'https://git.example', app_id: 'app', auth_type: 'pkce' },
  ],
  [
    { backend: 'gitea', repository: 'https://git.example/company/content', login: 'app' },
    { repo: 'company/content', api_root: 'https://git.example/api/v1', app_id: 'app' },
  ],
])('the settings %j become its backend', async ({ backend, repository, login }, expected) => {
  const app = site({ ADMIN_BACKEND: backend, ADMIN_REPOSITORY: repository, ADMIN_LOGIN: login });
  const config = parse(await (await app.request('/admin/config.yml')).text());
  expect(config.backend).toMatchObject({ name: backend, ...expected });
});

test('a server with /admin turned on does not start unless the window is installed', () => {
  expect(() => site(GITLAB, join(files, 'missing'))).toThrow(
    /^ADMIN_BACKEND .*npm ci --prefix editor\/window/,
  );
});

test('every file has a form with the fields of its schema and their descriptions', () => {
  const forms = collections();
  const names = ['articles', 'pages', 'companies', 'questions', 'prices', 'texts', 'legal', 'figures'];
  expect(forms.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  const fields = forms.flatMap((form) =>
    'files' in form ? form.files.flatMap((file) => file.fields) : form.fields,
  );
  const all = fields.flatMap(withInner);
  expect(all.length).toBeGreaterThan(500);
  const silent = all.filter(
    ({ widget, hint, name }) => !hint && !CLEAR.has(widget) && !['item', 'body'].includes(name),
  );
  expect(silent).toEqual([]);
});

test('every form has a switch for drafts', () => {
  const drafts = collections().flatMap((form) =>
    'fields' in form ? form.fields.filter(({ name }) => name === 'draft') : [],
  );
  expect(drafts.map(({ widget }) => widget)).toEqual(['boolean', 'boolean']);
});

test('each kind of block has its own fields', () => {
  const pages = collections().find(({ name }) => name === 'pages');
  const blocks = pages && 'fields' in pages ? pages.fields.find(({ name }) => name === 'blocks') : undefined;
  expect(blocks).toMatchObject({ widget: 'list', typeKey: 'kind' });
  const entries = blocks?.types?.find(({ name }) => name === 'entries');
  expect(entries?.fields?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['title', 'items', 'band']),
  );
});

test('an object that may be left out needs none of its fields', () => {
  const pages = collections().find(({ name }) => name === 'pages');
  const all = pages && 'fields' in pages ? pages.fields.flatMap(withInner) : [];
  const figure = all.find(({ name, widget }) => name === 'figure' && widget === 'object');
  expect(figure).toMatchObject({ required: false });
  expect(figure?.fields?.filter(({ required }) => required)).toEqual([]);
});

/** Files whose fields need no description. */
const CLEAR = new Set(['object', 'hidden']);

function withInner(field: Field): Field[] {
  const { fields = [], types = [], field: item } = field;
  return [field, ...[...fields, ...types, ...(item ? [item] : [])].flatMap(withInner)];
}
