import { boxesIn, LONGEST_HEADER, readBox, voided, type Box } from './boxes.ts';
import type { Patch, ReadPart } from './patch.ts';

const NEEDED: ReadonlySet<string> = new Set(['ftyp', 'styp', 'mdat', 'moof', 'sidx', 'mfra']);
const NEEDED_OF_MOVIE: ReadonlySet<string> = new Set(['mvhd', 'mvex', 'iods']);
const NEEDED_OF_TRACK: ReadonlySet<string> = new Set(['tkhd', 'edts', 'tref', 'tapt', 'load']);

/** Kinds of tracks that stay: video, sound, text, timecode, and AVIF animation. */
const SHOWN: ReadonlySet<string> = new Set([
  'vide',
  'soun',
  'text',
  'sbtl',
  'subt',
  'clcp',
  'tmcd',
  'hint',
  'pict',
  'auxv',
]);

/** Largest `moov` box in bytes. Films of 100 MB need a twentieth of that. */
const LONGEST_MOVIE = 20_000_000;

/**
 * Finds the boxes (ISO 14496-12) that cameras and programs add: places, makers, titles, XMP.
 * @throws when the file is cut off, or has a track of other data, such as a camera's path
 */
export async function* inMp4(read: ReadPart, size: number): AsyncGenerator<Patch> {
  let hasMovie = false;
  for (let at = 0; at < size;) {
    const box = readBox(await read(at, LONGEST_HEADER), at, size);
    const length = box.end - at;
    if (box.type === 'moov' && length <= LONGEST_MOVIE) {
      hasMovie = true;
      const inside = { ...box, start: 0, content: box.content - at, end: length };
      for (const { start, end, bytes } of inMovie(await read(at, length), inside))
        yield { start: start + at, end: end + at, bytes };
    } else if (!NEEDED.has(box.type)) yield* voided(box);
    at = box.end;
  }
  if (!hasMovie) throw new Error('it is cut off');
}

export function* inMovie(bytes: Buffer, { content, end }: Box): Generator<Patch> {
  for (const box of boxesIn(bytes, content, end)) {
    if (box.type === 'trak') yield* inTrack(bytes, box);
    else if (!NEEDED_OF_MOVIE.has(box.type)) yield* voided(box);
  }
}

function* inTrack(bytes: Buffer, { content, end }: Box): Generator<Patch> {
  for (const box of boxesIn(bytes, content, end)) {
    if (box.type === 'mdia') refuseData(bytes, box);
    else if (!NEEDED_OF_TRACK.has(box.type)) yield* voided(box);
  }
}

/**
 * @throws for a track that no player shows: its samples lie among those of the other tracks and cannot be told apart
 */
function refuseData(bytes: Buffer, { content, end }: Box): void {
  const handler = [...boxesIn(bytes, content, end)].find(({ type }) => type === 'hdlr');
  const kind = handler && bytes.toString('latin1', handler.content + 8, handler.content + 12);
  if (kind && SHOWN.has(kind)) return;
  throw new Error(
    'it has a track of data beside picture and sound, which may say where it was made: save it again without that track',
  );
}
