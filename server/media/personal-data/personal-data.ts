import { inAvif } from './avif.ts';
import { inGif } from './gif.ts';
import { inJpeg } from './jpeg.ts';
import { inMp4 } from './mp4.ts';
import type { Patch, ReadPart } from './patch.ts';
import { inPng } from './png.ts';
import { inSvg } from './svg.ts';
import { inWebm } from './webm.ts';
import { inWebp } from './webp.ts';

const IN_PICTURES: Readonly<Record<string, (bytes: Buffer) => Iterable<Patch>>> = {
  'image/jpeg': inJpeg,
  'image/png': inPng,
  'image/webp': inWebp,
  'image/gif': inGif,
  'image/avif': inAvif,
  'image/svg+xml': (bytes) => inSvg(bytes, inPicture),
};

const IN_VIDEOS: Readonly<Record<string, (read: ReadPart, size: number) => AsyncIterable<Patch>>> = {
  'video/mp4': inMp4,
  'video/webm': inWebm,
};

/** Most patches for one file. A phone's picture has about ten. */
const MOST_PATCHES = 50_000;

/** Most parts of a video that are inspected. */
const MOST_READS = 200_000;

const TOO_MANY = new Error('it has too many parts');

/**
 * Finds what a file says about places, people and programs, with the bytes that replace it. A picture's orientation
 * and color profile stay.
 * @throws when the file is cut off or not in a known format
 */
export async function personalDataIn(type: string, read: ReadPart, size: number): Promise<readonly Patch[]> {
  const inVideo = IN_VIDEOS[type];
  if (!inVideo) return inPicture(type, await read(0, size));
  let reads = 0;
  const counted: ReadPart = (at, length) => {
    reads += 1;
    return reads > MOST_READS ? Promise.reject(TOO_MANY) : read(at, length);
  };
  const patches: Patch[] = [];
  for await (const patch of inVideo(counted, size)) patches.push(patch);
  return patches;
}

function inPicture(type: string, bytes: Buffer): readonly Patch[] {
  const patches: Patch[] = [];
  try {
    for (const patch of IN_PICTURES[type]?.(bytes) ?? [])
      if (patches.push(patch) > MOST_PATCHES) throw TOO_MANY;
  } catch (error) {
    throw error instanceof RangeError ? new Error('a part of it leads out of it', { cause: error }) : error;
  }
  return patches;
}
