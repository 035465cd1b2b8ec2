import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { mediumPath, mediumPaths, type Media, type Medium } from '../../app/content/media.ts';
import { MOST_PIXELS } from '../../app/content/media-folder.server.ts';
import { createQueue } from '../../rendering/queue.ts';
import type { Services } from '../services.ts';

/** Bytes of made pictures in memory. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Seconds after which the library gives up. */
const LONGEST_S = 20;

/**
 * Pictures in the widths of `widthsOf`, as WebP. Each is made once, on the first request, one at a time, and kept on
 * disk and in memory. There are at most four of each file, so visitors cannot cause more work than that.
 */
export function createSizedPictures({
  settings: { contentDir, dataDir },
  log,
}: Pick<Services, 'settings' | 'log'>) {
  const folder = join(dataDir, 'pictures');
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });
  const pending = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();
  const inTurn = createQueue();
  return { get };

  /**
   * @param width one of `widthsOf`
   * @param media all there are: what was made of others is deleted
   * @returns undefined when it cannot be made; the log says why
   */
  async function get(medium: Medium, width: number, media: Media): Promise<Buffer<ArrayBuffer> | undefined> {
    const name = nameOf(mediumPath(medium, width));
    const known = kept.get(name) ?? pending.get(name);
    if (known) return known;
    const making = find(medium, width, name, media).finally(() => pending.delete(name));
    pending.set(name, making);
    return making;
  }

  async function find(medium: Medium, width: number, name: string, media: Media) {
    const found = await readFile(join(folder, name)).catch(() => undefined);
    const picture = found ?? (await inTurn(() => make(medium, width)));
    if (picture) kept.set(name, picture);
    if (picture && !found) await keep(name, picture, media);
    return picture;
  }

  async function make(medium: Medium, width: number): Promise<Buffer<ArrayBuffer> | undefined> {
    try {
      // Most sites have no picture: the library's 18 MB are loaded when one does.
      const { default: sharp } = await import('sharp');
      sharp.cache(false);
      sharp.concurrency(1);
      const file = join(contentDir, 'media', medium.name);
      const made = sharp(file, { limitInputPixels: MOST_PIXELS }).autoOrient().resize({ width });
      return Buffer.from(await made.webp({ quality: 80 }).timeout({ seconds: LONGEST_S }).toBuffer());
    } catch (error) {
      log.warn('media.not-sized', { file: medium.name, width, error });
      return undefined;
    }
  }

  /** A disk that is full or read-only costs nothing but the work after the next start. */
  async function keep(name: string, picture: Buffer, media: Media): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder, name));
      const wanted = new Set([...media.values()].flatMap(mediumPaths).map(nameOf));
      const old = (await readdir(folder)).filter((one) => !one.startsWith('.') && !wanted.has(one));
      await Promise.all(old.map((one) => rm(join(folder, one), { force: true })));
    } catch (error) {
      log.warn('media.not-kept', { file: name, error });
    }
  }
}

/** On disk. */
function nameOf(path: string): string {
  return path.split('/').slice(2).join('-');
}
