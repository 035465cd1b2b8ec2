import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { isNotModified } from '../render/response/conditional.ts';
import { HOME } from '../process/home-folder.ts';

const CLIENT = 'build/client';

export const BROWSER_BUILD = join(HOME, CLIENT);

/** The name of a file in `/assets/` changes with its content. */
const HASHED = 'public, max-age=31536000, immutable';

/** Icons and cards may be up to a day old. */
const NAMED = 'public, max-age=86400';

const ASSETS = '/assets/';

/** Images that other sites show beside a link to ours; everything else is for our own pages only. */
const CARDS = '/cards/';

/** A path in which no part begins with a dot. */
const FILE = /^(?:\/\w[\w.~-]*)+$/;

/** Compressed files, which are sent in place of the originals. */
const NO_FILE = new Set(['', '.br', '.gz']);

interface StaticFilesOptions {
  root: string;
  /**
   * Folder of all releases. A page that came from another one, before an upgrade or from a second server, finds its
   * hashed files there, even in releases that are unpacked later.
   */
  releases?: string;
}

/**
 * Serves the build's files, as brotli or gzip where the build has made them. Other paths are left to the next handler;
 * a hashed file that is in no release gets 404.
 */
export function staticFiles({ root, releases }: StaticFilesOptions): MiddlewareHandler {
  const serve = serveFrom(root);
  const homeCard = serveFrom(root, `${CARDS}home.png`);
  return async (c, next) => {
    const { path, method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const found = FILE.test(path) && !NO_FILE.has(extname(path)) ? await find(c, path) : undefined;
    if (found) return found;
    // Another server or a later release may have the file.
    return path.startsWith(ASSETS) ? c.text('Not found', 404, { 'Cache-Control': 'no-store' }) : next();
  };

  async function find(c: Context, path: string): Promise<Response | undefined> {
    const file = await serve(c);
    if (file) return file;
    // A page that editors have added since the build has no card yet.
    if (path.startsWith(CARDS)) return homeCard(c);
    return path.startsWith(ASSETS) && releases ? ofAnotherRelease(c, releases) : undefined;
  }
}

async function ofAnotherRelease(c: Context, releases: string): Promise<Response | undefined> {
  // The name of an unfinished release begins with a dot.
  const names = (await readdir(releases)).filter((name) => !name.startsWith('.'));
  for (const name of names) {
    const file = await serveFrom(join(releases, name, CLIENT))(c);
    if (file) return file;
  }
  return undefined;
}

/** @param only the path of the one file to serve, in place of the request's */
function serveFrom(root: string, only?: string) {
  const serve = serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => only ?? path });
  return async (c: Context): Promise<Response | undefined> => {
    const file = await serve(c, async () => {});
    if (!file) return undefined;
    const { headers } = file;
    headers.set('Cache-Control', c.req.path.startsWith(ASSETS) ? HASHED : NAMED);
    headers.set('Vary', 'Accept-Encoding');
    if (c.req.path.startsWith(CARDS)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!isNotModified(c.req.raw, { 'Last-Modified': headers.get('Last-Modified') ?? undefined }))
      return file;
    await file.body?.cancel();
    headers.delete('Content-Length');
    return new Response(null, { status: 304, headers });
  };
}
