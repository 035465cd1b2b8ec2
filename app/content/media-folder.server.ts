import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { imageSize } from 'image-size';
import { isMediumName, MEDIA_TYPES, type Media, type Medium } from './media.ts';

/** Bytes that a file may have. */
const MOST_BYTES = { picture: 10_000_000, video: 100_000_000, captions: 1_000_000 };

/** Unpacked, a picture takes some four bytes for each. */
export const MOST_PIXELS = 40_000_000;

/** The media that are shown: a video with its poster and captions, which stand beside it by the same name. */
export function withPosters(all: readonly Medium[]): Media {
  const shown = all.flatMap((medium) => {
    if (medium.kind !== 'video') return [medium];
    const beside = all.filter(({ name }) => stemOf(name) === stemOf(medium.name));
    const poster = beside.find(({ kind }) => kind === 'picture');
    const captions = beside.find(({ kind }) => kind === 'captions');
    return poster ? [{ ...medium, poster, captions, width: poster.width, height: poster.height }] : [];
  });
  return new Map(shown.map((medium) => [medium.name, medium]));
}

export const NO_POSTER =
  'a video needs a picture of the same name beside it, such as intro.jpg for intro.mp4';

/** A name without its ending. */
function stemOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

const KINDS = { image: 'picture', video: 'video', text: 'captions' } as const;

/**
 * Reads size and digest of a picture or video.
 * @throws with what is wrong
 */
export async function readMedium(path: string): Promise<Medium> {
  const name = basename(path);
  if (!isMediumName(name)) {
    const kinds = Object.keys(MEDIA_TYPES).join(', ');
    throw new Error(`expected a name in small letters, figures and hyphens that ends with one of ${kinds}`);
  }
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const type = MEDIA_TYPES[ending] ?? '';
  const kind = Object.entries(KINDS).find(([start]) => type.startsWith(start))?.[1] ?? 'picture';
  const file = await stat(path);
  if (!file.isFile()) throw new Error('it is no regular file');
  if (file.size > MOST_BYTES[kind]) {
    throw new Error(`it has ${(file.size / 1e6).toFixed(1)} MB, more than ${MOST_BYTES[kind] / 1e6}`);
  }
  const medium = { name, kind, type, bytes: file.size, version: await digestOf(path) } as const;
  return kind === 'picture'
    ? { ...medium, ...sizeIn(await readFile(path), type) }
    : { ...medium, width: 0, height: 0 };
}

/** Width and height as browsers show them: a camera that was held upright says so. */
function sizeIn(bytes: Uint8Array, type: string): { width: number; height: number } {
  let found;
  try {
    found = imageSize(bytes);
  } catch (error) {
    throw new Error('it is no picture that browsers show', { cause: error });
  }
  const { width, height, type: kind = '', orientation = 1 } = found;
  if (!type.startsWith(`image/${FOUND[kind] ?? kind}`)) {
    throw new Error(`its bytes are ${kind}, and its name says ${type.replace('image/', '')}`);
  }
  if (width * height > MOST_PIXELS) {
    throw new Error(`it has ${width} by ${height} pixels, more than ${MOST_PIXELS / 1e6} million`);
  }
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

/** Types that the library calls otherwise than their content type does. */
const FOUND: Readonly<Record<string, string>> = { jpg: 'jpeg' };

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex').slice(0, 10);
}
