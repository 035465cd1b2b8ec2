import { orientationOnly } from './orientation.ts';
import { cleared, replaced, type Patch } from './patch.ts';

const NEEDED: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Flags of `VP8X` that announce chunks. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** Finds chunks (RFC 9649) of Exif, XMP and others, and any bytes behind the picture. */
export function* inWebp(bytes: Buffer): Generator<Patch> {
  const length = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let flags = (bytes[20] ?? 0) & ~HAS_EXIF & ~HAS_XMP;
  for (let at = 12; at + 8 <= length;) {
    const type = bytes.toString('latin1', at, at + 4);
    const [start, end] = [at + 8, at + 8 + bytes.readUInt32LE(at + 4)];
    if (!NEEDED.has(type)) {
      const left = type === 'EXIF' && orientationOnly(bytes.subarray(start, end));
      yield cleared(start, Math.min(end, length));
      yield left ? replaced(start, left) : replaced(at, Buffer.from('JUNK'));
      if (left) flags |= HAS_EXIF;
    }
    // Chunks begin at even offsets.
    at = end + (end % 2);
  }
  if (bytes.toString('latin1', 12, 16) === 'VP8X') yield replaced(20, Uint8Array.of(flags));
  yield cleared(length, bytes.length);
}
