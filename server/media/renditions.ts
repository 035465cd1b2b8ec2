import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  MEDIA_FOLDER,
  mediumPath,
  mediumPaths,
  widthsOf,
  type Media,
  type Medium,
} from '../../site/content/media/media.ts';
import { isMissing, isPassing } from '../../site/content/reading/folder.server.ts';
import { insideFolder } from '../../site/content/reading/inside-folder.server.ts';
import type { Log } from '../monitoring/log.ts';
import { requireFreeSpace } from '../process/free-space.ts';
import { BusyError, createQueue } from '../render/queue.ts';
import { makeDrawing } from './make-drawing.ts';
import { makePicture } from './make-picture.ts';

/** Most bytes of pictures that the disk could not keep. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Bytes of the disk that stay free, because messages need them. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Where a rendition is, or its bytes. */
type Rendition = string | Buffer<ArrayBuffer>;

/**
 * What visitors get: each medium in its own format, and pictures in the widths of `widthsOf`, without what tells who made
 * them and where. Each is made once, one at a time, ahead of time or on the first request, and kept on disk. A medium has
 * at most four, so visitors cannot cause more work than that.
 */
export function createRenditions(
  { contentDir, dataDir }: { contentDir: string; dataDir: string },
  log: Pick<Log, 'warn'>,
) {
  const folder = join(dataDir, 'pictures');
  const oneByOne = createQueue();
  const unkept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  const pending = new Map<string, Promise<Rendition | undefined>>();
  const tried = new Set<string>();
  const undecodable = new Map<string, string>();
  return { find, tryAll, undecodable };

  /**
   * @param width one of `widthsOf`; undefined for the medium's own size and format
   * @param media all current media; renditions of any other file are deleted
   * @returns undefined when it cannot be made
   * @throws {BusyError} when the disk cannot keep a video
   */
  async function find(
    medium: Medium,
    width: number | undefined,
    media: Media,
  ): Promise<Rendition | undefined> {
    const name = nameOf(mediumPath(medium, width));
    const path = join(folder, name);
    if (existsSync(path)) return path;
    const known = unkept.get(name) ?? pending.get(name);
    if (known) return known;
    const making = oneByOne(() => make(medium, width, name, media)).finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  }

  /** Makes the smallest rendition of each medium, and so finds those that cannot be decoded. */
  async function tryAll(media: Media, signal?: AbortSignal): Promise<void> {
    for (const medium of media.values()) {
      if (signal?.aborted) return;
      if (tried.has(medium.version)) continue;
      tried.add(medium.version);
      // A full disk says nothing about the medium.
      await find(medium, widthsOf(medium)[0], media).catch(() => {});
    }
  }

  async function make(
    medium: Medium,
    width: number | undefined,
    name: string,
    media: Media,
  ): Promise<Rendition | undefined> {
    const source = await pathOf(contentDir, medium);
    if (!source || undecodable.has(medium.version)) return undefined;
    try {
      if (medium.kind === 'video') {
        const { makeVideo } = await import('./make-video.ts');
        return await keep(name, medium, media, (file) => makeVideo(source, medium.type, file));
      }
      const bytes = await makeBytes(source, medium, width);
      return await keep(name, medium, media, (file) => writeFile(file, bytes)).catch(() => {
        unkept.set(name, bytes);
        return bytes;
      });
    } catch (error) {
      if (error instanceof BusyError) throw error;
      // Otherwise the file was replaced meanwhile, so the failure says nothing about the new one.
      if (await pathOf(contentDir, medium)) undecodable.set(medium.version, (error as Error).message);
      return undefined;
    }
  }

  /** @throws {BusyError} when the disk is full or read-only, or another server has just kept the same */
  async function keep(
    name: string,
    { bytes }: Medium,
    media: Media,
    write: (file: string) => Promise<void>,
  ): Promise<string> {
    // Another server may keep the same at the same time.
    const unfinished = join(folder, `.${process.pid}.${name}`);
    try {
      await mkdir(folder, { recursive: true });
      await requireFreeSpace(folder, bytes + LEAST_FREE_BYTES);
      await write(unfinished);
      await rename(unfinished, join(folder, name));
      const wanted = new Set([...media.values()].flatMap(mediumPaths).map(nameOf));
      // A killed server may have begun the same.
      const old = (await readdir(folder)).filter(
        (one) => one.endsWith(`.${name}`) || !wanted.has(one.replace(/^\.\d+\./, '')),
      );
      await Promise.all(old.map((one) => rm(join(folder, one), { force: true })));
      return join(folder, name);
    } catch (error) {
      if (!isPassing(error) && !isMissing(error)) throw error;
      log.warn('media.not-kept', { file: name, error });
      throw new BusyError('The disk is full or read-only', { cause: error });
    } finally {
      await rm(unfinished, { force: true }).catch(() => {});
    }
  }
}

/** The name on disk. */
function nameOf(path: string): string {
  return path.split('/').slice(2).join('-');
}

/** @returns undefined when the file was replaced, and its new digest is not known yet */
async function pathOf(contentDir: string, { name, bytes, modified }: Medium): Promise<string | undefined> {
  try {
    const path = await insideFolder(contentDir, join(contentDir, MEDIA_FOLDER, name));
    const { size, mtimeMs } = await stat(path);
    return size === bytes && mtimeMs === modified ? path : undefined;
  } catch {
    return undefined;
  }
}

async function makeBytes(
  source: string,
  { kind, type, isAnimated, isLossless }: Medium,
  width: number | undefined,
): Promise<Buffer<ArrayBuffer>> {
  if (kind === 'captions') return readFile(source);
  if (type === 'image/svg+xml') return Buffer.from(await makeDrawing(await readFile(source, 'utf8')));
  return makePicture(source, { width, isAnimated, isLossless });
}

/** Tries to decode the media of a content folder. @returns the reasons of failures, by version */
export async function undecodableMedia(
  contentDir: string,
  media: Media,
): Promise<ReadonlyMap<string, string>> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'media-'));
  const renditions = createRenditions({ contentDir, dataDir: folder.path }, { warn: () => {} });
  // One at a time, so that each takes the place of the one before.
  for (const medium of media.values()) await renditions.tryAll(new Map([[medium.name, medium]]));
  return renditions.undecodable;
}
