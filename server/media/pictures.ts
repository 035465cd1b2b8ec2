import { mkdir, readdir, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  mediumPath,
  mediumPaths,
  widthsOf,
  type Media,
  type Medium,
} from '../../site/content/media/media.ts';
import { createQueue } from '../render/queue.ts';
import type { Log } from '../monitoring/log.ts';
import { makePicture } from './make-picture.ts';
import { openMedium, patchesOf } from './medium-file.ts';
import type { Patch } from './personal-data/patch.ts';

/** Most bytes of resized pictures in memory. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Most patches for original files in memory. */
const MOST_PATCHES = 100_000;

/** The width for the test decode of a picture that is sent in its original size. */
const SMALL = 16;

interface Folders {
  contentDir: string;
  /** Without a folder, pictures are kept in memory only. */
  dataDir?: string;
}

/**
 * Pictures in the widths of `widthsOf`, and the patches for original files. All work is done once, one piece at a
 * time, ahead of time or on the first request. Results are kept on disk and in memory. A file has at most four widths,
 * so visitors cannot cause more work than that.
 */
export function createPictures({ contentDir, dataDir }: Folders, log: Pick<Log, 'warn'>) {
  const folder = dataDir && join(dataDir, 'pictures');
  const inTurn = createQueue();
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  const pending = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();
  const patches = new LRUCache<string, readonly Patch[]>({
    maxSize: MOST_PATCHES,
    sizeCalculation: ({ length }) => length + 1,
  });
  const tried = new Set<string>();
  const undecodable = new Map<string, string>();
  return { sized, patched, tryAll, undecodable };

  /**
   * @param width one of `widthsOf`
   * @param media all current media; pictures made from any other file are deleted
   * @returns undefined when the picture cannot be made
   */
  async function sized(
    medium: Medium,
    width: number,
    media: Media,
  ): Promise<Buffer<ArrayBuffer> | undefined> {
    const name = nameOf(mediumPath(medium, width));
    const known = kept.get(name) ?? pending.get(name);
    if (known) return known;
    const making = find(medium, width, name, media).finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  }

  async function find(medium: Medium, width: number, name: string, media: Media) {
    const found = folder && (await readFile(join(folder, name)).catch(() => undefined));
    const picture = found || (await whole(medium, () => makePicture(contentDir, medium, width)));
    if (picture) kept.set(name, picture);
    if (picture && !found && folder) await keep(folder, name, picture, media);
    return picture;
  }

  /** @returns the patches for an original file; undefined when it cannot be read safely */
  async function patched(medium: Medium, file: FileHandle): Promise<readonly Patch[] | undefined> {
    const known = patches.get(medium.version) ?? (await whole(medium, () => patchesOf(medium, file)));
    if (known) patches.set(medium.version, known);
    return known;
  }

  /** Finds the media that cannot be decoded, and makes the smallest width of the others. */
  async function tryAll(media: Media, signal?: AbortSignal): Promise<void> {
    for (const medium of media.values()) {
      if (signal?.aborted) return;
      if (!tried.has(medium.version)) await tryOne(medium, media);
      tried.add(medium.version);
    }
  }

  async function tryOne(medium: Medium, media: Media): Promise<void> {
    const [smallest] = widthsOf(medium);
    if (smallest !== undefined) return void (await sized(medium, smallest, media));
    if (medium.kind === 'picture') await whole(medium, () => makePicture(contentDir, medium, SMALL));
    await using file = await openMedium(contentDir, medium);
    if (file) await patched(medium, file);
  }

  /** Queues some work. A medium whose work fails is not tried again. */
  async function whole<Result>(medium: Medium, work: () => Promise<Result>): Promise<Result | undefined> {
    if (undecodable.has(medium.version)) return undefined;
    try {
      return await inTurn(work);
    } catch (error) {
      // The file was replaced meanwhile, so the failure says nothing about the new one.
      await using file = await openMedium(contentDir, medium);
      if (file) undecodable.set(medium.version, (error as Error).message);
      return undefined;
    }
  }

  /** On a full or read-only disk the work is only repeated after the next start. */
  async function keep(into: string, name: string, picture: Buffer, media: Media): Promise<void> {
    try {
      await mkdir(into, { recursive: true });
      const unfinished = join(into, `.${name}`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(into, name));
      const wanted = new Set([...media.values()].flatMap(mediumPaths).map(nameOf));
      const old = (await readdir(into)).filter((one) => !one.startsWith('.') && !wanted.has(one));
      await Promise.all(old.map((one) => rm(join(into, one), { force: true })));
    } catch (error) {
      log.warn('media.not-kept', { file: name, error });
    }
  }
}

/** The name on disk. */
function nameOf(path: string): string {
  return path.split('/').slice(2).join('-');
}

/** Tries to decode the media of a content folder. @returns the reasons of failures, by version */
export async function undecodableMedia(
  contentDir: string,
  media: Media,
): Promise<ReadonlyMap<string, string>> {
  const pictures = createPictures({ contentDir }, { warn: () => {} });
  await pictures.tryAll(media);
  return pictures.undecodable;
}
