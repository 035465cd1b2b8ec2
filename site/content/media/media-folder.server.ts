import { createHash } from 'node:crypto';
import { lstat, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder, openInside } from '../reading/inside-folder.server.ts';
import { FIRST_BYTES, lookAtMedium } from './media-kinds.server.ts';
import { isMediumName, MEDIA_FOLDER, MEDIA_TYPES, type Media, type Medium } from './media.ts';
import { isMissing, isPassing } from '../reading/folder.server.ts';

/** The media of a content folder. */
export interface MediaFolder {
  media: Media;
  /** What is wrong with files that are not shown. */
  faults: readonly MediaFault[];
  /** By name. A file that has not changed since is not read again. */
  files: ReadonlyMap<string, ReadFile>;
}

export interface MediaFault {
  /** Relative to the content folder. */
  file: string;
  says: string;
}

interface ReadFile {
  /** Changes with the file. */
  signature: string;
  /** The medium, or why there is none. */
  found: Medium | string;
}

export const NO_MEDIA: MediaFolder = { media: new Map(), faults: [], files: new Map() };

/**
 * Reads names, kinds, sizes and digests of the files in `media/`, each judged alone. Of a picture only the first bytes are looked at, so
 * that it may turn out later that it cannot be decoded.
 * @param previous what was read before; it is also returned when nothing has changed
 * @param undecodable why pictures cannot be decoded, by their versions
 */
export async function readMedia(
  folder: string,
  previous = NO_MEDIA,
  undecodable: ReadonlyMap<string, string> = new Map(),
): Promise<MediaFolder> {
  let names;
  try {
    names = await namesIn(folder);
  } catch (error) {
    const others = previous.faults.filter(({ file }) => file !== MEDIA_FOLDER);
    return { ...previous, faults: [{ file: MEDIA_FOLDER, says: reasonOf(error) }, ...others] };
  }
  const files = new Map<string, ReadFile>();
  const left = names.values();
  const readNext = async () => {
    for (const name of left) files.set(name, await readFile(folder, name, previous.files.get(name)));
  };
  await Promise.all([readNext(), readNext()]);
  const found = names.map((name) => ({ name, found: whatIs(files.get(name), undecodable) }));
  const good = found.flatMap(({ found: medium }) => (typeof medium === 'string' ? [] : [medium]));
  const media = withPosters(good);
  const faults = found.flatMap(({ name, found: one }) => {
    const says = typeof one === 'string' ? one : media.has(name) ? undefined : NO_POSTER;
    return says === undefined ? [] : [{ file: join(MEDIA_FOLDER, name), says }];
  });
  const isSame = files.size === previous.files.size && faults.length === previous.faults.length;
  return isSame && names.every((name) => files.get(name) === previous.files.get(name))
    ? previous
    : { media, faults, files };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(await insideFolder(folder, join(folder, MEDIA_FOLDER)));
    // What systems and mounts put into folders begins with a dot, and so does a picture without a name.
    return names.filter((name) => !name.startsWith('.') || MEDIA_TYPES[endingOf(name)]).toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function readFile(folder: string, name: string, last: ReadFile | undefined): Promise<ReadFile> {
  const path = join(folder, MEDIA_FOLDER, name);
  let signature = '';
  try {
    const target = (await lstat(path)).isSymbolicLink() ? await insideFolder(folder, path) : path;
    const { ino, size, mtimeNs, ctimeNs } = await stat(target, { bigint: true });
    signature = [target, ino, size, mtimeNs, ctimeNs].join();
    if (signature === last?.signature) return last;
    return { signature, found: await readMedium(folder, path, name) };
  } catch (error) {
    // What the system could not read, such as on a share that was away, it may read the next time.
    const found = reasonOf(error);
    return found === last?.found ? last : { signature: isPassing(error) ? '' : signature, found };
  }
}

/** What a file is, or why it is not shown. */
function whatIs(file: ReadFile | undefined, undecodable: ReadonlyMap<string, string>): Medium | string {
  const found = file?.found ?? '';
  return typeof found === 'string' ? found : (undecodable.get(found.version) ?? found);
}

/** The media that are shown: a video with its poster and captions, which stand beside it by the same name. */
function withPosters(all: readonly Medium[]): Media {
  const shown = all.flatMap((medium) => {
    if (medium.kind !== 'video') return [medium];
    const beside = all.filter(({ name }) => stemOf(name) === stemOf(medium.name));
    const poster = beside.find(({ kind }) => kind === 'picture');
    const captions = beside.find(({ kind }) => kind === 'captions');
    return poster ? [{ ...medium, poster, captions, width: poster.width, height: poster.height }] : [];
  });
  return new Map(shown.map((medium) => [medium.name, medium]));
}

const NO_POSTER = 'a video needs a picture of the same name beside it, such as intro.jpg for intro.mp4';

/** A name without its ending. */
function stemOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

const KINDS = { image: 'picture', video: 'video', text: 'captions' } as const;

/** Bytes that a file may have. */
const MOST_BYTES = { picture: 10_000_000, video: 100_000_000, captions: 1_000_000 };

/** @throws with what is wrong */
async function readMedium(folder: string, path: string, name: string): Promise<Medium> {
  if (!isMediumName(name)) {
    const endings = Object.keys(MEDIA_TYPES).join(', ');
    throw new Error(`expected a name in small letters, figures and hyphens that ends with one of ${endings}`);
  }
  const type = MEDIA_TYPES[endingOf(name)] ?? '';
  const kind = Object.entries(KINDS).find(([start]) => type.startsWith(start))?.[1] ?? 'picture';
  await using file = await openInside(folder, path);
  const stats = await file.stat();
  if (!stats.isFile()) throw new Error('it is no regular file');
  if (stats.size > MOST_BYTES[kind]) {
    throw new Error(`it has ${(stats.size / 1e6).toFixed(1)} MB, more than ${MOST_BYTES[kind] / 1e6}`);
  }
  const start = Buffer.alloc(Math.min(stats.size, FIRST_BYTES));
  await file.read(start, 0, start.length, 0);
  const look = await lookAtMedium(type, start, stats.size, path);
  const version = await digestOf(file);
  return { name, kind, type, bytes: stats.size, modified: stats.mtimeMs, version, ...look };
}

async function digestOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(FIRST_BYTES);
  let at = 0;
  for (;;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
    if (bytesRead === 0) return hash.digest('hex').slice(0, 10);
    hash.update(chunk.subarray(0, bytesRead));
    at += bytesRead;
  }
}

function reasonOf(error: unknown): string {
  const [reason = ''] = (error as Error).message.split('\n');
  return isMissing(error) ? 'it is missing' : reason;
}
