/** Reads some bytes of a file, fewer at its end. */
export type ReadPart = (at: number, length: number) => Promise<Buffer>;

/**
 * Bytes that replace some bytes of a file for visitors. The length stays the same, so that nothing in the file moves.
 */
export interface Patch {
  start: number;
  end: number;
  /** A single byte is repeated. */
  bytes: Uint8Array;
}

/** Replacement bytes without meaning. */
export function cleared(start: number, end: number, byte = 0): Patch {
  return { start, end, bytes: Uint8Array.of(byte) };
}

export function replaced(start: number, bytes: Uint8Array): Patch {
  return { start, end: start + bytes.length, bytes };
}

/**
 * Applies the patches to a part of a file.
 * @param at where the part begins in the file
 */
export function applyPatches<Part extends Buffer>(part: Part, at: number, patches: readonly Patch[]): Part {
  for (const { start, end, bytes } of patches) {
    const [from, to] = [Math.max(start, at), Math.min(end, at + part.length)];
    if (from >= to) continue;
    if (bytes.length === 1) part.fill(bytes, from - at, to - at);
    else part.set(bytes.subarray(from - start, to - start), from - at);
  }
  return part;
}
