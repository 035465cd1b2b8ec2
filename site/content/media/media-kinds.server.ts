import type { Metadata } from 'sharp';
import { widthsOf, type Medium } from './media.ts';
import { sizeOfDrawing } from './svg-size.server.ts';
import { loadSharp } from './sharp.server.ts';

/** Bytes at the start of a file that are enough to know its kind. */
export const FIRST_BYTES = 64 * 1024;

type Look = Pick<Medium, 'width' | 'height' | 'isAnimated' | 'isLossless'>;

/** Most pixels of a picture; decoded, each takes about four bytes. */
export const MOST_PIXELS = 40_000_000;

/** Longest side of a picture, the limit of JPEG. Longer sides take more memory than their pixels. */
const LONGEST_SIDE = 65_535;

/** The largest height of a WebP, the format of resized pictures. */
const MOST_HEIGHT = 16_383;

/**
 * Reads the first bytes of a file as the kind that its name says.
 * @param start the first {@link FIRST_BYTES}
 * @throws when it is something else, or has too many pixels
 */
export async function lookAtMedium(type: string, start: Buffer, size: number, path: string): Promise<Look> {
  if (type === 'image/svg+xml') return { ...sizeOfDrawing(textOf(start)), isAnimated: false };
  // The library decodes as much as there is.
  if (type === 'image/webp' && start.length >= 12 && start.readUInt32LE(4) + 8 > size)
    throw new Error('it is cut off');
  if (type.startsWith('image/')) return lookAtPicture(type, start, path);
  if (!IS_KIND[type]?.(start)) throw new Error(`its bytes are not those of ${type}`);
  return { width: 0, height: 0, isAnimated: false };
}

const IS_KIND: Readonly<Record<string, (start: Buffer) => boolean>> = {
  // AVIF pictures consist of boxes too.
  'video/mp4': (start) =>
    start.toString('latin1', 4, 8) === 'ftyp' &&
    !/^(?:avi|hei|hev|mif|msf)/.test(start.toString('latin1', 8, 11)),
  'video/webm': (start) =>
    start.toString('latin1', 0, 4) === '\x1aE\xdf\xa3' && start.subarray(0, 64).includes('webm'),
  'text/vtt': (start) => /^WEBVTT(?:[ \t\r\n]|$)/.test(textOf(start)),
};

/** @throws unless it is UTF-8 */
function textOf(start: Buffer): string {
  try {
    // The last character may be incomplete.
    return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
  } catch {
    throw new Error('it is not UTF-8');
  }
}

/** Width and height as pages show the picture, after its rotation by the camera's orientation. */
async function lookAtPicture(type: string, start: Buffer, path: string): Promise<Look> {
  if (isMoving(start)) throw new Error('it moves: save it as GIF, WebP or a video');
  const sharp = await loadSharp();
  let metadata: Metadata;
  try {
    metadata = await sharp(path, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new Error('browsers cannot show it as a picture', { cause: error });
  }
  const { autoOrient, format, compression, pages = 1 } = metadata;
  const found = compression === 'av1' ? 'avif' : format;
  if (type !== `image/${found}`) {
    throw new Error(`its bytes are ${found}, and its name says ${type.replace('image/', '')}`);
  }
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) {
    throw new Error(`it has ${width} by ${height} pixels, more than ${MOST_PIXELS / 1e6} million`);
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new Error(`it has ${width} by ${height} pixels; a side has at most ${LONGEST_SIDE}`);
  }
  const isAnimated = pages > 1;
  const [widest = width] = widthsOf({ kind: 'picture', type, width, isAnimated }).slice(-1);
  if ((height * widest) / width > MOST_HEIGHT) {
    throw new Error(`it has ${width} by ${height} pixels, which is too tall for its width`);
  }
  return { width, height, isAnimated, isLossless: start.includes('VP8L') };
}

/** Animations of which the library reads only the first frame: animated PNG, AVIF sequences. */
function isMoving(start: Buffer): boolean {
  const frames = start.indexOf('acTL');
  const isAnimatedPng =
    start.toString('latin1', 1, 4) === 'PNG' && frames > 0 && frames < start.indexOf('IDAT');
  return isAnimatedPng || start.toString('latin1', 4, 12) === 'ftypavis';
}
