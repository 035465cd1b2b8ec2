import { boxesIn, LONGEST_HEADER, readBox, voided, type Box } from './boxes.ts';
import type { Patch, ReadPart } from './patch.ts';

const NEEDED: ReadonlySet<string> = new Set(['ftyp', 'styp', 'mdat', 'moof', 'sidx', 'mfra']);
const NEEDED_OF_MOVIE: ReadonlySet<string> = new Set(['mvhd', 'mvex', 'iods']);
const NEEDED_OF_TRACK: ReadonlySet<string> = new Set(['tkhd', 'edts', 'tref', 'tapt', 'load']);

/** Kinds of tracks: pictures, sound, texts, the clock of the camera; and those of animations in AVIF. */
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

/** Bytes of the table of what is in a film; films of 100 MB have a twentieth. */
const LONGEST_MOVIE = 20_000_000;

/**
 * Boxes (ISO 14496-12) of cameras and programs: places, makers, titles, XMP.
 * @throws when the file is cut off, or has a track of other data, such as a camera's path
 */
export async function inMp4(read: ReadPart, size: number): Promise<Patch[]> {
  const patches: Patch[] = [];
  let hasMovie = false;
  for (let at = 0; at < size;) {
    const box = readBox(await read(at, LONGEST_HEADER), at, size);
    if (box.type === 'moov' && box.end - box.start <= LONGEST_MOVIE) {
      hasMovie = true;
      const bytes = await read(box.start, box.end - box.start);
      const inside = { ...box, start: 0, content: box.content - at, end: bytes.length };
      for (const { start, end, ...patch } of inMovie(bytes, inside))
        patches.push({ ...patch, start: start + at, end: end + at });
    } else if (!NEEDED.has(box.type)) patches.push(...voided(box));
    at = box.end;
  }
  if (!hasMovie) throw new Error('it is cut off, or no video that browsers show');
  return patches;
}

export function inMovie(bytes: Buffer, { content, end }: Box): Patch[] {
  return Array.from(boxesIn(bytes, content, end)).flatMap((box) => {
    if (box.type === 'trak') return inTrack(bytes, box);
    return NEEDED_OF_MOVIE.has(box.type) ? [] : voided(box);
  });
}

function inTrack(bytes: Buffer, track: Box): Patch[] {
  return Array.from(boxesIn(bytes, track.content, track.end)).flatMap((box) => {
    if (box.type === 'mdia') refuseData(bytes, box);
    return box.type === 'mdia' || NEEDED_OF_TRACK.has(box.type) ? [] : voided(box);
  });
}

/** @throws for a track that no player shows. Its samples lie among those of the others, where they cannot be told apart */
function refuseData(bytes: Buffer, { content, end }: Box): void {
  const handler = [...boxesIn(bytes, content, end)].find(({ type }) => type === 'hdlr');
  const kind = handler && bytes.toString('latin1', handler.content + 8, handler.content + 12);
  if (kind && SHOWN.has(kind)) return;
  throw new Error(
    'it has a track of data beside picture and sound, which may say where it was made: save it again without that track',
  );
}
