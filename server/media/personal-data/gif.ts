import { cleared, type Patch } from './patch.ts';

/** Application extensions that browsers need: how often an animation repeats, and the color profile. */
const NEEDED: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b];
const [APPLICATION, CONTROL] = [0xff, 0xf9];

/** Comments, texts and application extensions (GIF89a), such as XMP, and any bytes behind the picture. */
export function* inGif(bytes: Buffer): Generator<Patch> {
  let at = 13 + tableLength(bytes[10]);
  while (at < bytes.length && bytes[at] !== TRAILER) {
    if (bytes[at] === IMAGE) {
      at = yield* inBlocks(bytes, at + 11 + tableLength(bytes[at + 9]), true);
    } else if (bytes[at] === EXTENSION) {
      const label = bytes[at + 1];
      const isNeeded =
        label === CONTROL || (label === APPLICATION && NEEDED.has(bytes.toString('latin1', at + 3, at + 14)));
      at = yield* inBlocks(bytes, at + 2, isNeeded);
    } else break;
  }
  // Some programs omit the trailer byte.
  if (bytes[at] !== TRAILER && at !== bytes.length) throw new Error('it is cut off');
  yield cleared(at + 1, bytes.length);
}

/** Size in bytes of a color table, from its flags. */
function tableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Skips sub-blocks up to the empty one. @returns the position behind it */
function* inBlocks(bytes: Buffer, start: number, areNeeded: boolean): Generator<Patch, number> {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) {
    if (!areNeeded) yield cleared(at + 1, at + 1 + length);
    at += 1 + length;
  }
  return at + 1;
}
