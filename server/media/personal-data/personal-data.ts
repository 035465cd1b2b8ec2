import { inAvif } from './avif.ts';
import { inGif } from './gif.ts';
import { inJpeg } from './jpeg.ts';
import { inMp4 } from './mp4.ts';
import type { Patch, ReadPart } from './patch.ts';
import { inPng } from './png.ts';
import { inSvg } from './svg.ts';
import { inWebm } from './webm.ts';
import { inWebp } from './webp.ts';

const IN_PICTURES: Readonly<Record<string, (bytes: Buffer) => Patch[]>> = {
  'image/jpeg': inJpeg,
  'image/png': inPng,
  'image/webp': inWebp,
  'image/gif': inGif,
  'image/avif': inAvif,
  'image/svg+xml': (bytes) => inSvg(bytes, inPicture),
};

const IN_VIDEOS: Readonly<Record<string, (read: ReadPart, size: number) => Promise<Patch[]>>> = {
  'video/mp4': inMp4,
  'video/webm': inWebm,
};

/**
 * What a file says of the place where it was made, of people and of programs, and what visitors get in its place. The
 * orientation of a picture and its color profile stay.
 * @throws when the file is cut off or not understood
 */
export async function personalDataIn(type: string, read: ReadPart, size: number): Promise<readonly Patch[]> {
  const inVideo = IN_VIDEOS[type];
  return inVideo ? inVideo(read, size) : inPicture(type, await read(0, size));
}

function inPicture(type: string, bytes: Buffer): Patch[] {
  return IN_PICTURES[type]?.(bytes) ?? [];
}
