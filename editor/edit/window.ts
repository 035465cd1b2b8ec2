import { timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { isMediumName, MEDIA_FOLDER } from '../../site/content/media/media.ts';
import { LANGUAGES } from '../../site/language/languages.ts';
import { RICH_TEXT } from '../../server/admin/rich-text.ts';
import { reasonOf } from '../../server/store/store-error.ts';
import type { Entries } from './entries.ts';
import { namesIn, Refusal } from './files/folder.ts';
import { formsOf } from './forms.ts';
import { ALLOWED, MOST_BYTES, prepareUpload } from './files/pictures.ts';

export interface WindowOptions {
  entries: Entries;
  /** Where this window is, and who may call. */
  origin: string;
  /** First in the printed address, then in a cookie. */
  secret: string;
  /** Where visitors see the content. */
  siteOrigin: string;
  /** The port of the page beside the form. */
  previewOrigin: string;
  /** Decap CMS, and the scripts of this window. */
  programs: readonly string[];
}

const COOKIE = 'editor';

const SAVE = v.object({
  file: v.string(),
  /** The version of the file when the form was opened. */
  version: v.string(),
  isNew: v.boolean(),
  values: v.record(v.string(), v.unknown()),
});

/**
 * `npm run edit`, the editors' window on their own machine: the forms, and the endpoints that they call. Only the
 * browser that opened the printed address may call, from this window's own pages.
 */
export function editorsWindow(options: WindowOptions) {
  const { entries, secret, programs } = options;
  const { folder } = entries;
  const api = new Hono()
    .get('/entries', async (c) => c.json(await entries.list(queried(c, 'folder'))))
    .get('/entry', async (c) => c.json(await entries.open(queried(c, 'file'))))
    .post('/look', async (c) => c.json(await entries.look(v.parse(SAVE, await c.req.json()))))
    .post('/save', async (c) => c.json(await entries.save(v.parse(SAVE, await c.req.json()))))
    .post('/rename', async (c) => c.json(await entries.lead(v.parse(RENAME, await c.req.json()))))
    .post('/delete', async (c) => {
      const { file } = v.parse(v.object({ file: v.string() }), await c.req.json());
      return c.json(await entries.delete(file));
    })
    .get('/versions', async (c) => c.json(await entries.versions(queried(c, 'file'))))
    .get('/removed', async (c) => c.json(await entries.removed()))
    .post('/restore', async (c) => c.json(await entries.restore(v.parse(RESTORE, await c.req.json()))))
    .get('/search', (c) => c.json(entries.search(queried(c, 'words'))))
    .get('/author', async (c) => c.json({ author: (await entries.history.author()) ?? null }))
    .post('/author', async (c) => {
      const { name, email } = v.parse(AUTHOR, await c.req.json());
      await entries.history.introduce(name, email);
      return c.json({});
    })
    .get('/media', (c) => c.json(mediaIn(entries)))
    .post(
      '/media',
      bodyLimit({ maxSize: MOST_BYTES + 1, onError: (c) => c.json({ error: tooLarge(c) }, 413) }),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const taken = new Set(namesIn(join(folder.path, MEDIA_FOLDER)));
        const upload = await prepareUpload(queried(c, 'name'), bytes, taken);
        const file = `${MEDIA_FOLDER}/${upload.name}`;
        await entries.change({ file, content: upload.bytes, what: `Add ${upload.name}` });
        return c.json({ ...mediumOf(entries, upload.name), note: upload.note });
      },
    )
    .onError((error, c) => {
      if (error instanceof Refusal) return c.json({ error: error.message }, error.status);
      if (v.isValiError(error)) return c.json({ error: v.summarize(error.issues) }, 422);
      console.error(error);
      return c.json({ error: reasonOf(error) }, 500);
    });

  const app = new Hono();
  app.use(async (c, next) => {
    const { host } = new URL(options.origin);
    if (c.req.header('Host') !== host) return c.text(`Only ${host} is answered here`, 403);
    const key = c.req.query('key');
    if (c.req.method === 'GET' && key !== undefined && isSecret(key, secret)) {
      setCookie(c, COOKIE, secret, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return c.redirect('/admin/');
    }
    if (!isSecret(getCookie(c, COOKIE) ?? '', secret))
      return c.text('Open the address that npm run edit has printed: it ends with a key.', 403);
    const from = c.req.header('Origin');
    if (from !== undefined ? from !== options.origin : c.req.method !== 'GET')
      return c.text(`Only ${options.origin} may call`, 403);
    c.header('Content-Security-Policy', policyOf(options));
    c.header('Cache-Control', 'no-cache');
    c.header('X-Content-Type-Options', 'nosniff');
    return next();
  });
  app.get('/', (c) => c.redirect('/admin/'));
  app.route('/api', api);
  app.get('/admin/', (c) => c.html(DOCUMENT));
  app.get('/admin/config.json', async (c) => c.json(await configOf(options)));
  app.get('/admin/rich-text.js', (c) => c.body(RICH_TEXT, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/media/:name', serveStatic({ root: folder.path }));
  for (const root of programs) {
    app.get(
      '/admin/*',
      serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.replace('/admin/', '/') }),
    );
  }
  return app;
}

const RENAME = v.object({ from: v.string(), to: v.string(), redirects: v.boolean(), links: v.boolean() });
const RESTORE = v.object({ file: v.string(), as: v.optional(v.string()), id: v.string() });
const AUTHOR = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  email: v.pipe(v.string(), v.rfcEmail()),
});

function queried(c: Context, name: string): string {
  return c.req.query(name) ?? '';
}

function isSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function tooLarge(c: Context): string {
  return `${queried(c, 'name')} is too large. Allowed: ${ALLOWED}.`;
}

/** The pictures and videos, with what shows them. */
function mediaIn(entries: Entries) {
  const path = join(entries.folder.path, MEDIA_FOLDER);
  return namesIn(path)
    .filter((name) => isMediumName(name) && statSync(join(path, name)).isFile())
    .map((name) => mediumOf(entries, name));
}

function mediumOf(entries: Entries, name: string) {
  const { size } = statSync(join(entries.folder.path, MEDIA_FOLDER, name));
  const path = `${MEDIA_FOLDER}/${name}`;
  return { id: path, name, path, size, displayURL: `/media/${name}`, url: `/media/${name}` };
}

function policyOf({ previewOrigin }: WindowOptions): string {
  return [
    "default-src 'none'",
    // Decap CMS compiles its checks of the configuration, and styles its parts with inline sheets.
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    `frame-src 'self' ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const DOCUMENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Content</title>
<link rel="icon" href="data:,">
<body>
<script src="/admin/before-decap.js"></script>
<script src="/admin/decap-cms.js"></script>
<script src="/admin/rich-text.js"></script>
<script type="module" src="/admin/editor.js"></script>
</body>
</html>
`;

/** The configuration of Decap CMS, with further values for the window's scripts (editor/edit/browser/editor.js). */
async function configOf({ previewOrigin, siteOrigin, entries }: WindowOptions) {
  const { pages, categories } = await entries.choices();
  return {
    forthright: {
      previewOrigin,
      allowed: ALLOWED,
      pages,
      languages: LANGUAGES.map(({ code, name }) => [code, name]),
    },
    load_config_file: false,
    backend: { name: 'folder' },
    media_folder: MEDIA_FOLDER,
    public_folder: `/${MEDIA_FOLDER}`,
    slug: { encoding: 'unicode', clean_accents: true },
    site_url: siteOrigin,
    // "Find words" searches all texts.
    search: false,
    editor: { preview: true },
    collections: formsOf(categories),
  };
}
