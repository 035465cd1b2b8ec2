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

/** Places of one file; a picture of a telephone has some ten. */
const MOST_PATCHES = 50_000;

/** Parts of a video that are looked at. */
const MOST_READS = 200_000;

const TOO_MANY = new Error('it has too many parts');

/**
 * What a file says of the place where it was made, of people and of programs, and what visitors get in its place. The
 * orientation of a picture and its color profile stay.
 * @throws when the file is cut off or not understood
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
