import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { isNotModified } from '../conditional.ts';
import { preferredEncoding, type Encoding } from '../../rendering/server/compression.ts';
import { HOME } from '../home-folder.ts';

const CLIENT = 'build/client';

export const BROWSER_BUILD = join(HOME, CLIENT);

/** The name of these files changes with their content. */
const HASHED = 'public, max-age=31536000, immutable';

/** Icons and cards may be a day old. */
const NAMED = 'public, max-age=86400';

/** Another server or a later release may have the file. */
const NOT_KEPT = { 'Cache-Control': 'no-store' };

const ASSETS = '/assets/';

/** A file among them; no other path is looked up in other releases. */
const ASSET = /^\/assets\/\w[\w.~-]*(?<!\.br|\.gz)$/;

/** Images that other sites show beside a link to ours; everything else is for our own pages only. */
const FOR_OTHER_SITES = '/cards/';

interface StaticFile {
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

interface StaticFilesOptions {
  root: string;
  /**
   * Folder of all releases. A page that came from another one, before an upgrade or from a second server, finds its
   * hashed files there, also in releases that are unpacked later.
   */
  releases?: string;
}

/**
 * Serves the build's files from memory, as brotli or gzip where the build has made them. Other paths go on to the next
 * handler; a hashed file that no release has is 404.
 */
export function staticFiles({ root, releases }: StaticFilesOptions): MiddlewareHandler {
  const files = readFiles(root);
  return async (c, next) => {
    const { path, method, raw } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const file = files.get(path) ?? standIn(path) ?? (await ofAnotherRelease(path));
    if (!file) return path.startsWith(ASSETS) ? c.text('Not found', 404, NOT_KEPT) : next();
    if (isNotModified(raw, file.headers)) return c.body(null, 304, file.headers);
    const wanted = preferredEncoding(c.req.header('Accept-Encoding'));
    const encoding = [wanted, 'gzip' as const].find(
      (one) => one !== 'identity' && wanted !== 'identity' && file.bodies[one],
    );
    const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity ?? Buffer.alloc(0);
    return c.body(body, 200, {
      ...file.headers,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    });
  };

  /** A page that editors have added since the build has no card yet: it gets that of the home page. */
  function standIn(path: string): StaticFile | undefined {
    return /^\/cards\/[\w-]+\.png$/.test(path) ? files.get('/cards/home.png') : undefined;
  }

  async function ofAnotherRelease(path: string): Promise<StaticFile | undefined> {
    if (!releases || !ASSET.test(path)) return undefined;
    const clients = (await readdir(releases)).flatMap((name) =>
      // One that is being made begins with a dot.
      name.startsWith('.') ? [] : [join(releases, name, CLIENT)],
    );
    const client = clients.find((folder) => isFile(join(folder, path)));
    return client === undefined ? undefined : readStaticFile(client, path.slice(1));
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** By path. Without a build there are no files. */
function readFiles(root: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(root)) return new Map();
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.(?:br|gz)$|(?:^|[\\/])\./.test(name) && isFile(join(root, name)),
  );
  return new Map(names.map((name) => [`/${name.replaceAll('\\', '/')}`, readStaticFile(root, name)]));
}

function readStaticFile(root: string, name: string): StaticFile {
  const path = `/${name}`;
  const file = join(root, name);
  const identity = readFileSync(file);
  return {
    headers: {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': path.startsWith(ASSETS) ? HASHED : NAMED,
      ETag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
      'Last-Modified': statSync(file).mtime.toUTCString(),
      Vary: 'Accept-Encoding',
      ...(path.startsWith(FOR_OTHER_SITES) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
    bodies: { identity, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) },
  };
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
