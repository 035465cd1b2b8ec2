import { cleared, replaced, type Patch } from './patch.ts';

/** A box of ISO base media (ISO 14496-12), in a part of a file. */
export interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  content: number;
  end: number;
}

/** The longest header: length, type, and a length of 64 bits. */
export const LONGEST_HEADER = 16;

/**
 * @param header the first bytes of the box
 * @param limit where the surrounding box or the file ends
 * @throws when the box ends beyond the limit
 */
export function readBox(header: Buffer, start: number, limit: number): Box {
  const short = header.length >= 8 ? header.readUInt32BE() : 0;
  const isLong = short === 1 && header.length >= LONGEST_HEADER;
  const length = isLong ? Number(header.readBigUInt64BE(8)) : short;
  const content = start + (isLong ? LONGEST_HEADER : 8);
  // The last box may have no length: it reaches to the end.
  const end = length === 0 ? limit : start + length;
  if (header.length < 8 || end < content || end > limit) throw new Error('it is cut off');
  return { type: header.toString('latin1', 4, 8), start, content, end };
}

export function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at < to;) {
    const box = readBox(bytes.subarray(at, Math.min(at + LONGEST_HEADER, to)), at, to);
    yield box;
    at = box.end;
  }
}

/** Turns a box into free space. */
export function* voided({ start, content, end }: Box): Generator<Patch> {
  yield replaced(start + 4, Buffer.from('free'));
  yield cleared(content, end);
}
