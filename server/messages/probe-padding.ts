import { randomBytes } from 'node:crypto';

/**
 * Bytes that saving the longest message writes: 20 KB of text, and ten pages of tables and indexes. On a disk that is
 * nearly full, less might still fit.
 */
const LONGEST_SAVE = 64 * 1024;

/** A text of as many bytes, another each time and hard to compress, so that it is really written. */
export function probePadding(): string {
  return randomBytes(LONGEST_SAVE / 2).toString('hex');
}
