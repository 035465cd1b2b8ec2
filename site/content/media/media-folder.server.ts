import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { FileError, type Fault } from '../fault.ts';
import type { FileStates, ReadFile } from '../reading/file-states.server.ts';
import { isPassing, reasonOf, type FoundFile } from '../reading/folder.server.ts';
import { READ } from '../reading/inside-folder.server.ts';
import { FIRST_BYTES, lookAtMedium } from './media-kinds.server.ts';
import { isMediumName, MEDIA_FOLDER, MEDIA_TYPES, type Media, type Medium } from './media.ts';

/** The media of a content folder. */
export interface MediaFolder {
  /** As they are on disk, by their names in the content folder. */
  files: FileStates<Medium>;
  /** Those that are shown. */
  media: Media;
  /** The faults of files that are not shown. */
  faults: readonly Fault[];
}

/**
 * @param previous the media before; it is returned when nothing has changed
 * @param undecodable why pictures cannot be decoded, by their versions
 */
export function mediaOf(
  files: FileStates<Medium>,
  previous: MediaFolder | undefined,
  undecodable: ReadonlyMap<string, string> = new Map(),
): MediaFolder {
  const decodable = [...files.values()].flatMap(({ value }) =>
    value && !undecodable.has(value.version) ? [value] : [],
  );
  const media = withPosters(decodable);
  const faults = Array.from(files).flatMap(([file, { value, faults: found }]) => {
    if (!value || media.has(value.name)) return found;
    return [{ file, says: undecodable.get(value.version) ?? NO_POSTER }];
  });
  const isSame = files === previous?.files && faults.length === previous.faults.length;
  return isSame ? previous : { files, media, faults };
}

/** Names of files that systems and mounts put into folders begin with a dot, and so does a picture without a name. */
export function isMediaFile(file: string): boolean {
  const name = nameOf(file);
  return file === `${MEDIA_FOLDER}/${name}` && (!name.startsWith('.') || MEDIA_TYPES.has(endingOf(name)));
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/** The media that are shown: a video with its poster and captions, which are files of the same name beside it. */
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

/**
 * Reads kind, size and digest of a file. Only the first bytes of a picture are read, so it may turn out later that the
 * picture cannot be decoded.
 * @param file relative to the content folder
 */
export function readMedium(file: string): ReadFile<Medium> {
  return async (found) => {
    try {
      return { value: await lookAt(nameOf(file), found) };
    } catch (error) {
      if (isPassing(error)) throw new FileError(reasonOf(error), undefined, error);
      const [says = ''] = (error as Error).message.split('\n');
      // The file changed while it was read: its address would lead to other bytes.
      return { value: undefined, problems: [{ says }] };
    }
  };
}

/** @throws with the reason when the file cannot be shown */
async function lookAt(name: string, { path, error }: FoundFile): Promise<Medium> {
  if (!isMediumName(name)) {
    const endings = [...MEDIA_TYPES.keys()].join(', ');
    throw new Error(`expected a name in small letters, figures and hyphens that ends with one of ${endings}`);
  }
  if (error) throw error;
  const type = MEDIA_TYPES.get(endingOf(name)) ?? '';
  const kind = Object.entries(KINDS).find(([start]) => type.startsWith(start))?.[1] ?? 'picture';
  await using file = await open(path, READ);
  const stats = await file.stat();
  if (stats.size > MOST_BYTES[kind]) {
    throw new Error(`it has ${(stats.size / 1e6).toFixed(1)} MB, more than ${MOST_BYTES[kind] / 1e6}`);
  }
  const start = Buffer.alloc(Math.min(stats.size, FIRST_BYTES));
  await file.read(start, 0, start.length, 0);
  const look = await lookAtMedium(type, start, stats.size, path);
  const version = await digestOf(file);
  return { name, kind, type, bytes: stats.size, modified: stats.mtimeMs, version, ...look };
}

/** Each step costs the main thread the overhead of a call, and holds it for a millisecond. */
const STEP_BYTES = 1024 * 1024;

/** Used again for the next file: 500 new ones would not be collected in time. */
const chunks: Buffer[] = [];

async function digestOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  const chunk = chunks.pop() ?? Buffer.allocUnsafe(STEP_BYTES);
  try {
    let at = 0;
    for (;;) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) return hash.digest('hex').slice(0, 10);
      hash.update(chunk.subarray(0, bytesRead));
      at += bytesRead;
    }
  } finally {
    chunks.push(chunk);
  }
}
