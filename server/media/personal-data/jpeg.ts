import { orientationOnly } from './orientation.ts';
import { cleared, replaced, type Patch } from './patch.ts';

const END = 0xd9;
const SCAN = 0xda;
const EXIF_SEGMENT = 0xe1;

/** Application segments that decoders need: JFIF without its thumbnail, the color profile, Adobe's color transform. */
const NEEDED: readonly [marker: number, start: string, kept: number][] = [
  [0xe0, 'JFIF\0', 14],
  [0xe2, 'ICC_PROFILE\0', Infinity],
  [0xee, 'Adobe', 12],
];

/**
 * Application segments and comments (ISO 10918-1, Annex B), and any bytes behind the picture: other pictures, films.
 */
export function* inJpeg(bytes: Buffer): Generator<Patch> {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    // Decoders skip bytes between segments.
    if (bytes[at] !== 0xff) {
      const marked = bytes.indexOf(0xff, at);
      const next = marked < 0 ? bytes.length : marked;
      yield cleared(at, next);
      at = next;
      continue;
    }
    if (marker === END) return yield cleared(at + 2, bytes.length);
    if (isAlone(marker)) {
      // Bytes of 255 may pad a marker.
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const [start, end] = [at + 4, at + 2 + bytes.readUInt16BE(at + 2)];
    if (marker >= 0xe0 || marker < 0xc0) yield* inSegment(bytes, marker, start, end);
    at = marker === SCAN ? afterScan(bytes, end) : end;
  }
}

function isAlone(marker: number): boolean {
  return marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function* inSegment(bytes: Buffer, marker: number, start: number, end: number): Generator<Patch> {
  const needed = NEEDED.find(
    ([one, name]) => one === marker && bytes.toString('latin1', start, start + name.length) === name,
  );
  const from = start + (needed?.[2] ?? 0);
  if (from >= end) return;
  const left = marker === EXIF_SEGMENT && orientationOnly(bytes.subarray(start, end));
  yield cleared(from, end);
  if (left) yield replaced(start, left);
}

/** Where the next marker is. In a scan, 255 is followed by 0, or by the number of a restart. */
function afterScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
