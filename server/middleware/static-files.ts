import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { isNotModified } from '../../rendering/conditional.ts';
import { preferredEncoding, type Encoding } from '../../rendering/compression.ts';
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

/** Milliseconds for which the files of other releases are known, and what was read of them is kept. */
const INDEX_MS = 60_000;

/**
 * Serves the build's files from memory, as brotli or gzip where the build has made them. Other paths go on to the next
 * handler; a hashed file that no release has is 404.
 * @param now milliseconds of a monotonic clock
 */
export function staticFiles(
  { root, releases }: StaticFilesOptions,
  now = () => performance.now(),
): MiddlewareHandler {
  const reading = readFiles(root);
  const ofAnotherRelease = releases === undefined ? undefined : readReleases(releases, now);
  return async (c, next) => {
    const { path, method, raw } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const files = await reading;
    // A page that editors have added since the build has no card yet: it gets that of the home page.
    const named = /^\/cards\/[\w-]+\.png$/.test(path)
      ? (files.get(path) ?? files.get('/cards/home.png'))
      : files.get(path);
    const file = named ?? (ASSET.test(path) ? await ofAnotherRelease?.(path) : undefined);
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
}

/** By path. Without a build there are no files. */
async function readFiles(root: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = (await namesIn(root)).filter((name) => !/\.(?:br|gz)$|(?:^|[\\/])\./.test(name));
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readStaticFile(root, name)] as const),
  );
  return new Map(files);
}

/** Finds the hashed files of all releases, whose names are read once a minute when somebody asks. */
function readReleases(folder: string, now: () => number) {
  let index:
    | { files: Promise<Map<string, () => Promise<StaticFile | undefined>>>; until: number }
    | undefined;
  return async (path: string) => {
    if (!index || now() >= index.until) index = { files: readNames(), until: now() + INDEX_MS };
    return (await index.files).get(path)?.();
  };

  async function readNames() {
    const files = new Map<string, () => Promise<StaticFile | undefined>>();
    for (const release of await readdir(folder)) {
      // One that is being made begins with a dot.
      if (release.startsWith('.')) continue;
      const client = join(folder, release, CLIENT);
      for (const name of await namesIn(join(client, ASSETS))) {
        let file: Promise<StaticFile | undefined> | undefined;
        // The release may have been deleted meanwhile.
        const read = () => readStaticFile(client, ASSETS.slice(1) + name).catch(() => undefined);
        files.set(ASSETS + name, () => (file ??= read()));
      }
    }
    return files;
  }
}

/** Paths of the files in a folder and below, with slashes; none when there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function readStaticFile(root: string, name: string): Promise<StaticFile> {
  const path = `/${name}`;
  const file = join(root, name);
  const [identity, br, gzip, { mtime }] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
    stat(file),
  ]);
  return {
    headers: {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      'Cache-Control': path.startsWith(ASSETS) ? HASHED : NAMED,
      ETag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
      'Last-Modified': mtime.toUTCString(),
      Vary: 'Accept-Encoding',
      ...(path.startsWith(FOR_OTHER_SITES) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
    bodies: { identity, br, gzip },
  };
}

function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  return readFile(file).catch(() => undefined);
}
