import { boxesIn, voided, type Box } from './boxes.ts';
import { inMovie } from './mp4.ts';
import { cleared, type Patch } from './patch.ts';

const NEEDED: ReadonlySet<string> = new Set(['ftyp', 'mdat']);
const NEEDED_OF_ITEMS: ReadonlySet<string> = new Set([
  'hdlr',
  'pitm',
  'iinf',
  'iloc',
  'iprp',
  'iref',
  'idat',
  'grpl',
  'dinf',
]);

/** Items that are not pictures: Exif, XMP. The orientation is a property of the picture. */
const PERSONAL: ReadonlySet<string> = new Set(['Exif', 'mime', 'uri ']);

/** Items (ISO 23008-12) of Exif and XMP, and other boxes. */
export function* inAvif(bytes: Buffer): Generator<Patch> {
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (box.type === 'meta') yield* inItems(bytes, box);
    else if (box.type === 'moov') yield* inMovie(bytes, box);
    else if (!NEEDED.has(box.type)) yield* voided(box);
  }
}

function* inItems(bytes: Buffer, { content, end }: Box): Generator<Patch> {
  // Version and flags come before the inner boxes.
  const boxes = [...boxesIn(bytes, content + 4, end)];
  for (const box of boxes) if (!NEEDED_OF_ITEMS.has(box.type)) yield* voided(box);
  const find = (type: string) => boxes.find((box) => box.type === type);
  const [infos, places] = [find('iinf'), find('iloc')];
  const personal = new Set(infos && personalItems(bytes, infos));
  if (places) yield* inExtents(bytes, places, find('idat')?.content ?? 0, personal);
}

function personalItems(bytes: Buffer, { content, end }: Box): number[] {
  const entries = boxesIn(bytes, content + (bytes[content] === 0 ? 6 : 8), end);
  return Array.from(entries, (entry) => {
    const at = entry.content;
    // Version 3 has wider item numbers.
    const width = bytes[at] === 3 ? 4 : 2;
    const type = bytes.toString('latin1', at + 6 + width, at + 10 + width);
    return { item: bytes.readUIntBE(at + 4, width), type };
  }).flatMap(({ item, type }) => (PERSONAL.has(type) ? [item] : []));
}

/** Clears the bytes of items, wherever they are. @param data where the item data box begins */
function* inExtents(
  bytes: Buffer,
  { content }: Box,
  data: number,
  personal: ReadonlySet<number>,
): Generator<Patch> {
  let at = content + 4;
  const read = (width: number) => {
    at += width;
    if (width === 8) return Number(bytes.readBigUInt64BE(at - 8));
    return width === 0 ? 0 : bytes.readUIntBE(at - width, width);
  };
  const version = bytes[content] ?? 0;
  const [widths, more] = [read(1), read(1)];
  const [offset, length, base] = [widths >> 4, widths & 15, more >> 4];
  const index = version === 0 ? 0 : more & 15;
  if (offset + length === 0) throw new Error('it is damaged');
  for (let left = read(version === 2 ? 4 : 2); left > 0; left -= 1) {
    const item = read(version === 2 ? 4 : 2);
    const isInside = version > 0 && (read(2) & 15) === 1;
    // A reference to another file; pictures for browsers have none.
    read(2);
    const from = read(base) + (isInside ? data : 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(index);
      const start = from + read(offset);
      const end = start + read(length);
      if (personal.has(item)) yield cleared(start, end);
    }
  }
}
