import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { isNotModified } from '../render/response/conditional.ts';
import { HOME } from '../process/home-folder.ts';
import { unusable, type Settings } from '../settings/settings.ts';
import { collections } from './collections.ts';
import { RICH_TEXT } from './rich-text.ts';

/** Where `npm run edit` installs Decap CMS, relative to the repository or release. */
export const WINDOW = 'editor/window/node_modules/decap-cms/dist';

const FILES = join(HOME, WINDOW);

type AdminSettings = NonNullable<Settings['admin']>;

/**
 * `/admin`, where editors change the content in a browser: Decap CMS, which reads and writes files by a git
 * host. This server stores nothing for it.
 * @throws {SettingsError} when Decap CMS is not installed
 */
export function admin(
  settings: AdminSettings,
  { secure, files = FILES }: { secure: boolean; files?: string },
) {
  requireWindow(settings, files);
  const headers = Object.entries(headersFor(settings, secure));
  // JSON is YAML, and both programs ask for YAML first.
  const config = JSON.stringify(configOf(settings), null, 2);
  return (
    new Hono()
      .use(async (c, next) => {
        await next();
        const modified = c.res.headers.get('Last-Modified') ?? '';
        if (isNotModified(c.req.raw, { 'Last-Modified': modified })) {
          await c.res.body?.cancel();
          c.res = new Response(null, { status: 304, headers: c.res.headers });
        }
        for (const [name, value] of headers) c.res.headers.set(name, value);
      })
      .get('/', (c) => c.html(DOCUMENT))
      .get('/*', async (c, next) => (c.req.path === '/admin/' ? c.redirect('/admin', 308) : next()))
      .get('/window.js', (c) => c.body(WINDOW_SCRIPT + RICH_TEXT, 200, { 'Content-Type': 'text/javascript' }))
      .get('/config.yml', (c) => c.body(config, 200, { 'Content-Type': 'text/yaml; charset=utf-8' }))
      .get(
        '/*',
        serveStatic({
          root: files,
          precompressed: true,
          rewriteRequestPath: (path) => path.replace('/admin/', '/'),
        }),
      )
      // The policy below is for /admin only, never for a page of the site.
      .all('*', (c) => c.text('Not found', 404))
  );
}

/** @throws {SettingsError} when Decap CMS is not installed */
export function requireWindow({ backend }: AdminSettings, files = FILES): void {
  const allowed =
    'a value only where the window is installed (npm ci --prefix editor/window --ignore-scripts)';
  if (!existsSync(files)) throw unusable('ADMIN_BACKEND', backend, allowed);
}

const DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Content</title>
<link rel="cms-config-url" type="text/yaml" href="/admin/config.yml">
<body>
<script src="/admin/decap-cms.js"></script>
<script src="/admin/window.js"></script>
</body>
</html>
`;

/**
 * Keeps what Decap CMS would lose or could not read. Sent to the browser as source text:
 * - The order of an object with more than eight fields. Each object carries its own order, so that a change of one
 * text is one line in the history.
 * - The byte-order mark of Windows editors.
 */
const WINDOW_SCRIPT = String.raw`
const ORDER = ' order';
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const keep = (key, value) => (isObject(value) ? { ...value, [ORDER]: Object.keys(value) } : value);
const restore = (key, value) => {
  if (!isObject(value)) return value;
  const { [ORDER]: order = [], ...fields } = value;
  const known = order.filter((name) => name in fields).map((name) => [name, fields[name]]);
  return { ...Object.fromEntries(known), ...fields };
};
CMS.registerCustomFormat('json', 'json', {
  fromFile: (text) => JSON.parse(text.replace(/^\uFEFF/, ''), keep),
  toFile: (data) => JSON.stringify(data, restore, 2) + '\n',
});
localStorage['cms.md-mode'] ??= 'raw';
`;

function headersFor({ repository }: AdminSettings, secure: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    // Decap CMS compiles its checks of the configuration, and styles its parts with inline sheets.
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${apiOf(repository)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-cache',
    // GitHub's sign-in opens in a window that must be able to answer this one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // The editors' avatars come from the git host.
    'Cross-Origin-Embedder-Policy': 'unsafe-none',
    'X-Robots-Tag': 'noindex',
  };
}

function apiOf(repository: string): string {
  const { origin } = new URL(repository);
  return origin === GITHUB ? 'https://api.github.com' : origin;
}

const GITHUB = 'https://github.com';

/** The configuration of Decap CMS (https://decapcms.org/docs/configuration-options/); Sveltia CMS reads it too. */
function configOf(settings: AdminSettings) {
  return {
    backend: backendOf(settings),
    media_folder: 'media',
    public_folder: '/media',
    slug: { encoding: 'ascii', clean_accents: true },
    show_preview_links: false,
    editor: { preview: false },
    collections: collections(),
  };
}

/** https://decapcms.org/docs/backends-overview/ */
function backendOf({ backend, repository, branch, login }: AdminSettings) {
  const { origin, pathname } = new URL(repository);
  const host = { name: backend, repo: pathname.slice(1), branch };
  switch (backend) {
    case 'github':
      return {
        ...host,
        base_url: login,
        ...(origin !== GITHUB && { api_root: `${origin}/api/v3` }),
      };
    case 'gitlab':
      return { ...host, auth_type: 'pkce', app_id: login, base_url: origin, api_root: `${origin}/api/v4` };
    case 'gitea':
      return { ...host, app_id: login, base_url: origin, api_root: `${origin}/api/v1` };
  }
}
