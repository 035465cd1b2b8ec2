import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { MEDIA_TYPES } from '../../../site/content/media/media.ts';
import { readMedium } from '../../../site/content/media/media-folder.server.ts';
import { loadSharp } from '../../../site/content/media/sharp.server.ts';
import { Refusal } from './folder.ts';
import { nameOf, plainName } from './names.ts';

/** Most bytes of an upload, before it is made smaller. */
export const MOST_BYTES = 40 * 1024 * 1024;

/** Pixels at the longer side of a stored photograph: twice what a page shows. */
const LONGEST_SIDE = 3200;

/** The allowed uploads, in words for before and after. */
export const ALLOWED = `JPEG, PNG, WebP, AVIF, GIF and SVG pictures, MP4 and WebM videos and VTT captions, up to ${MOST_BYTES / 1024 / 1024} MB`;

export interface Upload {
  /** A name that the site shows. */
  name: string;
  bytes: Uint8Array;
  /** What it still needs to be shown. */
  note: string | undefined;
}

/** @throws {Refusal} for what the site cannot show */
export async function prepareUpload(
  name: string,
  bytes: Uint8Array,
  taken: ReadonlySet<string>,
): Promise<Upload> {
  if (bytes.byteLength > MOST_BYTES) {
    throw new Refusal(
      `${name} has ${Math.round(bytes.byteLength / 1024 / 1024)} MB. Allowed: ${ALLOWED}.`,
      413,
    );
  }
  if (bytes.byteLength === 0) throw new Refusal(`${name} is empty. Save it again.`);
  const ending = extname(name).slice(1).toLowerCase();
  if (/^(?:heic|heif)$/.test(ending) || HEIC.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))) {
    throw new Refusal(
      `${name} is a HEIC photograph, which most browsers cannot show. Export it as JPEG: on a Mac in Preview with File, Export; on an iPhone choose "Most Compatible" under Settings, Camera, Formats.`,
    );
  }
  if (!MEDIA_TYPES.has(ending)) throw new Refusal(`${name} cannot be shown on a page. Allowed: ${ALLOWED}.`);
  const free = freeName(name, ending, taken);
  const upload = { name: free, bytes: await smaller(name, bytes, ending), note: noteFor(free, taken) };
  const fault = await faultOf(upload);
  if (fault) throw new Refusal(`${name} cannot be shown on a page: ${fault}.`);
  return upload;
}

/** Why the site would not show a file, such as a picture of another kind than its name says. */
async function faultOf({ name, bytes }: Upload): Promise<string | undefined> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'upload-'));
  const path = join(folder.path, name);
  writeFileSync(path, bytes);
  const { problems } = await readMedium(name)({ path, size: bytes.byteLength, signature: '' }, undefined);
  return problems?.[0]?.says;
}

const HEIC = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1)/;

/** The page shows a video once it has the picture of its beginning. */
function noteFor(name: string, taken: ReadonlySet<string>): string | undefined {
  const isThere = [...taken].some((one) => nameOf(one) === nameOf(name) && !one.endsWith('.vtt'));
  if (isThere || !MEDIA_TYPES.get(extname(name).slice(1))?.startsWith('video/')) return undefined;
  return `${name} is shown once it has a picture of the same name: add ${nameOf(name)}.jpg too.`;
}

/** `photo (1).jpg` is `photo-1.jpg`, `图表.png` is `picture-1.png`; a number follows a name that is taken. */
function freeName(name: string, ending: string, taken: ReadonlySet<string>): string {
  const plain = plainName(name.slice(0, name.length - extname(name).length));
  const named = (number: number) =>
    `${plain || 'picture'}${plain && number === 1 ? '' : `-${number}`}.${ending}`;
  let number = 1;
  while (taken.has(named(number))) number += 1;
  return named(number);
}

/** A large photograph loses the pixels that no window shows. */
async function smaller(name: string, bytes: Uint8Array, ending: string): Promise<Uint8Array> {
  if (!['jpg', 'jpeg', 'png', 'webp', 'avif'].includes(ending)) return bytes;
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: false });
  const {
    width,
    height,
    pages = 1,
  } = await picture.metadata().catch((error: unknown) => {
    throw new Refusal(
      `${name} is damaged, or is not the kind of picture that its name says. Open it and export it again.`,
      422,
      error,
    );
  });
  if (pages > 1 || Math.max(width, height) <= LONGEST_SIDE) return bytes;
  const side = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
  return await picture.autoOrient().resize(side).keepIccProfile().toBuffer();
}
