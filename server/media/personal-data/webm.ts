import { cleared, replaced, type Patch, type ReadPart } from './patch.ts';

/** Elements of Matroska (RFC 9559) whose inner elements are inspected. */
const [SEGMENT, INFO] = [0x18538067, 0x1549a966];

/** Tags and attached files. */
const REMOVED: ReadonlySet<number> = new Set([0x1254c367, 0x1941a469]);

/** A film's title, and the names of its file and of neighboring files. */
const CLEARED: ReadonlySet<number> = new Set([0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb]);

/** The Void element. */
const VOID = 0xec;

/** An element has a number of at most four bytes, and a length of at most eight. */
const LONGEST_HEADER = 12;

/** Finds elements that say who made a film, and where. @throws when the file is cut off */
export async function* inWebm(read: ReadPart, size: number): AsyncGenerator<Patch> {
  for (let at = 0; at < size;) {
    const { id, content, end } = elementAt(await read(at, LONGEST_HEADER), at);
    if (end !== undefined && end > size) throw CUT_OFF;
    const isOpened = id === SEGMENT || id === INFO || end === undefined;
    if (isOpened) at = content;
    else {
      if (REMOVED.has(id)) yield* voided(at, end);
      if (CLEARED.has(id)) yield cleared(content, end);
      at = end;
    }
  }
}

const CUT_OFF = new Error('it is cut off');

/** @returns no end for an element of unknown length, as in live recordings: its inner elements follow */
function elementAt(header: Buffer, at: number) {
  const idLength = widthOf(header[0]);
  const lengthLength = widthOf(header[idLength]);
  const content = idLength + lengthLength;
  if (idLength > 4 || content > header.length) throw CUT_OFF;
  let length = (header[idLength] ?? 0) & (0xff >> lengthLength);
  for (const byte of header.subarray(idLength + 1, content)) length = length * 256 + byte;
  const isUnknown = length === 2 ** (7 * lengthLength) - 1;
  return {
    id: header.readUIntBE(0, idLength),
    content: at + content,
    end: isUnknown ? undefined : at + content + length,
  };
}

/** Length of a number in bytes, from the leading zeros of its first byte. */
function widthOf(first = 0): number {
  return Math.clz32(first) - 23;
}

function* voided(start: number, end: number): Generator<Patch> {
  const header = Buffer.alloc(9);
  const length = end - start - header.length;
  if (length < 0) return;
  header.writeUInt8(VOID);
  header.writeUIntBE(length, 3, 6);
  header.writeUInt8(1, 1);
  yield replaced(start, header);
  yield cleared(start + header.length, end);
}
