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

/** Bytes of made pictures in memory. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Places in files that are not sent as they are, in memory. */
const MOST_PATCHES = 100_000;

/** The width in which a picture is tried that is shown as it is. */
const SMALL = 16;

interface Folders {
  contentDir: string;
  /** Without one, pictures are kept in memory only. */
  dataDir?: string;
}

/**
 * Pictures in the widths of `widthsOf`, and what is sent of other files. All work is done once, one at a time, before
 * somebody asks for it or when somebody does. Pictures are kept on disk and in memory. There are at most four of each file,
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
  return { sized, patched, tryAll, undecodable: undecodable as ReadonlyMap<string, string> };

  /**
   * @param width one of `widthsOf`
   * @param media all there are: what was made of others is deleted
   * @returns undefined when it cannot be made
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

  /** @returns what is not sent of a file as it is; undefined when that cannot be known */
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

  /** Does some work in its turn. A medium of which it fails is not tried again. */
  async function whole<Result>(medium: Medium, work: () => Promise<Result>): Promise<Result | undefined> {
    if (undecodable.has(medium.version)) return undefined;
    try {
      return await inTurn(work);
    } catch (error) {
      // Of a file that is another one by now, nothing is known.
      await using file = await openMedium(contentDir, medium);
      if (file) undecodable.set(medium.version, (error as Error).message);
      return undefined;
    }
  }

  /** A disk that is full or read-only costs nothing but the work after the next start. */
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

/** On disk. */
function nameOf(path: string): string {
  return path.split('/').slice(2).join('-');
}

/** Tries media of a content folder. @returns why some cannot be decoded, by their versions */
export async function undecodableMedia(
  contentDir: string,
  media: Media,
): Promise<ReadonlyMap<string, string>> {
  const pictures = createPictures({ contentDir }, { warn: () => {} });
  await pictures.tryAll(media);
  return pictures.undecodable;
}
