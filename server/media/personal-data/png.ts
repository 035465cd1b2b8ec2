import { crc32 } from 'node:zlib';
import { orientationOnly } from './orientation.ts';
import { cleared, replaced, type Patch } from './patch.ts';

/** Chunks that decide how the picture looks (PNG, third edition, section 11). */
const NEEDED: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT pHYs bKGD hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** A private chunk type whose letter case tells decoders to skip it and lets editors copy it. */
const NOTHING = 'voId';

/** Chunks with text, times and Exif, and any bytes behind the picture. */
export function* inPng(bytes: Buffer): Generator<Patch> {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const [start, end] = [at + 8, at + 8 + bytes.readUInt32BE(at)];
    if (!NEEDED.has(type) && end + 4 <= bytes.length) {
      const left = type === 'eXIf' && orientationOnly(bytes.subarray(start, end));
      const chunk = Buffer.alloc(4 + end - start);
      chunk.write(left ? type : NOTHING, 'latin1');
      if (left) chunk.set(left, 4);
      const sum = Buffer.alloc(4);
      sum.writeUInt32BE(crc32(chunk));
      yield cleared(start, end);
      yield replaced(at + 4, chunk.subarray(0, 4 + (left ? left.length : 0)));
      yield replaced(end, sum);
    }
    at = end + 4;
    if (type === 'IEND') return yield cleared(at, bytes.length);
  }
  throw new Error('it is cut off');
}
